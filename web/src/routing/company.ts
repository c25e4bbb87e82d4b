/** With whom a new table is played: bots, friends by link, or people at this device. */
export const COMPANIES = ['bot', 'friends', 'device'] as const;
export type Company = (typeof COMPANIES)[number];

export function readCompany(text: string | null): Company {
  return COMPANIES.find((one) => one === text) ?? 'bot';
}
