// Generated from wire.py, the HTTP bodies and the games' views by `python -m speeltafel.client.typescript`.

export const WIRE = 1;

/** A message before it has a language; arguments may be messages themselves. */
export interface Said {
  id: string;
  args?: Record<string, string | number | Said | Said[]>;
}

/** One line of a score: cells, pieces, points, and the bonus in them. */
export interface LineSent {
  name: Said;
  points: number;
  cells?: string[];
  pieces?: string[];
  bonus?: number;
}

/** One of the numbered reasons beside a refused piece, and the cells it points at. */
export interface ClueSent {
  message: Said;
  cells?: string[];
}

/** Why not: the reason code is `message.id`; `candidates` are what an ambiguous text could mean. */
export interface Refusal {
  message: Said;
  cells?: string[];
  pieces?: string[];
  clues?: ClueSent[];
  candidates?: string[];
}

/** One thing that could be done next: `text` is the play with it, to ask or to play.
 *
 * Steps of one `kind` belong together. `said` tells the step to a person: where the game's view is a scene, and where a
 * question asked for words. */
export interface StepSent {
  text: string;
  cell: string;
  piece?: string;
  points?: number | null;
  kind?: string;
  said?: Said | null;
}

/** Cells worth pointing at, and whose they are. */
export interface MarkSent {
  kind: string;
  cells: string[];
  seat?: number | null;
}

/** An answer for a play in progress: following its steps leads to every legal action and to nothing else.
 *
 * Where steps have words, `kinds` says what those of a kind are called, and `said` what the play does as it stands, if it
 * is `ready`. */
export interface PreviewSent {
  text: string;
  ready: boolean;
  points?: number;
  steps?: StepSent[];
  lines?: LineSent[];
  marks?: MarkSent[];
  refusal?: Refusal | null;
  said?: Said | null;
  kinds?: Record<string, Said>;
}

/** One event of the log as these eyes may see it; `seat` is None when chance spoke.
 *
 * `action` is canonical text, `said` tells it to a person, `lines` explain the points; `at` is ms since 1970.
 * `why` is a bot's own sentence; where hands are hidden it comes only when the game is over. */
export interface EventSent {
  number: number;
  action: string;
  said: Said;
  seat?: number | null;
  points?: number;
  lines?: LineSent[];
  at?: number;
  why?: Said | null;
}

/** How it ended; `seed` opens the commitment made before the first deal. */
export interface OutcomeSent {
  scores: number[];
  winners: number[];
  reason: string;
  seed?: string;
}

/** Who sits where; `there` says whether anybody is connected, `stand_in` the bot level that plays for a leaver.
 *
 * `devices` is how many are connected for this seat where there is more than one: its player should know them all. */
export interface SeatSent {
  seat: number;
  kind: "person" | "open" | "bot";
  name?: string;
  avatar?: string;
  level?: string;
  there?: boolean;
  stand_in?: string;
  devices?: number;
}

/** `ends` is when the seat to move runs out (ms since 1970); `seconds` is the time for one move. */
export interface ClockSent {
  kind: "none" | "move" | "days";
  seconds?: number;
  ends?: number | null;
  paused?: boolean;
}

/** Something that needs others' consent, and who agreed so far; `seat` and `number` are what it is about. */
export interface OfferSent {
  kind: "undo" | "draw" | "rematch" | "stand-in" | "pause" | "hints";
  by: number;
  agreed: number[];
  seat?: number | null;
  number?: number | null;
}

/** What everybody may know about a table; `game` is the edition id, `rematch` the table that follows it.
 *
 * `hints` says that its people agreed to allow hints; `scored` is false where nothing is counted during play. */
export interface TableSent {
  table: string;
  game: string;
  options: Record<string, unknown>;
  seats: SeatSent[];
  status: "open" | "running" | "finished" | "abandoned";
  listed?: boolean;
  language?: string;
  clock?: ClockSent | null;
  commitment?: string;
  owner?: number | null;
  free_chat?: boolean;
  rematch?: string;
  offers?: OfferSent[];
  watchers?: number;
  made?: number;
  hints?: boolean;
  scored?: boolean;
}

/** Free text, or a canned phrase by its Fluent id; `seat` is None for a watcher. */
export interface ChatSent {
  type: "chat";
  number: number;
  at: number;
  seat?: number | null;
  name?: string;
  text?: string;
  phrase?: string;
}

/** First answer on a socket, and again when the table starts or its eyes change: the table, and all events after `since`.
 *
 * `you` are the seats this device may play, `hold` is the one whose eyes it has now: of several people who share a device the
 * one who holds it, or nobody. Before the table starts `view` is null and `you` are places; `muted` are the seats you do
 * not hear. `unknown` are the positions, in the hello's `secrets`, of those that open nothing here: a client forgets them.
 * `invited` pairs the position of a secret that is an invitation with the place it is for; only `POST .../places` sits down.
 * `wire` is the server's version of these messages. `hides`: not everybody sees everything, so that people who share a device
 * look one at a time. */
export interface Welcome {
  type: "welcome";
  table: TableSent;
  you: number[];
  number: number;
  view: View | null;
  scores: number[];
  turn: number | null;
  events: EventSent[];
  preview?: PreviewSent | null;
  outcome?: OutcomeSent | null;
  chat?: ChatSent[];
  muted?: number[];
  unknown?: number[];
  wire?: number;
  hold?: number | null;
  invited?: [number, number][];
  hides?: boolean;
}

/** New events, and the table after them; `preview` is the start of a turn, for its seat only; `hides` as in `welcome`. */
export interface Happened {
  type: "happened";
  events: EventSent[];
  number: number;
  view: View;
  scores: number[];
  turn: number | null;
  preview?: PreviewSent | null;
  outcome?: OutcomeSent | null;
  clock?: ClockSent | null;
  hides?: boolean;
}

/** The message with this id is stored; a move's event got this number. */
export interface Acknowledged {
  type: "ack";
  id: string;
  number: number;
}

/** The message with this id changed nothing; `number` is the table's last event. */
export interface Refused {
  type: "refused";
  id: string;
  refusal: Refusal;
  number?: number;
}

/** The answer to `ask`; `number` is the last event of the table that it is about. */
export interface Previewed {
  type: "previewed";
  id: string;
  preview: PreviewSent;
  number: number;
}

/** Seats, presence, offers, clock or settings changed. */
export interface TableChanged {
  type: "table";
  table: TableSent;
}

/** The answer to `ping`; `number` is the table's last event, `hold` whose eyes the device has: who missed news hears of it. */
export interface Pong {
  type: "pong";
  id: string;
  number: number;
  hold: number | null;
}

/** The server is about to close this socket; come back after so many milliseconds, or not at all when negative.
 *
 * `wire` is the server's version of these messages where that is the reason; else 0. */
export interface Goodbye {
  type: "goodbye";
  reason: Said;
  after: number;
  wire: number;
}

/** First message on a socket: seat secrets (several on a shared device, none to watch).
 *
 * `since` is the last event number this client has; -1 for none. `wire` is the client's version of these
 * messages; the first release had none. Where several share the device, `hold` is the seat whose eyes it had when it got
 * them, and wants again; none for nobody's. */
export interface Hello {
  type: "hello";
  table: string;
  secrets?: string[];
  since?: number;
  wire?: number;
  hold?: number | null;
}

/** A move in canonical text; repeated under the same id it counts once.
 *
 * `number` is the last event its player saw: a move for a table that has gone on since is refused. */
export interface Play {
  type: "play";
  id: string;
  seat: number;
  action: string;
  number?: number | null;
}

/** Asks a preview of a play in progress of one's own seat, at the table as it was after event `number`.
 *
 * With `words` every step is told too. */
export interface Ask {
  type: "ask";
  id: string;
  seat: number;
  partial: string;
  number?: number | null;
  words?: boolean;
}

/** Asks for something that others may have to agree to; `about` is the leaver's seat of a stand-in. */
export interface Propose {
  type: "propose";
  id: string;
  seat: number;
  kind: "undo" | "draw" | "rematch" | "stand-in" | "pause" | "hints" | "resume";
  about?: number | null;
}

/** Agrees or not to a standing offer; the one who made it takes it back by disagreeing. */
export interface Answer {
  type: "answer";
  id: string;
  seat: number;
  kind: "undo" | "draw" | "rematch" | "stand-in" | "pause" | "hints";
  agree: boolean;
  about?: number | null;
}

/** Gives up the game: resign, claim (the clock of the seat to move ran out), abandon, or stand up from an open seat. */
export interface Leave {
  type: "leave";
  id: string;
  seat: number;
  kind: "resign" | "claim" | "abandon" | "stand-up";
}

/** Free text or a canned phrase by its Fluent id, one of the two. */
export interface Say {
  type: "say";
  id: string;
  seat?: number | null;
  text?: string;
  phrase?: string;
}

/** Against bad talk: mutes another seat for one's own seat, ends that, or reports a line of chat by its number. */
export interface Hush {
  type: "hush";
  id: string;
  seat: number;
  kind: "mute" | "unmute" | "report";
  about: number;
}

/** Says who of several people holds their shared device now, or nobody; a `welcome` with those eyes is the answer. */
export interface Hold {
  type: "hold";
  id: string;
  seat?: number | null;
}

/** Asks for a sign of life. */
export interface Ping {
  type: "ping";
  id: string;
}

/** An option of a game: `form` tells people what fits. */
export interface OptionOffered {
  name: string;
  form: string;
  default: unknown;
}

/** A rule sheet, and how many can play by it. */
export interface EditionOffered {
  id: string;
  least: number;
  most: number;
  options: OptionOffered[];
}

/** A bot's level, weakest first in its list. */
export interface LevelOffered {
  id: string;
  name: Said;
  character: Said;
}

/** Words of one language for games that other packages bring, as Fluent text. */
export interface WordsSent {
  fluent: string;
}

/** A game that can be played; where its view is a `scene`, its words come from `/api/words`. */
export interface GameOffered {
  game: string;
  editions: EditionOffered[];
  levels: LevelOffered[];
  scene: boolean;
}

/** A place to be filled: me (on this device), a person by secret link, open to anybody, or a bot. */
export interface NewSeat {
  kind: "me" | "person" | "open" | "bot";
  name?: string;
  avatar?: string;
  level?: string;
  age?: number | null;
}

/** Time for one move: none, or so many seconds (`days` for correspondence; the seconds are then days long). */
export interface NewClock {
  kind: "none" | "move" | "days";
  seconds?: number;
}

/** Asks for a table; `game` is an edition id or a game's name. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  language?: "nl" | "de" | "fr" | "en";
  clock?: NewClock | null;
  listed?: boolean;
}

/** A place and the secret that opens it, or an invitation to sit down there. */
export interface PlaceSecret {
  place: number;
  secret: string;
}

/** The new table: `mine` open places for this device, `links` are invitations for sending on. */
export interface TableMade {
  table: string;
  owner: string;
  mine: PlaceSecret[];
  links: PlaceSecret[];
}

/** Sits down, by the bearer's invitation or at an open place.
 *
 * `secret` is what opens the seat from then on. A client that makes it up can ask again when no answer came; else the server
 * makes one. */
export interface SitDown {
  name?: string;
  avatar?: string;
  age?: number | null;
  secret?: string;
}

/** A new name or avatar for the bearer's seat; what is absent stays. */
export interface Me {
  name?: string | null;
  avatar?: string | null;
}

/** What the owner can change while the table stands; what is absent stays. */
export interface TableSettings {
  free_chat?: boolean | null;
  listed?: boolean | null;
}

/** One step of a replay: the event that led here (null at the start) and the table after it. */
export interface FrameSent {
  event: EventSent | null;
  view: View;
  scores: number[];
}

/** A whole game, step by step, as these eyes see it. */
export interface Replay {
  table: TableSent;
  frames: FrameSent[];
  outcome?: OutcomeSent | null;
}

/** A position drawn by the engine; with a `play` also what it brings and the table after it, or why it is refused. */
export interface RuleExample {
  id: string;
  view: View;
  scores: number[];
  turn?: number | null;
  play?: string;
  said?: Said | null;
  lines?: LineSent[];
  after?: View;
  preview?: PreviewSent | null;
  refusal?: Refusal | null;
}

/** An edition's numbers and examples. */
export interface RulesSent {
  edition: string;
  least: number;
  most: number;
  examples: RuleExample[];
}

/** The browser's half of the push encryption. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** A browser's push subscription for the bearer's seat, and the language to write in. */
export interface Subscription {
  table: string;
  endpoint: string;
  keys: PushKeys;
  language?: "nl" | "de" | "fr" | "en";
}

/** The server's public key for push subscriptions (VAPID, base64url). */
export interface PushKey {
  key: string;
}

/** A bot's move: the seat is the bearer's; repeated under the same id it counts once. */
export interface BotPlay {
  id: string;
  action: string;
}

/** A whole legal move and the points it brings at once. */
export interface MoveOffered {
  action: string;
  points: number;
}

/** Legal moves of the seat to move; `is_all` is false when there are more than fit. */
export interface MovesOffered {
  number: number;
  moves: MoveOffered[];
  is_all: boolean;
}

/** The number the move's event got. */
export interface BotPlayed {
  number: number;
}

/** Whether this process does its work; `wrong` names what keeps it from it, and is empty when it is well.
 *
 * `committed` and `failed` are milliseconds since a change was last stored and since the database last failed to;
 * `free` is what the disk beside a SQLite file still holds, in bytes. `set_aside` tables cannot be looked after. */
export interface Health {
  status: "ok" | "draining" | "failing";
  wrong: ("draining" | "commits" | "reads" | "disk")[];
  tables: number;
  sockets: number;
  database: boolean;
  redis: boolean | null;
  committed: number | null;
  failed: number | null;
  free: number | null;
  set_aside: number;
}

/** Which release this is, and whether the kernels are compiled. */
export interface Version {
  version: string;
  compiled: boolean;
}

/** Why a request was refused; the reason code is `message.id`, `text` says it in the asked language. */
export interface Problem {
  message: Said;
  text: string;
  refusal?: Refusal | null;
}

/** What the game's strongest bot would play now, told to a person; `number` is the last event it knew.
 *
 * At less than full `strength` the action is empty: 1 points at places, 2 at pieces too. */
export interface Hint {
  number: number;
  action: string;
  said: Said;
  why?: Said | null;
  strength?: number;
  places?: string[];
  pieces?: Said[];
  reasons?: Said[];
}

/** One of the best three choices of a decision: its chance of winning, which may be off by `error`, and its margin. */
export interface ChoiceJudged {
  action: string;
  chance: number;
  error: number;
  margin: number;
}

/** One decision of a finished game: the chance of winning it gave away, and the luck that came before it.
 *
 * Where the play has a `name` (slip, mistake or blunder), `best` would have been best, and `better` tells it. `loss` and
 * `error` are what is told, "4 ± 1": in hundredths of a chance, in points where it was decided already, or not at all, by
 * `unit`. `decides` says that the loss is certain; `said` tells all of it in sentences. */
export interface MoveJudged {
  number: number;
  seat: number;
  chance: number;
  given: number;
  luck: number;
  name?: string;
  best?: string;
  better?: Said | null;
  unit?: "chance" | "points" | "none";
  loss?: number;
  error?: number;
  decides?: boolean;
  said?: Said[];
  line?: string[];
  choices?: ChoiceJudged[];
}

/** A seat's account: result - even = luck + received - given + unknown.
 *
 * `unknown` is what nobody could know: hidden hands, and the judge's own error. */
export interface SeatJudged {
  seat: number;
  result: number;
  even: number;
  luck: number;
  given: number;
  received: number;
  unknown: number;
}

/** A finished game looked back at; empty while that is under way, `done` of 1.
 *
 * `tells_chances` is false where a game's values are no chances: then no number is to be shown. `against` says whom
 * chances are reckoned against. */
export interface Judged {
  ready: boolean;
  bot?: Said | null;
  moves?: MoveJudged[];
  seats?: SeatJudged[];
  done?: number;
  tells_chances?: boolean;
  against?: Said | null;
}

/** A position to try again: the event, and the table as its seat saw it. */
export interface Exercised {
  number: number;
  seat: number;
  position: string;
  name: string;
  view: View;
}

/** What if: from a moment of a table's game, or from a position of a game; then these moves.
 *
 * Of a running game it goes from what the bearer's seat sees now. With a `level` a bot of it makes one move more;
 * `tried` is weighed beside the best three, `think` times longer; `luck` says what dice and bag bring. */
export interface Analyse {
  moves?: string[];
  table?: string | null;
  at?: number | null;
  game?: string;
  seats?: number | null;
  options?: Record<string, unknown>;
  position?: string;
  luck?: number;
  think?: number;
  tried?: string;
  level?: string;
}

/** One of the best three choices, or the one that was tried; `chance` is null where a game tells none. */
export interface ChoiceOffered {
  action: string;
  said: Said;
  chance: number | null;
  error: number;
  margin: number;
  is_tried: boolean;
  reasons: Said[];
}

/** The line as it was played, chance included, the table at its end, and what to do there. */
export interface Analysed {
  moves: string[];
  line: string[];
  turn: number | null;
  scores: number[];
  view: View;
  winners: number[] | null;
  choices: ChoiceOffered[];
  against: Said | null;
}

/** One piece: `id` is what steps call it in `piece`, `name` what people call it.
 *
 * It shows `pips` or a short `text` on a shape of a colour; one that lies face down shows nothing. */
export interface Piece {
  id: string;
  name: Said;
  shape?: "tile" | "card" | "die" | "stone";
  colour?: "" | "red" | "orange" | "yellow" | "green" | "blue" | "purple" | "black" | "white";
  text?: string;
  pips?: number;
  hidden?: boolean;
}

/** A cell of the board: `id` is what steps call it in `cell`; `fresh` when the last play changed it.
 *
 * In a grid of hexagons `x` and `y` are axial: the row y lies half a cell further right than the one above it. */
export interface Spot {
  id: string;
  name: Said;
  x: number;
  y: number;
  piece?: Piece | null;
  fresh?: boolean;
}

/** Pieces side by side: the hand of a seat, or what lies on the table for all. */
export interface Row {
  name: Said;
  pieces?: Piece[];
  seat?: number | null;
}

/** A number worth seeing: cards in the bag, or dice that a seat has left. */
export interface Counter {
  name: Said;
  value: number;
  seat?: number | null;
}

/** What lies on the table: a board of `spots`, `rows` of pieces, `counters`, and what is worth saying beside them. */
export interface Scene {
  grid?: "" | "square" | "hex";
  spots?: Spot[];
  rows?: Row[];
  counters?: Counter[];
  notes?: Said[];
}

/** A tile on the table; `fresh` marks the last play. */
export interface LaidTile {
  x: number;
  y: number;
  tile: string;
  fresh: boolean;
}

/** `hands` has `??` for tiles face down; `unseen` counts each kind in the bag and hidden hands.
 *
 * `announced` are the sizes of the best sets while the opening is not laid; `swap` is the most
 * tiles the seat to move may swap now. */
export interface QwirkleView {
  tiles: LaidTile[];
  hands: string[][];
  bag: number;
  unseen: Record<string, number>;
  announced: number[] | null;
  opening: boolean;
  swap: number;
  symbols: boolean;
}

/** A stone on the board; `fresh` marks the last one laid. */
export interface LaidStone {
  q: number;
  r: number;
  seat: number;
  fresh: boolean;
}

/** Cells worth pointing at: `falls`, `threat`, `blocks`, `stays`; `seat` is whose they are. */
export interface Mark {
  kind: string;
  cells: string[];
  seat: number | null;
}

/** `need` is the length of a line; `moving` says that the seat to move must move a stone.
 *
 * `marks` are `threat` (the cells of a line that its seat could complete now, the empty ones
 * included), `blocks` (cells that stop the seat the mover owes a block) and `line` (the winning line). */
export interface ExagoView {
  side: number;
  need: number;
  stones: LaidStone[];
  hands: number[];
  moving: boolean;
  marks: Mark[];
  turns_left: number;
}

/** Both columns (`spaces` from top to bottom), and the dice as they lie.
 *
 * `boycotts[i]` stands on seat i: max2, minus, negeer, or empty. `whites` is empty before the
 * first throw of a turn; `throws` is how many throws the mover has left. `values[i]` is what space i
 * always brings, 0 where it depends on the dice. */
export interface QwinnView {
  spaces: string[];
  places: [string, string];
  points: [number, number];
  boycotts: [string, string];
  whites: number[];
  red: number;
  throws: number;
  target: number;
  values: number[];
}

/** The view of each game with a drawing of its own, by its name. */
export interface Views {
  qwirkle: QwirkleView;
  exago: ExagoView;
  qwinn: QwinnView;
}

export type View = Views[keyof Views] | Scene;

export type ToClient = Welcome | Happened | Acknowledged | Refused | Previewed | TableChanged | ChatSent | Pong | Goodbye;

export type ToServer = Hello | Play | Ask | Propose | Answer | Leave | Say | Hush | Hold | Ping;
