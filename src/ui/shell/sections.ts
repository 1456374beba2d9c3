import type { IconName } from '../components/Icon';

/** A section of the application, which the header leads to. */
export interface Section {
  readonly path: string;
  readonly name: 'home' | 'payments' | 'cards' | 'deposits' | 'loans' | 'history' | 'documents';
  readonly icon: IconName;
}

/** Sections a phone has no room for at its bottom; there they stand in the menu of the user. */
export const ASIDE_ON_PHONES: readonly Section[] = [{ path: '/loan', name: 'loans', icon: 'repeat' }];

const HISTORY: Section = { path: '/history', name: 'history', icon: 'history' };

const PRODUCTS: readonly Section[] = [
  { path: '/', name: 'home', icon: 'home' },
  { path: '/payment', name: 'payments', icon: 'transfer' },
  { path: '/card-list', name: 'cards', icon: 'card' },
  { path: '/deposit', name: 'deposits', icon: 'incoming' },
  ...ASIDE_ON_PHONES,
];

export const PERSON_SECTIONS: readonly Section[] = [...PRODUCTS, HISTORY];

/** A company has its history under an address of its own, with what waits for signatures in it. */
export const COMPANY_SECTIONS: readonly Section[] = [
  ...PRODUCTS,
  { ...HISTORY, path: '/history-corporate' },
  { path: '/transaction-confirmation', name: 'documents', icon: 'check' },
];
