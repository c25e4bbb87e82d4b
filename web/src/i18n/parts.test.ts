/** Which words come when: a table's first, a game's with its drawing, all others later, and none is lost. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { messages, Parts } from '../../word-parts';

const FOLDER = resolve(import.meta.dirname, '../../../src/speeltafel/locale/en');
const parts = new Parts();

describe('a message', () => {
  it.each([
    ['page-your-turn', 'page.ftl', ''],
    ['server-moved-on', 'server.ftl', ''],
    ['server-other-release', 'server.ftl', ''],
    ['server-name-taken', 'server.ftl', 'later'],
    ['qwirkle-level-master', 'qwirkle-bots.ftl', ''],
    ['qwirkle-level-master-character', 'qwirkle-bots.ftl', 'later'],
    ['qwirkle-did-lot', 'qwirkle.ftl', 'qwirkle'],
    ['qwirkle-clash', 'qwirkle.ftl', 'qwirkle'],
    ['qwirkle-position-hand', 'qwirkle.ftl', 'later'],
    ['exago-ambiguous', 'exago.ftl', 'later'],
    ['qwinn-step-fail', 'qwinn.ftl', 'later'],
    ['page-goal-exago', 'page.ftl', 'exago'],
    ['page-qwirkle-did-lot', 'page.ftl', 'qwirkle'],
    ['page-first-qwinn-keep', 'page.ftl', 'qwinn'],
    ['page-facts-qwirkle', 'page.ftl', 'home'],
    ['page-have-code', 'page.ftl', 'home'],
    ['page-seats-full', 'page.ftl', 'later'],
    ['page-about-qwirkle', 'page.ftl', 'home'],
    ['page-option-duty-more', 'page.ftl', 'later'],
    ['record-line', 'table.ftl', 'later'],
    ['page-act-undo', 'page.ftl', ''],
    ['page-hint', 'page.ftl', ''],
    ['page-hint-thinking', 'page.ftl', 'later'],
    ['server-no-hints', 'coach.ftl', 'later'],
    ['unreadable-act', 'table.ftl', 'later'],
    ['page-not-loaded-more', 'page.ftl', ''],
  ])('%s of %s comes with %j', (id, file, part) => {
    expect(parts.of(id, file)).toBe(part);
  });

  it('is in the catalogue whole, whatever its form; what only a terminal says is in no part', () => {
    const text = '# comment\none-a = { $n ->\n    [one] One\n   *[other] { $n }\n}\n\ncli-b = Terminal\none-c =\n    Long\n    text\n';
    expect(messages('page.ftl', text)).toEqual([
      { id: 'one-a', text: 'one-a = { $n ->\n    [one] One\n   *[other] { $n }\n}' },
      { id: 'one-c', text: 'one-c =\n    Long\n    text' },
    ]);
    expect(messages('cli.ftl', text)).toEqual([]);
  });

  it('is in a part that there is, and the first part is small', () => {
    const found = readdirSync(FOLDER).flatMap((file) =>
      messages(file, readFileSync(join(FOLDER, file), 'utf8')).map(({ id }) => parts.of(id, file)),
    );
    expect(new Set(found)).toEqual(new Set(['', 'home', 'later', 'learn', ...parts.games]));
    expect(found.filter((part) => part === '').length).toBeLessThan(found.length / 2);
  });
});
