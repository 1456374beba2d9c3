import type { IconName } from '../components/Icon';

/** A section of the application, which the frame leads to. */
export interface Section {
  readonly path: string;
  readonly name: 'home' | 'payments' | 'cards' | 'deposits' | 'loans' | 'history' | 'spending' | 'documents' | 'wallets' | 'profile';
  readonly icon: IconName;
  /** Addresses of its pages that do not lie below its own (specification 1, section 2). */
  readonly elsewhere?: readonly string[];
}

const HOME: Section = { path: '/', name: 'home', icon: 'home' };
const PAYMENTS: Section = { path: '/payment', name: 'payments', icon: 'send' };
const HISTORY: Section = { path: '/history', name: 'history', icon: 'history' };
const SPENDING: Section = { path: '/spending', name: 'spending', icon: 'chart' };
/** A company has its history under an address of its own, with what waits for signatures in it. */
const COMPANY_HISTORY: Section = { ...HISTORY, path: '/history-corporate', elsewhere: [HISTORY.path] };
const DOCUMENTS: Section = { path: '/transaction-confirmation', name: 'documents', icon: 'sign' };

const PRODUCTS: readonly Section[] = [
  {
    path: '/card-list',
    name: 'cards',
    icon: 'card',
    elsewhere: ['/accounts/limits', '/accounts/set-pin-code', '/accounts/mini-excerpt', '/accounts/visa-alias'],
  },
  { path: '/deposit', name: 'deposits', icon: 'deposit' },
  {
    path: '/loan',
    name: 'loans',
    icon: 'loan',
    elsewhere: ['/online-loan', '/page-loan', '/detail-online-loan', '/loan-agreement', '/repayment-loan'],
  },
];

/** Sections of the user, beside those of the bank. */
const OWN: readonly Section[] = [
  { path: '/wallets', name: 'wallets', icon: 'wallet' },
  { path: '/profile', name: 'profile', icon: 'user' },
];

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
  column: [[HOME, PAYMENTS, ...PRODUCTS, HISTORY, SPENDING], OWN],
  bar: [[HOME, PAYMENTS], [HISTORY]],
  more: [SPENDING, ...PRODUCTS, ...OWN],
};

const SECTIONS_OF_COMPANIES: Sections = {
  column: [[HOME, DOCUMENTS, PAYMENTS, COMPANY_HISTORY, ...PRODUCTS], OWN],
  bar: [[HOME, PAYMENTS], [DOCUMENTS]],
  more: [COMPANY_HISTORY, ...PRODUCTS, ...OWN],
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
