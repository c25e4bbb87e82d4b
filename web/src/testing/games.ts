/** The games that the page has a drawing of its own for: every folder that lists what its game names. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../games');

export const DRAWN = readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, 'kinds.json')));
