/** The book of days as a home counts it, and dates as people write them; the day is UTC's. */
import { learned } from '../../../device/learned.svelte';
import { speech } from '../../../i18n/words.svelte';
import type { DayEntry } from '../../../wire';

export const today = (): string => new Date().toISOString().slice(0, 10);

/** Everything finished here, for the days in a row. */
export function entries(): DayEntry[] {
  return learned.all.days.map(({ day, game, result, again }) => ({ day, game, ended: result.ended, again })).slice(-2000);
}

/** A day in words. */
export function dayWords(day: string, form: 'long' | 'short' = 'long'): string {
  const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: form, timeZone: 'UTC' };
  if (form === 'long') options.weekday = 'long';
  if (day.slice(0, 4) !== today().slice(0, 4)) options.year = 'numeric';
  return new Intl.DateTimeFormat(speech.language, options).format(new Date(`${day}T00:00:00Z`));
}

export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The days of a month by weeks from Monday; null where the month has none. */
export function weeks(month: string): (string | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const cells: (string | null)[] = Array.from({ length: before }, () => null);
  for (let day = 1; day <= count; day += 1) cells.push(`${month}-${String(day).padStart(2, '0')}`);
  while (cells.length % 7) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(7 * week, 7 * week + 7));
}

/** The month so many months away. */
export function monthFrom(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}
