import type { ScreenAction, SectionName } from './Action';

/** A section of the application, which the frame leads to. */
export interface Section extends ScreenAction {
  readonly name: SectionName;
  /** Addresses of its pages that do not lie below its own (specification 1, section 2). */
  readonly elsewhere?: readonly string[];
}

export const HOME: Section = {
  id: 'home',
  path: '/',
  // An account is opened from the list at home and has no section of its own.
  elsewhere: ['/accounts'],
  name: 'home',
  label: 'shell:nav.home',
  icon: 'home',
  letter: 'h',
};

export const PAYMENTS: Section = {
  id: 'payments',
  path: '/payment',
  name: 'payments',
  label: 'shell:nav.payments',
  icon: 'send',
  letter: 'p',
};

export const HISTORY: Section = {
  id: 'history',
  path: '/history',
  name: 'history',
  label: 'shell:nav.history',
  icon: 'history',
  isFor: 'people',
  letter: 'i',
};

export const SPENDING: Section = {
  id: 'spending',
  path: '/spending',
  name: 'spending',
  label: 'shell:nav.spending',
  icon: 'chart',
  isFor: 'people',
  letter: 'b',
};

/** A company has its history under an address of its own, with what waits for signatures in it. */
export const COMPANY_HISTORY: Section = {
  ...HISTORY,
  id: 'companyHistory',
  path: '/history-corporate',
  elsewhere: [HISTORY.path],
  isFor: 'companies',
};

export const DOCUMENTS: Section = {
  id: 'documents',
  path: '/transaction-confirmation',
  name: 'documents',
  label: 'shell:nav.documents',
  icon: 'sign',
  isFor: 'companies',
  letter: 's',
};

export const PRODUCTS: readonly Section[] = [
  {
    id: 'cards',
    path: '/card-list',
    name: 'cards',
    label: 'shell:nav.cards',
    icon: 'card',
    elsewhere: ['/accounts/limits', '/accounts/set-pin-code', '/accounts/mini-excerpt', '/accounts/visa-alias'],
    letter: 'c',
  },
  { id: 'deposits', path: '/deposit', name: 'deposits', label: 'shell:nav.deposits', icon: 'deposit', letter: 'd' },
  {
    id: 'loans',
    path: '/loan',
    name: 'loans',
    label: 'shell:nav.loans',
    icon: 'loan',
    elsewhere: ['/online-loan', '/page-loan', '/detail-online-loan', '/loan-agreement', '/repayment-loan'],
    letter: 'l',
  },
];

export const MESSAGES: Section = {
  id: 'messages',
  path: '/messages',
  name: 'messages',
  label: 'shell:nav.messages',
  icon: 'chat',
  letter: 'm',
};

export const MARKET: Section = {
  id: 'market',
  path: '/market',
  name: 'market',
  label: 'shell:nav.market',
  icon: 'bag',
  letter: 'o',
};

export const WALLETS: Section = {
  id: 'wallets',
  path: '/wallets',
  name: 'wallets',
  label: 'shell:nav.wallets',
  icon: 'wallet',
  letter: 'w',
};

export const PROFILE: Section = {
  id: 'profile',
  path: '/profile',
  name: 'profile',
  label: 'shell:nav.profile',
  icon: 'user',
  letter: 'u',
};

/** Open to administrators of the bank only. */
export const ADMINISTRATION: Section = {
  id: 'administration',
  path: '/admin',
  name: 'administration',
  label: 'shell:nav.administration',
  icon: 'shield',
};

export const SECTION_ACTIONS: readonly Section[] = [
  HOME,
  PAYMENTS,
  HISTORY,
  SPENDING,
  COMPANY_HISTORY,
  DOCUMENTS,
  ...PRODUCTS,
  MESSAGES,
  MARKET,
  WALLETS,
  PROFILE,
  ADMINISTRATION,
];
