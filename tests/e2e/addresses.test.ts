import { afterAll, beforeAll, expect, it } from 'vitest';

import { expectAccessible } from './support/expectAccessible';
import { TestEnvironment } from './support/TestEnvironment';

const NOWHERE = '/there-is-no-such-page';

type Addresses = Readonly<Record<string, readonly string[]>>;

/** Addresses the specification names for customers (1, section 2), of what the bank has. */
const OF_PERSONS: Addresses = {
  '/payment': [
    'invoice',
    'direct-debit',
    '',
    'swift',
    'own-accounts',
    'exchange',
    'currency-exchange',
    'other-accounts',
    'another-banks',
    'ipc-cards',
    'visa-cards',
    'money-system',
    'replenishment-visa',
    'receive-money-transfer',
    'provider',
  ],
  '/deposit': ['', 'replenishment', 'close', 'excerpt'],
  '/accounts': [
    '',
    'excerpt',
    'reopening',
    'settings',
    'change-account-name',
    'requisites',
    'mini-excerpt',
    'visa-alias',
    'limits',
    'request-overdraft',
    'set-pin-code',
    'my-qr',
    'qr',
  ],
  '/wallets': ['', 'balance'],
  '/loan': ['', 'credit', 'actions', 'schedule', 'collateral', 'repayment', 'restructuring', 'requisites'],
  '/market': ['loan-application', 'deposit-application', 'elsom-registration'],
  '/profile': [
    '',
    'info',
    'settings',
    'calendar',
    'tariffs',
    'limits',
    'limits/payments',
    'open-deposit',
    'deposit',
    'settings/login',
    'settings/password',
    'settings/google-code',
    'settings/question',
    'settings/auth-type',
    'change-account-name',
    'login-history',
    'edit',
    'templates',
    'scheduled-payments',
    'scheduled-payments/edit',
    'about-app',
    'language',
    'payments',
    'another-banks',
    'swift',
    'moneySystem',
    'visaCardAft',
    'card-other-bank',
    'account-client',
    'account-client/details/BANK_CLIENT',
  ],
  '/profile/tariffs': [
    'payments',
    'another-banks',
    'swift',
    'moneySystem',
    'visaCardAft',
    'card-other-bank',
    'account-client',
  ],
  '': [
    '',
    'history',
    'change-limit',
    'transfer-to-card',
    'card-list',
    'qr',
    'qr/qr-statement',
    'my-table',
    'excerpt',
    'exchange',
    'guest',
    'release',
    'service-points',
    'transport-tax',
    'property-tax',
    'payment-fines',
    'register-elsom',
    'online-loan',
    'page-loan',
    'detail-online-loan',
    'repayment-loan',
    'loan-agreement',
  ],
};

const OF_COMPANIES: Addresses = {
  '/payment': ['batch-loading', 'invoice'],
  '': [
    'history-corporate',
    'transaction-confirmation',
    'profile/company',
    'my-qr-list',
    'archive',
    'creating-invoice',
    'automatic-creating-invoice',
  ],
};

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await TestEnvironment.open();
});

afterAll(() => environment.close());

it.each([
  [
    'aizada',
    'kg',
    OF_PERSONS,
    'companiesOnly',
    'doors.companiesOnly',
    ['/payment/batch-loading', '/transaction-confirmation'],
  ],
  [
    'saltanat',
    'en',
    OF_COMPANIES,
    'peopleOnly',
    'doors.peopleOnly',
    ['/wallets/find', '/change-limit', '/profile/scheduled-payments', '/accounts/visa-alias'],
  ],
] as const)(
  'every address the specification names for %s has a screen, and those of others say whom they are for',
  async (login, language, addresses, reason, state, ofOthers) => {
    const user = await environment.user({ language });
    const nowhere = user.heading(user.words.common.notFound.title);
    await user.signIn(login);
    const without: string[] = [];
    for (const path of Object.entries(addresses).flatMap(([area, pages]) => pages.map((page) => `${area}/${page}`))) {
      await user.follow(NOWHERE);
      await nowhere.waitFor();
      await user.follow(path);
      await nowhere.waitFor({ state: 'detached' }).catch(() => without.push(path));
      await user.page.getByRole('main').getByRole('heading').first().waitFor();
    }
    expect(without).toEqual([]);
    for (const path of ofOthers) {
      await user.open(path);
      await user.heading(user.words.shell.doors[reason].title).waitFor();
      await expectAccessible(user, state);
    }
    expect(user.consoleErrors).toEqual([]);
    await user.leave();
  },
);
