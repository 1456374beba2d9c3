import { expect, test } from 'vitest';

import { creditRefusal, debitRefusal, isListed } from '../../../src/domain/account/usability';
import { anAccount } from '../support/builders';
import type { Account } from '../../../src/domain/account/Account';

/** Each row lifts exactly the refusal of the row before. */
test.each([
  [{ dormant: true, frozen: true, debitStopped: true }, 'ACCOUNT_DEBIT_DORMANT'],
  [{ dormant: false, frozen: true, debitStopped: true }, 'ACCOUNT_DEBIT_FROZEN'],
  [{ dormant: false, frozen: false, debitStopped: true }, 'ACCOUNT_NO_DEBIT'],
  [{ dormant: false, frozen: false, debitStopped: true, availableForOperations: true }, undefined],
  [{ creditStopped: true }, undefined],
] satisfies readonly (readonly [Partial<Account>, string | undefined])[])('debit of %o: %s', (state, refusal) => {
  expect(debitRefusal(anAccount(state))).toBe(refusal);
});

test.each([
  [{ dormant: true, creditStopped: true }, 'ACCOUNT_CREDIT_DORMANT'],
  [{ dormant: false, creditStopped: true }, 'ACCOUNT_NO_CREDIT'],
  [{ dormant: false, creditStopped: true, availableForOperations: true }, 'ACCOUNT_NO_CREDIT'],
  [{ frozen: true, debitStopped: true }, undefined],
] satisfies readonly (readonly [Partial<Account>, string | undefined])[])('credit of %o: %s', (state, refusal) => {
  expect(creditRefusal(anAccount(state))).toBe(refusal);
});

test('a stop that the account is exempt from does not lift a freeze or dormancy', () => {
  expect(debitRefusal(anAccount({ frozen: true, availableForOperations: true }))).toBe('ACCOUNT_DEBIT_FROZEN');
  expect(debitRefusal(anAccount({ dormant: true, availableForOperations: true }))).toBe('ACCOUNT_DEBIT_DORMANT');
});

test('only classes that start with 3 are archived', () => {
  expect(isListed(anAccount({ accountClass: '301' }))).toBe(false);
  expect(isListed(anAccount({ accountClass: '103' }))).toBe(true);
  expect(isListed(anAccount({ accountClass: '' }))).toBe(true);
});
