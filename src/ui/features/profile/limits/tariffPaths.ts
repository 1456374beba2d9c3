import type { TariffPage } from '../../../../domain/tariff/TariffPage';

export const TARIFFS_PATH = '/profile/tariffs';

export function tariffPagePath(page: TariffPage): string {
  return `${TARIFFS_PATH}/${page}`;
}

/** The details of a kind of transfer by its code, or of a provider by its id. */
export function tariffDetailsPath(page: TariffPage, item: string): string {
  return `${TARIFFS_PATH}/${page}/details/${item}`;
}
