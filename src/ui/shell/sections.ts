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
} from '../flow/actions/sectionActions';
import type { Section } from '../flow/actions/sectionActions';

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

const EVERY_SECTION: readonly Section[] = [...SECTIONS_OF_PEOPLE.column, ...SECTIONS_OF_COMPANIES.column].flat();

/** True when a page belongs to a section: it is one of its addresses or lies below one, and below no longer address of another section. */
export function isInSection(pathname: string, section: Section): boolean {
  const reach = reachOf(pathname, section);
  return reach > 0 && EVERY_SECTION.every((other) => reachOf(pathname, other) <= reach);
}

/** Length of the address of a section that a page is or lies below; zero for none. Below home lies nothing. */
function reachOf(pathname: string, { path, elsewhere = [] }: Section): number {
  const reached = [path, ...elsewhere].filter(
    (address) => pathname === address || (address !== '/' && pathname.startsWith(`${address}/`)),
  );
  return Math.max(0, ...reached.map(({ length }) => length));
}
