import { expect, it } from 'vitest';

import { creditOptions, debitOptions } from '../../../src/ui/flow/payment/accountOptions';
import type { AccountOption } from '../../../src/ui/flow/payment/accountOptions';
import { anAccount } from '../../application/support/builders';

const ACCOUNTS = [
  anAccount({ id: '1', number: '1280010000000114', minor: 1_000_000n }),
  anAccount({ id: '2', number: '1280010000000215' }),
  anAccount({ id: '3', number: '1280010000000316', dormant: true }),
  anAccount({ id: '4', number: '1280010000000417', debitStopped: true, availableForOperations: false }),
  anAccount({ id: '5', number: '1280010000000518', creditStopped: true }),
  anAccount({ id: '6', number: '1280020000000619', currency: 'USD' }),
  anAccount({ id: '7', number: '1280020000000720', accountClass: '30100' }),
];

const reasons = (options: readonly AccountOption[]) =>
  Object.fromEntries(options.map(({ account, reason }) => [account.id, reason]));

it('shows accounts that cannot be debited with the reason, and leaves archived ones out', () => {
  expect(reasons(debitOptions(ACCOUNTS))).toEqual({
    1: undefined,
    2: undefined,
    3: 'ACCOUNT_DEBIT_DORMANT',
    4: 'ACCOUNT_NO_DEBIT',
    5: undefined,
    6: undefined,
  });
});

it('shows accounts that cannot be credited from the chosen one with the reason', () => {
  expect(reasons(creditOptions(ACCOUNTS, ACCOUNTS[0]))).toEqual({
    1: 'SAME_ACCOUNT',
    2: undefined,
    3: 'ACCOUNT_CREDIT_DORMANT',
    4: undefined,
    5: 'ACCOUNT_NO_CREDIT',
    6: 'CURRENCY_MISMATCH',
  });
});
