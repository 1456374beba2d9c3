import { describe, expect, test } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import { checkedToOperationId } from '../../../src/domain/operation/OperationId';
import {
  OwnAccountsTransferDraft,
  violationsOf,
  transferOf,
} from '../../../src/domain/transfer/OwnAccountsTransferDraft';
import { anAccount } from '../support/builders';
import type { Violations } from '../../../src/domain/validation/validate';

const accounts = [
  anAccount({ id: '1', available: money(100_000n, 'KGS') }),
  anAccount({ id: '2', number: '1280016000000215' }),
  anAccount({ id: '3', currency: 'USD' }),
  anAccount({ id: '4', dormant: true }),
  anAccount({ id: '5', frozen: true }),
  anAccount({ id: '6', debitStopped: true }),
  anAccount({ id: '7', creditStopped: true }),
];

type Values = ConstructorParameters<typeof OwnAccountsTransferDraft>[0];

const sound: Values = { debitAccountId: '1', creditAccountId: '2', amountText: '1 000,00', purpose: 'Үнөмдөө' };

test('an empty form asks for both accounts and the amount', () => {
  expect(violationsOf(new OwnAccountsTransferDraft(), accounts)).toEqual({
    debitAccountId: 'ACCOUNT_REQUIRED',
    creditAccountId: 'ACCOUNT_REQUIRED',
    amountText: 'AMOUNT_REQUIRED',
  });
});

test('all that is available can be moved', () => {
  expect(violationsOf(new OwnAccountsTransferDraft(sound), accounts)).toEqual({});
});

describe('one thing wrong is one problem', () => {
  test.each([
    [{ debitAccountId: '99' }, { debitAccountId: 'ACCOUNT_NOT_FOUND' }],
    [{ debitAccountId: '4' }, { debitAccountId: 'ACCOUNT_DEBIT_DORMANT' }],
    [{ debitAccountId: '5' }, { debitAccountId: 'ACCOUNT_DEBIT_FROZEN' }],
    [{ debitAccountId: '6' }, { debitAccountId: 'ACCOUNT_NO_DEBIT' }],
    [{ creditAccountId: '99' }, { creditAccountId: 'ACCOUNT_NOT_FOUND' }],
    [{ creditAccountId: '1' }, { creditAccountId: 'SAME_ACCOUNT' }],
    [{ creditAccountId: '3' }, { creditAccountId: 'CURRENCY_MISMATCH' }],
    [{ creditAccountId: '4' }, { creditAccountId: 'ACCOUNT_CREDIT_DORMANT' }],
    [{ creditAccountId: '7' }, { creditAccountId: 'ACCOUNT_NO_CREDIT' }],
    [{ amountText: ' ' }, { amountText: 'AMOUNT_REQUIRED' }],
    [{ amountText: '1e3' }, { amountText: 'NOT_AN_AMOUNT' }],
    [{ amountText: '0,001' }, { amountText: 'TOO_MANY_DECIMALS' }],
    [{ amountText: '12345678901' }, { amountText: 'AMOUNT_TOO_LONG' }],
    [{ amountText: '0' }, { amountText: 'NOT_POSITIVE' }],
    [{ amountText: '1000,01' }, { amountText: 'MORE_THAN_AVAILABLE' }],
    [{ purpose: 'ж'.repeat(201) }, { purpose: 'PURPOSE_TOO_LONG' }],
  ] satisfies readonly (readonly [Values, Violations<OwnAccountsTransferDraft>])[])('%o', (change, violations) => {
    expect(violationsOf(new OwnAccountsTransferDraft({ ...sound, ...change }), accounts)).toEqual(violations);
  });
});

test('a frozen account can still be credited', () => {
  expect(violationsOf(new OwnAccountsTransferDraft({ ...sound, creditAccountId: '5' }), accounts)).toEqual({});
});

test('a sound draft becomes a transfer, another does not', () => {
  const operationId = checkedToOperationId('6f1c2c35-52f0-4a5b-8a0c-3f7d6a1b9c01');
  if (operationId === undefined) {
    throw new Error('Not an operation id');
  }
  const draft = new OwnAccountsTransferDraft({ ...sound, purpose: '  Үнөмдөө ' });
  expect(transferOf(draft, accounts, operationId)).toEqual({
    operationId,
    debitAccountId: '1',
    creditAccountId: '2',
    amount: money(100_000n, 'KGS'),
    purpose: 'Үнөмдөө',
  });
  expect(
    transferOf(new OwnAccountsTransferDraft({ ...sound, amountText: '1000,01' }), accounts, operationId),
  ).toBeUndefined();
  expect(transferOf(new OwnAccountsTransferDraft(), accounts, operationId)).toBeUndefined();
});
