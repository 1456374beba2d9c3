/** Pages of tariffs and limits, by their names in addresses (specification 1, section 2). */
export const TARIFF_PAGES = [
  'account-client',
  'another-banks',
  'swift',
  'moneySystem',
  'card-other-bank',
  'visaCardAft',
  'payments',
] as const;

export type TariffPage = (typeof TARIFF_PAGES)[number];

export function isTariffPage(text: string): text is TariffPage {
  return TARIFF_PAGES.some((page) => page === text);
}
