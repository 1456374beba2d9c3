import { TRANSFER_CODES } from '../limit/CustomerLimit';
import type { TransferCode } from '../limit/CustomerLimit';
import type { Tariff, TariffCode } from './Tariff';

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

const PAGE_OF: Readonly<Record<TransferCode, TariffPage>> = {
  BANK_CLIENT: 'account-client',
  CLEARING: 'another-banks',
  GROSS: 'another-banks',
  SWIFT: 'swift',
  IPC_CARD: 'card-other-bank',
  VISA_OCT: 'card-other-bank',
  VISA_AFT: 'visaCardAft',
  SERVICE_PAYMENT: 'payments',
  MOBILE_PAYMENT: 'payments',
  TAX: 'payments',
  FINE: 'payments',
  QR: 'payments',
  MONEY_TRANSFER: 'moneySystem',
};

/** Page that contains a kind of transfer. */
export function tariffPageOf(code: TransferCode): TariffPage {
  return PAGE_OF[code];
}

export function isTariffPage(text: string): text is TariffPage {
  return TARIFF_PAGES.some((page) => page === text);
}

export interface TariffGroup {
  /** Transfer code; SWIFT stands for all codes that contain it. */
  readonly name: TransferCode;
  readonly tariffs: readonly Tariff[];
}

/**
 * Groups tariffs by transfer code in the order of the codes, all codes containing SWIFT in one group (specification 2, section 10). Tariffs
 * of individual providers are left out: they are shown with the provider.
 */
export function groupTariffs(tariffs: readonly Tariff[]): readonly TariffGroup[] {
  const general = tariffs.filter(({ serviceProviderId }) => serviceProviderId === undefined);
  return TRANSFER_CODES.map((name) => ({
    name,
    tariffs: general.filter(({ transferCode }) => groupOf(transferCode) === name),
  })).filter(({ tariffs: found }) => found.length > 0);
}

/** Tariff groups of one page. */
export function groupsOfPage(tariffs: readonly Tariff[], page: TariffPage): readonly TariffGroup[] {
  return groupTariffs(tariffs).filter(({ name }) => PAGE_OF[name] === page);
}

/**
 * Pages with content: those that have a tariff. Tariffs of money-transfer systems are kept with each system, so that page depends on
 * `sendsToPersons`.
 */
export function pricedPages(
  tariffs: readonly Tariff[],
  { sendsToPersons }: { readonly sendsToPersons: boolean },
): readonly TariffPage[] {
  const hasPrice = (page: TariffPage): boolean =>
    tariffs.some(({ transferCode }) => PAGE_OF[groupOf(transferCode)] === page);
  return TARIFF_PAGES.filter((page) => (page === 'moneySystem' ? sendsToPersons : hasPrice(page)));
}

/** Tariff of a provider; `undefined` when the bank has published none. */
export function tariffOfProvider(tariffs: readonly Tariff[], providerId: string): Tariff | undefined {
  return tariffs.find(({ serviceProviderId }) => serviceProviderId === providerId);
}

/** Transfer code of a tariff code: a code that is not a kind of transfer is part of the price of a SWIFT transfer. */
function groupOf(code: TariffCode): TransferCode {
  return TRANSFER_CODES.find((transferCode) => transferCode === code) ?? 'SWIFT';
}
