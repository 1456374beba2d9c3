import { TRANSFER_CODES } from '../limit/CustomerLimit';
import type { TransferCode } from '../limit/CustomerLimit';
import type { Tariff, TariffCode } from './Tariff';

/** The pages of tariffs and limits, by the names of their addresses (specification 1, section 2). */
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

/** The page a kind of transfer stands on. */
export function tariffPageOf(code: TransferCode): TariffPage {
  return PAGE_OF[code];
}

export function isTariffPage(text: string): text is TariffPage {
  return TARIFF_PAGES.some((page) => page === text);
}

export interface TariffGroup {
  /** A transfer code; SWIFT stands for all codes that contain it. */
  readonly name: TransferCode;
  readonly tariffs: readonly Tariff[];
}

/**
 * Tariffs by transfer code in the order of the codes, all codes containing SWIFT in one group (specification 2, section 10).
 * What each provider costs is no group: it stands with the provider.
 */
export function groupTariffs(tariffs: readonly Tariff[]): readonly TariffGroup[] {
  const general = tariffs.filter(({ serviceProviderId }) => serviceProviderId === undefined);
  return TRANSFER_CODES.map((name) => ({
    name,
    tariffs: general.filter(({ transferCode }) => groupOf(transferCode) === name),
  })).filter(({ tariffs: found }) => found.length > 0);
}

/** The groups of one page. */
export function groupsOfPage(tariffs: readonly Tariff[], page: TariffPage): readonly TariffGroup[] {
  return groupTariffs(tariffs).filter(({ name }) => PAGE_OF[name] === page);
}

/** The pages there is something to read on: those that have a price. What money-transfer systems cost stands with each system. */
export function pricedPages(
  tariffs: readonly Tariff[],
  { sendsToPersons }: { readonly sendsToPersons: boolean },
): readonly TariffPage[] {
  const hasPrice = (page: TariffPage): boolean =>
    tariffs.some(({ transferCode }) => PAGE_OF[groupOf(transferCode)] === page);
  return TARIFF_PAGES.filter((page) => (page === 'moneySystem' ? sendsToPersons : hasPrice(page)));
}

/** What a provider costs; `undefined` where the bank has not said. */
export function tariffOfProvider(tariffs: readonly Tariff[], providerId: string): Tariff | undefined {
  return tariffs.find(({ serviceProviderId }) => serviceProviderId === providerId);
}

/** Every code that is not itself a kind of transfer is a part of what a SWIFT transfer costs. */
function groupOf(code: TariffCode): TransferCode {
  return TRANSFER_CODES.find((transferCode) => transferCode === code) ?? 'SWIFT';
}
