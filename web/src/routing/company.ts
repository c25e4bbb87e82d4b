/** With whom a new table is played: bots, friends by link, or people at this device. */
export const COMPANIES = ['bot', 'friends', 'device'] as const;
export type Company = (typeof COMPANIES)[number];
