import type { IconName } from '../components/Icon';

/** A section of the application, which the header leads to. */
export interface Section {
  readonly path: string;
  readonly name: 'home' | 'payments' | 'cards' | 'deposits' | 'loans' | 'history' | 'documents';
  readonly icon: IconName;
  /** Addresses of its pages that do not lie below its own (specification 1, section 2). */
  readonly elsewhere?: readonly string[];
}

/** Sections for which the bottom bar of a phone has no room; there they are in the user menu. */
export const ASIDE_ON_PHONES: readonly Section[] = [
  {
    path: '/loan',
    name: 'loans',
    icon: 'loan',
    elsewhere: ['/online-loan', '/page-loan', '/detail-online-loan', '/loan-agreement', '/repayment-loan'],
  },
];

const HISTORY: Section = { path: '/history', name: 'history', icon: 'history' };

const PRODUCTS: readonly Section[] = [
  { path: '/', name: 'home', icon: 'home' },
  { path: '/payment', name: 'payments', icon: 'send' },
  {
    path: '/card-list',
    name: 'cards',
    icon: 'card',
    elsewhere: ['/accounts/limits', '/accounts/set-pin-code', '/accounts/mini-excerpt', '/accounts/visa-alias'],
  },
  { path: '/deposit', name: 'deposits', icon: 'deposit' },
  ...ASIDE_ON_PHONES,
];

export const PERSON_SECTIONS: readonly Section[] = [...PRODUCTS, HISTORY];

/** A company has its history under an address of its own, with what waits for signatures in it. */
export const COMPANY_SECTIONS: readonly Section[] = [
  ...PRODUCTS,
  { ...HISTORY, path: '/history-corporate', elsewhere: [HISTORY.path] },
  { path: '/transaction-confirmation', name: 'documents', icon: 'sign' },
];
