import type { IconName } from '../../../components/Icon';

/** Screens that are open without a sign-in; their words are `services.<name>` of `guest.json`. */
export type GuestServiceName =
  | 'exchange'
  | 'loans'
  | 'loanCalculator'
  | 'wallet'
  | 'release'
  | 'fines'
  | 'transportTax'
  | 'propertyTax'
  | 'servicePoints'
  | 'proof'
  | 'login'
  | 'register'
  | 'restore'
  | 'company';

export interface GuestService {
  readonly name: GuestServiceName;
  readonly path: string;
  readonly icon: IconName;
}

export interface GuestServiceGroup {
  readonly group: 'money' | 'products' | 'budget' | 'bank' | 'entrance';
  readonly services: readonly GuestService[];
}

const RATES: GuestService = { name: 'exchange', path: '/exchange', icon: 'chart' };
const TRANSPORT_TAX: GuestService = { name: 'transportTax', path: '/transport-tax', icon: 'car' };
const PROPERTY_TAX: GuestService = { name: 'propertyTax', path: '/property-tax', icon: 'building' };

/** Services that tell what a payment will cost; the page of payments leads to them. */
export const CALCULATORS: readonly GuestService[] = [RATES, TRANSPORT_TAX, PROPERTY_TAX];

/** Services for everybody, signed in or not. */
const OPEN_TO_ALL: readonly GuestServiceGroup[] = [
  { group: 'money', services: [RATES] },
  {
    group: 'budget',
    services: [{ name: 'fines', path: '/payment-fines', icon: 'warning' }, TRANSPORT_TAX, PROPERTY_TAX],
  },
  {
    group: 'bank',
    services: [
      { name: 'servicePoints', path: '/service-points', icon: 'place' },
      { name: 'proof', path: '/excerpt', icon: 'shield' },
      { name: 'release', path: '/release', icon: 'info' },
    ],
  },
];

/** Products a visitor may look at before the sign-in; customers have them among their own pages. */
const PRODUCTS: GuestServiceGroup = {
  group: 'products',
  services: [
    { name: 'loans', path: '/online-loan', icon: 'loan' },
    { name: 'loanCalculator', path: '/page-loan', icon: 'chart' },
    { name: 'wallet', path: '/register-elsom', icon: 'wallet' },
  ],
};

/** Ways into the bank, which only a visitor needs. */
const ENTRANCE: GuestServiceGroup = {
  group: 'entrance',
  services: [
    { name: 'login', path: '/login', icon: 'login' },
    { name: 'company', path: '/login/authorization-corporate', icon: 'qr' },
    { name: 'register', path: '/login/register', icon: 'card' },
    { name: 'restore', path: '/login/restore', icon: 'key' },
  ],
};

export const SERVICES_OF_CUSTOMERS: readonly GuestServiceGroup[] = OPEN_TO_ALL;
export const SERVICES_OF_VISITORS: readonly GuestServiceGroup[] = [PRODUCTS, ...OPEN_TO_ALL, ENTRANCE];
