// Generated from wire.py, the HTTP bodies and the games' views by `python -m speeltafel.client.typescript`.

export const WIRE = 1;

/** A piece that goes from `origin` to `to`, each called as the steps of a preview call it; empty where that says nothing. */
export interface PieceMove {
  piece?: string;
  origin?: string;
  to?: string;
}

/** What an action does: its kind, called as steps of that kind are, and the pieces it moves, in order. */
export interface Deed {
  kind: string;
  moves?: PieceMove[];
}

/** True or false fits. */
export interface YesOrNo {
  type: "yes-or-no";
}

/** A whole number between two bounds fits; `none` too where it is `blank`. */
export interface WholeNumber {
  type: "whole-number";
  least: number;
  most: number;
  blank: boolean;
}

/** One of these words fits. */
export interface OneWord {
  type: "one-word";
  words: string[];
}

/** A value for every seat fits: one of these words, or a number where there are none. */
export interface EachSeat {
  type: "each-seat";
  words: string[];
}

/** One of the seats fits, or none. */
export interface OneSeat {
  type: "one-seat";
}

/** One of the numbered reasons beside a refused piece, and the cells it points at. */
export interface ClueSent {
  message: Said;
  cells?: string[];
}

/** One line of a score: cells, pieces, points, and the bonus in them. */
export interface LineSent {
  name: Said;
  points: number;
  cells?: string[];
  pieces?: string[];
  bonus?: number;
}

/** Cells worth pointing at, and whose they are; `kind` says why, one word of the game's own (`falls`, `wins`). */
export interface Mark {
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
  marks?: Mark[];
  refusal?: Refusal | null;
  said?: Said | null;
  kinds?: Record<string, Said>;
}

/** Why not: the reason code is `message.id`; `candidates` are what an ambiguous text could mean.
 *
 * `section` is the part of the game's rules page that explains it. */
export interface Refusal {
  message: Said;
  cells?: string[];
  pieces?: string[];
  clues?: ClueSent[];
  candidates?: string[];
  section?: string;
}

/** A message before it has a language; arguments may be messages themselves. */
export interface Said {
  id: string;
  args?: Record<string, string | number | Said | Said[]>;
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

/** Asks for a look back at the finished game, or for longer thought about the decision of event `number`. */
export interface ReviewAsked {
  type: "review";
  id: string;
  number?: number | null;
}

/** How far a look back has come, again and again until it is `ready`; then the whole of it. */
export interface ReviewSent {
  type: "reviewed";
  id: string;
  review: Judged;
}

/** One event of the log as these eyes may see it; `seat` is None when chance spoke.
 *
 * `action` is canonical text, `said` tells it to a person, `lines` explain the points; `at` is ms since 1970.
 * `why` is a bot's own sentence; where hands are hidden it comes only when the game is over. `deed` says what the action
 * moved, where the game tells that. Of a take-back `undone` is the first event that counts no more. Where hidden pieces were
 * turned up, `gains` are the points that each seat got by it. `announced` is a number that everybody is told and that the text
 * does not have: of a first hand at Qwirkle, the size of its best set. */
export interface EventSent {
  number: number;
  action: string;
  said: Said;
  seat?: number | null;
  points?: number;
  lines?: LineSent[];
  at?: number;
  why?: Said | null;
  deed?: Deed | null;
  undone?: number | null;
  gains?: number[];
  announced?: number;
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
 * `devices` is how many are connected for this seat where there is more than one: its player should know them all.
 * `wins` are the games that its player has won before this one, since the first of a row of rematches. */
export interface SeatSent {
  seat: number;
  kind: "person" | "open" | "bot";
  name?: string;
  avatar?: string;
  level?: string;
  there?: boolean;
  stand_in?: string;
  devices?: number;
  wins?: number;
}

/** `ends` is when the seat to move runs out (ms since 1970); `seconds` is the time for one move. */
export interface ClockSent {
  kind: "none" | "move" | "days";
  seconds?: number;
  ends?: number | null;
  paused?: boolean;
}

/** Something that needs others' consent, and who agreed so far; `seat` and `number` are what it is about.
 *
 * `made` tells it from any other offer of the table. */
export interface OfferSent {
  kind: "undo" | "draw" | "rematch" | "stand-in" | "pause" | "hints";
  by: number;
  agreed: number[];
  seat?: number | null;
  number?: number | null;
  made?: number;
}

/** What everybody may know about a table; `game` is the edition id, `rematch` the table that follows it.
 *
 * `hints` says that its people agreed to allow hints; `scored` is false where nothing is counted during play, `pictured` where
 * the game has no maker of pictures. `turn` is who is to move, for who asks without a socket; over a socket events tell it. */
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
  pictured?: boolean;
  turn?: number | null;
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
 * one who holds it, or nobody. Before the table starts `view` is null and `you` are places; `muted` are seats you do not hear.
 * `unknown` are the positions, in the hello's `secrets`, of those that open nothing here: a client forgets them. `invited`
 * pairs the position of a secret that is an invitation with the place it is for; only `POST .../places` sits down. `wire` is
 * the server's version of these messages. `hides`: not everybody sees everything, so who share a device look one at a time.
 * `now` is the server's time (ms since 1970), which `clock.ends` is told by: a device's own may be wrong.
 * Who loses the line without a word comes back by lot within `spread` ms: all others may have lost it too. */
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
  now?: number;
  spread?: number;
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

/** The answer to `ping`: the table's last event, whose eyes the device has, and the server's time (0 before the hello). `spread` as in `welcome`. */
export interface Pong {
  type: "pong";
  id: string;
  number: number;
  hold: number | null;
  now: number;
  spread: number;
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
 * `since` is the last event number this client has; -1 for none. `wire` is the client's version of these messages; the first
 * release had none. Where several share the device, `hold` is the seat whose eyes it had, and wants again; none for nobody's. */
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
 * `number` is the last event its player saw: a move for a table that has gone on since is refused. A `deed` may say the
 * move instead of the text. */
export interface Play {
  type: "play";
  id: string;
  seat: number;
  action: string;
  number?: number | null;
  deed?: Deed | null;
}

/** Asks a preview of a play in progress of one's own seat, at the table as it was after event `number`.
 *
 * With `words` every step is told too. A `deed` may say the play instead of the text. */
export interface Ask {
  type: "ask";
  id: string;
  seat: number;
  partial: string;
  number?: number | null;
  words?: boolean;
  deed?: Deed | null;
}

/** Asks for something that others may have to agree to; `about` is the leaver's seat of a stand-in. */
export interface Propose {
  type: "propose";
  id: string;
  seat: number;
  kind: "undo" | "draw" | "rematch" | "stand-in" | "pause" | "hints" | "resume";
  about?: number | null;
}

/** Agrees or not to a standing offer; the one who made it takes it back by disagreeing.
 *
 * `made` is the offer's own: the answer counts for no other. Without it the standing offer of this kind is meant, whichever it is. */
export interface Answer {
  type: "answer";
  id: string;
  seat: number;
  kind: "undo" | "draw" | "rematch" | "stand-in" | "pause" | "hints";
  agree: boolean;
  made?: number | null;
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

/** Against bad talk: mutes another seat, or all watchers, for one's own, ends that, or reports a line of chat by its number. */
export interface Hush {
  type: "hush";
  id: string;
  seat: number;
  kind: "mute" | "unmute" | "mute-watchers" | "unmute-watchers" | "report";
  about?: number;
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

/** An option of a game: `form` tells people what fits, `fits` programs; without it only who knows the option can ask for it. */
export interface OptionOffered {
  name: string;
  form: string;
  default: unknown;
  fits: YesOrNo | WholeNumber | OneWord | EachSeat | OneSeat | null;
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
  slowly: Said | null;
}

/** Words of one language for games that other packages bring, as Fluent text. */
export interface WordsSent {
  fluent: string;
}

/** A game that can be played; where its view is a `scene`, its words come from `/api/words`.
 *
 * `familiar` is the edition that people of each language know, `learning` what there is to learn it with. */
export interface GameOffered {
  game: string;
  editions: EditionOffered[];
  levels: LevelOffered[];
  scene: boolean;
  familiar: Record<string, string>;
  learning: ("lesson" | "puzzles" | "day")[];
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

/** Where a new table begins instead of at the start: before event `at` of a finished game, or at a position; then these moves.
 *
 * Without `at` it is the end of that game. What lies face down in a position, dice and bag are decided by `luck`. */
export interface StartFrom {
  table?: string | null;
  at?: number | null;
  position?: string;
  moves?: string[];
  luck?: number;
}

/** Asks for a table; `game` is an edition id or a game's name. With `start` the seats are those of that game, in order. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  language?: "nl" | "de" | "fr" | "en";
  clock?: NewClock | null;
  listed?: boolean;
  start?: StartFrom | null;
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

/** The tables at which the bearer's name and talk are gone, and what is left in copies that were made before. */
export interface Forgotten {
  tables: string[];
  backups: Said;
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

/** A whole game, step by step, as these eyes see it. `hides`: other eyes see another. */
export interface Replay {
  table: TableSent;
  frames: FrameSent[];
  outcome?: OutcomeSent | null;
  hides?: boolean;
}

/** A position drawn by the engine; with a `play` also what it brings and the table after it, or why it is refused.
 *
 * `deed` says what the play moves. */
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
  deed?: Deed | null;
}

/** An edition's numbers and examples, and the parts of its game's rules page in order. */
export interface RulesSent {
  edition: string;
  least: number;
  most: number;
  examples: RuleExample[];
  sections: string[];
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

/** A browser that wants to be told nothing more, of any table; only it knows its push address. */
export interface Unsubscription {
  endpoint: string;
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

/** A line of talk with all who reported it: what it says, under which name, and what came of it.
 *
 * `marked` says that the address it came from can be banned; `closed` is when it was answered (ms since 1970). */
export interface Reported {
  code: string;
  number: number;
  by: number[];
  at: number;
  seat: number | null;
  name: string;
  text: string;
  phrase: string;
  marked: boolean;
  closed: number | null;
  verdict: string;
}

/** An address, by its mark, that is not served until then (ms since 1970), since when, and why. */
export interface Ban {
  mark: string;
  until: number;
  at: number;
  why: string;
}

/** Another name for a seat, from whoever runs the server; empty for none. */
export interface TakenName {
  name?: string;
}

/** What came of a report: the line is removed, or there is nothing wrong with it. */
export interface ReportVerdict {
  verdict: "removed" | "kept";
}

/** Bans for so many hours the address that a line of talk came from, or without a line whoever listed the table. */
export interface NewBan {
  table: string;
  number?: number | null;
  hours?: number;
  why?: string;
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

/** A play on the table of a lesson or a puzzle: what it did, and the table after it. */
export interface PlaySeen {
  event: EventSent;
  view: View;
}

/** What the game's strongest bot would play now, told to a person; `number` is the last event it knew.
 *
 * At less than full `strength` the action is empty: 1 points at places, 2 at pieces too. `deed` says what the action moves;
 * `held` are the pieces as their game writes them: tiles, dice (`w5`, `r2`), the cell of a stone, `stone` from the hand. */
export interface Hint {
  number: number;
  action: string;
  said: Said;
  why?: Said | null;
  strength?: number;
  places?: string[];
  pieces?: Said[];
  reasons?: Said[];
  deed?: Deed | null;
  held?: string[];
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
 * `unit`. `decides` says that the loss is certain; `said` tells all of it in sentences. `deed` says what `best` moves. */
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
  deed?: Deed | null;
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

/** Another answer to a position of a game: `right` when nothing clearly better is known.
 *
 * `name`, `unit`, `loss` and `error` are as of a decision that was judged; `said` tells what speaks for the answer and
 * what it gives away. `best` is the play that it is measured by. */
export interface Retried {
  right: boolean;
  name: string;
  unit: "chance" | "points" | "none";
  loss: number;
  error: number;
  said: Said[];
  play: PlaySeen;
  best: PlaySeen;
}

/** What if: from a moment of a table's game, or from a position of a game; then these moves.
 *
 * Of a running game it goes from what the bearer's seat sees now. With a `level` a bot of it makes one move more;
 * `deed` is one move more, by what it moves; `tried` is weighed beside the best three, `think` times longer, and with 0
 * nothing is weighed: the table is told at once. `luck` says what dice and bag bring. */
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
  deed?: Deed | null;
}

/** A play in progress at the end of a line, in a text or by what it moves. */
export interface AnalyseAsk {
  line: Analyse;
  action?: string;
  deed?: Deed | null;
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
  deed: Deed | null;
}

/** The line as it was played, chance included, the table at its end, and what to do there.
 *
 * `game`, `seats`, `options` and `position` name the place at its end, to begin another line or a table there; `events`
 * tell the line; `preview` is the start of the turn there. `imagined`: some pieces were face down, and are made up. */
export interface Analysed {
  moves: string[];
  line: string[];
  turn: number | null;
  scores: number[];
  view: View;
  winners: number[] | null;
  choices: ChoiceOffered[];
  against: Said | null;
  game: string;
  seats: number;
  options: Record<string, unknown>;
  position: string;
  events: EventSent[];
  preview: PreviewSent | null;
  imagined: boolean;
}

/** A play, in a text or by what it moves; in progress where it is asked about, whole where it is tried. */
export interface PlayTried {
  action: string;
  deed: Deed | null;
}

/** A game that has a lesson, and how long that is. */
export interface LessonListed {
  game: string;
  steps: number;
  questions: number;
}

/** A step of a lesson, ready to be played: the table as its mover sees it. `shown` is a play that does what is asked. */
export interface LessonStepSent {
  id: string;
  title: Said;
  task: Said;
  seat: number;
  seats: number;
  view: View;
  preview: PreviewSent;
  shown: string;
  deed: Deed | null;
}

/** A statement, whether it is true, and the step that shows it. */
export interface LessonQuestionSent {
  id: string;
  statement: Said;
  answer: boolean;
  step: string;
}

/** A whole lesson. */
export interface LessonSent {
  game: string;
  edition: string;
  steps: LessonStepSent[];
  questions: LessonQuestionSent[];
}

/** What a try at a step comes to; once it is done also what a good player did there. */
export interface StepTried {
  done: boolean;
  words: Said;
  points: number;
  refusal: Refusal | null;
  played: PlaySeen | null;
  shown: PlaySeen | null;
}

/** What is known of a strength by Glicko-2; it is kept by whoever it is of. */
export interface RatingSent {
  rating: number;
  deviation: number;
  volatility: number;
}

/** A puzzle without its answer. */
export interface PuzzleListed {
  id: string;
  kind: string;
  theme: string;
  grade: number;
  proved: boolean;
}

/** Asks for the puzzle nearest to a rating, of those that were neither done nor hidden, of one theme if so wished. */
export interface NextPuzzle {
  rating: number;
  done: string[];
  hidden: string[];
  theme: string;
}

/** A puzzle ready to be played. */
export interface PuzzleSent {
  puzzle: PuzzleListed;
  game: string;
  task: Said;
  seat: number;
  seats: number;
  view: View;
  preview: PreviewSent;
}

/** A play at a puzzle; with the own rating, where it is to count. */
export interface PuzzleTry {
  action: string;
  deed: Deed | null;
  rating: RatingSent | null;
}

/** What a play at a puzzle comes to: why, what is right, and the rating after it. */
export interface PuzzleTried {
  right: boolean;
  sentence: Said;
  theme: Said;
  played: PlaySeen;
  best: PlaySeen[];
  rating: RatingSent | null;
}

/** One game of a day; the seed is there once the day is over, or where the date is the seed. */
export interface DayListed {
  game: string;
  edition: string;
  opponent: Said;
  commitment: string;
  seed: string | null;
}

/** All own moves of a game of the day so far. */
export interface DayMoves {
  moves: string[];
}

/** A play in progress after these own moves. */
export interface DayAsk {
  moves: string[];
  action: string;
  deed: Deed | null;
}

/** One more play after these own moves. */
export interface DayPlay {
  moves: string[];
  action: string;
  deed: Deed | null;
}

/** How the person at seat 0 did: the higher `rank`, the better. `leads` is the lead in points after each own turn. */
export interface DayResultSent {
  rank: number;
  ended: "won" | "drawn" | "lost";
  points: number;
  against: number;
  turns: number;
  leads: number[];
}

/** A game of a day as far as the own moves lead, as seat 0 sees it; at its end the result, in a figure, in words and to be shared.
 *
 * `scored` is false where nothing is counted during play. */
export interface DayPlayed {
  game: string;
  edition: string;
  opponent: Said;
  moves: string[];
  events: EventSent[];
  seat: number | null;
  view: View;
  scores: number[];
  preview: PreviewSent | null;
  result: DayResultSent | null;
  figure: Said | null;
  words: Said | null;
  share: Said | null;
  course: string;
  scored: boolean;
}

/** A finished game of the day for everybody's table, by all own moves; `device` is any text that this browser keeps. */
export interface DayFinish {
  moves: string[];
  device: string;
}

/** So many people had this rank, told in a few words. */
export interface DayHeap {
  rank: number;
  count: number;
  label: Said;
}

/** Everybody's results of one game of a day, the best first, and how many of them fell short of a rank. */
export interface DayStandings {
  people: number;
  below: number;
  same: number;
  heap: DayHeap[];
}

/** What a level makes of the same game on the same seat. */
export interface DayRival {
  level: Said;
  result: DayResultSent;
  words: Said;
}

/** A finished game of a day in somebody's own book; `again` says that an earlier one counts. */
export interface DayEntry {
  day: string;
  game: string;
  ended: "won" | "drawn" | "lost";
  again: boolean;
}

/** The own book, for its streak. */
export interface DayBookGiven {
  games: DayEntry[];
}

/** Days in a row up to today; `forgiven` are the missed ones among them, `has_spare` says whether one may be missed now. */
export interface StreakSent {
  today: string;
  days: number;
  forgiven: string[];
  has_spare: boolean;
  longest: number;
  first: string;
}

/** One finished game of a person, in short: `score` is 1, 0.5 or 0; a review adds mistakes by name, and luck in chances. */
export interface NoteGiven {
  day: string;
  game: string;
  level: string;
  score: number;
  points: number;
  turns: number;
  full_lines: number;
  mistakes: Record<string, number> | null;
  luck: number | null;
}

/** All notes of a device, the oldest first. */
export interface FiguresAsked {
  notes: NoteGiven[];
}

/** A level on the scale of ratings, give or take `error`, and one's own games against it. */
export interface RungSent {
  level: string;
  name: Said;
  rating: number;
  error: number;
  games: number;
  won: number;
}

/** Some games in a row: points a turn, mistakes a game by name. */
export interface StretchSent {
  first: string;
  games: number;
  points_a_turn: number;
  mistakes: Record<string, number>;
}

/** A rating after one game. */
export interface RatedSent {
  day: string;
  rating: number;
  deviation: number;
}

/** The level that is as strong as a person, by the rating that follows from the notes, and one's games against such levels. */
export interface AdaptiveSent {
  level: string;
  name: Said;
  character: Said;
  games: number;
  won: number;
}

/** All that is told of one game: the rating after each game, the level that is beaten half the time, and the one to try next. */
export interface FiguresSent {
  game: string;
  games: number;
  won: number;
  points_a_turn: number;
  full_lines: number;
  best: number;
  luck: number | null;
  lucks: number[];
  rungs: RungSent[];
  stretches: StretchSent[];
  ratings: RatedSent[];
  even: string;
  suggested: string;
  adaptive: AdaptiveSent;
}

/** A tile by its two letters, and its cell. */
export interface TileAt {
  tile: string;
  x: number;
  y: number;
}

/** What a play of Qwirkle brings: the tiles near it that lay there, and those that were laid. */
export interface LinesAsked {
  lying: TileAt[];
  laid: TileAt[];
}

/** One line: what it is called, its points, and its cells. */
export interface LineCounted {
  name: Said;
  points: number;
  cells: number[][];
}

/** The points of a play, line by line; or why it is none. */
export interface LinesCounted {
  points: number;
  lines: LineCounted[];
  refusal: Refusal | null;
}

/** One player of Qwinn!: the space of the pawn, the points, and the boycott on them. */
export interface PaperSheet {
  space: string;
  points: number;
  boycott?: string;
}

/** Where a throw of Qwinn! may go: both players, who throws, the white dice and the red one. */
export interface ThrowAsked {
  sheets: PaperSheet[];
  mover: number;
  whites: number[];
  red: number;
}

/** A space that the throw may go to, its points, and the boycotts that the red die may then place or remove. */
export interface SpaceCounted {
  space: string;
  points: number;
  places: string[];
  removes: string[];
}

/** Every space it may go to; what a failed turn costs, and the boycotts that it leaves on both players. */
export interface ThrowCounted {
  spaces: SpaceCounted[];
  cost: number;
  left: string[];
}

/** How a game of Qwinn! on paper stands after a turn. */
export interface StandAsked {
  sheets: PaperSheet[];
}

/** Who has won; nobody as long as it goes on. */
export interface StandTold {
  winners: number[];
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
 * tiles the seat to move may swap now. A full hand has `size` tiles, and there are `copies` of each kind. */
export interface QwirkleView {
  tiles: LaidTile[];
  hands: string[][];
  bag: number;
  unseen: Record<string, number>;
  announced: number[] | null;
  opening: boolean;
  swap: number;
  symbols: boolean;
  size: number;
  copies: number;
}

/** A stone on the board; `fresh` marks the last one laid. */
export interface LaidStone {
  q: number;
  r: number;
  seat: number;
  fresh: boolean;
}

/** `need` is the length of a line; `moving` says that the seat to move must move a stone.
 *
 * `marks` are `threat` (the cells of a line that its seat could complete now, the empty ones
 * included), `blocks` (cells that stop the seat the mover owes a block, stones to lift among them),
 * `unstoppable` (a line that the mover would have to stop, and nothing does) and `line` (the winning line).
 * `seen` counts how often this position has come up; at `draw_at` the game is drawn. `colours` are the
 * seats' where they are not the usual ones. */
export interface ExagoView {
  side: number;
  need: number;
  stones: LaidStone[];
  hands: number[];
  moving: boolean;
  marks: Mark[];
  turns_left: number;
  seen: number;
  draw_at: number;
  colours?: string[];
}

/** Both columns (`spaces` from top to bottom), and the dice as they lie.
 *
 * `boycotts[i]` stands on seat i: max2, minus, negeer, or empty. `whites` is empty before the
 * first throw of a turn; `throws` is how many throws the mover has left. `values[i]` is what space i
 * always brings, 0 where it depends on the dice. `cost` is what a turn without points would cost the
 * mover with these dice, `anywhere` says that the mover may go to any space. `fields[n - 1]` is the boycott that a number n
 * of the red die gives. */
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
  fields: string[];
  cost: number;
  anywhere: boolean;
}

/** The view of each game with a drawing of its own, by its name. */
export interface Views {
  qwirkle: QwirkleView;
  exago: ExagoView;
  qwinn: QwinnView;
}

export type View = Views[keyof Views] | Scene;

/** The games with a drawing of their own, in their order. */
export const GAMES = ['qwirkle', 'exago', 'qwinn'] as const;

export type ToClient = Welcome | Happened | TableChanged | ChatSent | Acknowledged | Refused | Previewed | ReviewSent | Pong | Goodbye;

export type ToServer = Hello | Play | Ask | Propose | Answer | Leave | Say | Hush | Hold | ReviewAsked | Ping;
