/** Reasons for a move: none is given twice. */
import { describe, expect, it } from 'vitest';
import { isSameReason } from './reasons';

const same = (why: string, other: string): boolean => isSameReason({ id: why }, { id: other });

describe('a reason of the coach', () => {
  it('is left out where the bot gave the same one in words of its own', () => {
    expect(same('exago-bot-hinder', 'coach-exago-hinders')).toBe(true);
    expect(same('exago-bot-threat', 'coach-exago-threatens')).toBe(true);
    expect(same('qwinn-bot-places', 'coach-qwinn-places')).toBe(true);
  });

  it('stands beside another one', () => {
    expect(same('exago-bot-hinder', 'coach-exago-lets')).toBe(false);
    expect(same('qwirkle-bot-keeps', 'coach-qwirkle-denies')).toBe(false);
  });
});
