import { MOVEMENTS, TRANSFER_CODES } from '../movements/movements';
import type { TransferCode } from '../movements/movements';
import type { Tariff, TariffCode } from './Tariff';
import { TARIFF_PAGES } from './TariffPage';
import type { TariffPage } from './TariffPage';

/** Page that contains a kind of transfer. */
export function tariffPageOf(code: TransferCode): TariffPage {
  return MOVEMENTS.limitOf(code).tariffPage;
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
  return groupTariffs(tariffs).filter(({ name }) => tariffPageOf(name) === page);
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
    tariffs.some(({ transferCode }) => tariffPageOf(groupOf(transferCode)) === page);
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
