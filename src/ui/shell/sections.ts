import {
  ADMINISTRATION,
  COMPANY_HISTORY,
  DOCUMENTS,
  HISTORY,
  HOME,
  MESSAGES,
  MARKET,
  PAYMENTS,
  PRODUCTS,
  PROFILE,
  SPENDING,
  WALLETS,
} from '../actions/sectionActions';
import type { Section } from '../actions/sectionActions';

export type { Section };

/** Sections of the user, beside those of the bank. */
const OWN: readonly Section[] = [MESSAGES, WALLETS, PROFILE, ADMINISTRATION];

/** Sections in the places where the frame shows them. */
export interface Sections {
  /** The column at the left of a desktop: the bank first, then what belongs to the user. */
  readonly column: readonly (readonly Section[])[];
  /** The bar at the bottom of a phone, before and after the code in its middle. */
  readonly bar: readonly [before: readonly Section[], after: readonly Section[]];
  /** Sections the bar has no room for. */
  readonly more: readonly Section[];
}

const SECTIONS_OF_PEOPLE: Sections = {
  column: [[HOME, PAYMENTS, ...PRODUCTS, MARKET, HISTORY, SPENDING], OWN],
  bar: [[HOME, PAYMENTS], [HISTORY]],
  more: [SPENDING, ...PRODUCTS, MARKET, ...OWN],
};

const SECTIONS_OF_COMPANIES: Sections = {
  column: [[HOME, DOCUMENTS, PAYMENTS, COMPANY_HISTORY, ...PRODUCTS, MARKET], OWN],
  bar: [[HOME, PAYMENTS], [DOCUMENTS]],
  more: [COMPANY_HISTORY, ...PRODUCTS, MARKET, ...OWN],
};

/** Page of the payment by QR code, in the middle of the bar of a phone. */
export const QR_PATH = '/payment/qr';

/** The sections that are open to the user. */
export function sectionsFor(isCorporate: boolean, mayOpen: (path: string) => boolean): Sections {
  const { column, bar, more } = isCorporate ? SECTIONS_OF_COMPANIES : SECTIONS_OF_PEOPLE;
  const open = (sections: readonly Section[]) => sections.filter(({ path }) => mayOpen(path));
  return { column: column.map(open), bar: [open(bar[0]), open(bar[1])], more: open(more) };
}

/** True when a page belongs to a section: it is one of its addresses or lies below one; below home lies nothing. */
export function isInSection(pathname: string, { path, elsewhere = [] }: Section): boolean {
  return [path, ...elsewhere].some(
    (address) => pathname === address || (address !== '/' && pathname.startsWith(`${address}/`)),
  );
}
