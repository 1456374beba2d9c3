import type { i18n } from 'i18next';
import type { ComponentType } from 'react';

import type { VisitorPath } from './openPaths';

interface VisitorPage {
  /** The namespaces of the page's words, besides those of all of them. */
  readonly words: readonly string[];
  readonly fetch: () => Promise<ComponentType>;
}

const WORDS_OF_ALL = 'guest';
const WORDS_OF_LOANS = ['guestLoans', 'onlineLoan', 'loans'];

/** Pages for everybody as a visitor sees them. */
const PAGES: Readonly<Record<VisitorPath, VisitorPage>> = {
  '/detail-online-loan': {
    words: WORDS_OF_LOANS,
    fetch: () => import('../../products/loans/guest/GuestConditionsPage').then((module) => module.GuestConditionsPage),
  },
  '/loan-agreement': {
    words: WORDS_OF_LOANS,
    fetch: () => import('../../products/loans/guest/GuestAgreementPage').then((module) => module.GuestAgreementPage),
  },
  '/online-loan': {
    words: WORDS_OF_LOANS,
    fetch: () => import('../../products/loans/guest/GuestLoansPage').then((module) => module.GuestLoansPage),
  },
  '/page-loan': {
    words: WORDS_OF_LOANS,
    fetch: () =>
      import('../../products/loans/guest/GuestCalculatorPages').then((module) => module.GuestLoanCalculatorPage),
  },
  '/repayment-loan': {
    words: WORDS_OF_LOANS,
    fetch: () => import('../../products/loans/guest/GuestCalculatorPages').then((module) => module.GuestSchedulePage),
  },
  '/register-elsom': {
    words: ['wallets'],
    fetch: () => import('../../products/wallets/GuestRegistrationPage').then((module) => module.GuestRegistrationPage),
  },
  '/excerpt': {
    words: ['statements', 'operations'],
    fetch: () => import('../../accounts/statements/GuestProofPage').then((module) => module.GuestProofPage),
  },
  '/exchange': {
    words: ['rates', 'charts'],
    fetch: () => import('../../payments/exchange/GuestRatesPage').then((module) => module.GuestRatesPage),
  },
  '/guest': {
    words: [],
    fetch: () => import('./GuestHubScreen').then((module) => module.GuestHubPage),
  },
  '/payment-fines': {
    words: ['taxes'],
    fetch: () => import('../../payments/taxes/GuestPages').then((module) => module.GuestFinesPage),
  },
  '/property-tax': {
    words: ['taxes'],
    fetch: () => import('../../payments/taxes/GuestPages').then((module) => module.GuestPropertyCalculatorPage),
  },
  '/release': {
    words: ['release'],
    fetch: () => import('../release/ReleasePages').then((module) => module.GuestReleasePage),
  },
  '/service-points': {
    words: ['servicePoints', 'services'],
    fetch: () => import('../servicePoints/ServicePointsPages').then((module) => module.GuestServicePointsPage),
  },
  '/transport-tax': {
    words: ['taxes'],
    fetch: () => import('../../payments/taxes/GuestPages').then((module) => module.GuestCalculatorPage),
  },
};

/** Fetches a page and its words. */
export async function fetchVisitorPage(path: VisitorPath, translations: i18n): Promise<ComponentType> {
  const { words, fetch } = PAGES[path];
  const [page] = await Promise.all([fetch(), translations.loadNamespaces([WORDS_OF_ALL, ...words])]);
  return page;
}
