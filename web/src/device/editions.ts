/** The game of an edition: `qwirkle/nl-2023` is a sheet of `qwirkle`, and a game's name stands for the sheet that people know. */
export const gameOf = (edition: string | undefined): string => edition?.split('/')[0] ?? '';
