import fc from 'fast-check';
import { expect, test } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import { canonicalOperationText } from '../../../src/domain/operation/operationDigest';
import type { OperationFacts } from '../../../src/domain/operation/operationDigest';
import { checkedToOperationId } from '../../../src/domain/operation/OperationId';

function facts(changes: Partial<OperationFacts> = {}): OperationFacts {
  const operationId = checkedToOperationId('6f1c2c35-52f0-4a5b-8a0c-3f7d6a1b9c01');
  if (operationId === undefined) {
    throw new Error('Not an operation id');
  }
  return {
    operationId,
    code: 'MAKE_OWN_ACCOUNTS_TRANSFER',
    txnCode: 'MAKE_OWN_ACCOUNTS_TRANSFER',
    customerId: '7',
    debitAccountNumber: '1280016000000114',
    creditAccountNumber: '1280016000000215',
    recipientName: 'Асанов Айбек Маратович',
    amount: money(150_000n, 'KGS'),
    fee: money(0n, 'KGS'),
    credited: money(150_000n, 'KGS'),
    legs: [
      { accountId: '15', minor: -150_000n },
      { accountId: '12', minor: 150_000n },
    ],
    terms: { valueDate: '2026-11-23', details: { inn: '20101199012345' }, bic: '109022' },
    purpose: 'Үнөмдөө',
    ...changes,
  };
}

test('the text that is hashed is exactly this', () => {
  expect(canonicalOperationText(facts())).toBe(
    [
      'tulpar-operation-2',
      'operation=6f1c2c35-52f0-4a5b-8a0c-3f7d6a1b9c01',
      'code=MAKE_OWN_ACCOUNTS_TRANSFER',
      'kind=MAKE_OWN_ACCOUNTS_TRANSFER',
      'customer=7',
      'debit=1280016000000114',
      'credit=1280016000000215',
      'recipient=Асанов Айбек Маратович',
      'amount=150000 KGS',
      'fee=0 KGS',
      'credited=150000 KGS',
      'legs=15,12 -150000,150000',
      'term bic=109022',
      'term details.inn=20101199012345',
      'term valueDate=2026-11-23',
      'purpose=Үнөмдөө',
    ].join('\n'),
  );
});

test.each([
  { code: 'MAKE_BANK_CLIENT_TRANSFER' },
  { customerId: '8' },
  { debitAccountNumber: '1280016000000013' },
  { creditAccountNumber: '1280016000000013' },
  { amount: money(150_001n, 'KGS') },
  { amount: money(150_000n, 'USD') },
  { fee: money(1n, 'KGS') },
  { credited: money(149_999n, 'KGS') },
  { txnCode: 'EXCHANGE' },
  { recipientName: 'Асанов Айбек' },
  {
    legs: [
      { accountId: '15', minor: -150_000n },
      { accountId: '13', minor: 150_000n },
    ],
  },
  {
    legs: [
      { accountId: '15', minor: -150_001n },
      { accountId: '12', minor: 150_001n },
    ],
  },
  { terms: { valueDate: '2026-11-24', bic: '109022' } },
  { terms: {} },
  { purpose: '' },
] satisfies readonly Partial<OperationFacts>[])('a change of %o changes the text', (change) => {
  expect(canonicalOperationText(facts(change))).not.toBe(canonicalOperationText(facts()));
});

test('a purpose cannot pass itself off as another fact', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (left, right) => {
      const same =
        canonicalOperationText(facts({ purpose: left })) === canonicalOperationText(facts({ purpose: right }));
      expect(same).toBe(left === right);
    }),
  );
  expect(
    canonicalOperationText(facts({ purpose: 'x\npurpose=y' }))
      .split('\n')
      .slice(0, 9),
  ).toEqual(canonicalOperationText(facts()).split('\n').slice(0, 9));
});
