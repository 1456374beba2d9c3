import { describe, expect, it } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import { BondOrderDraft, bondOrderOf, bondOrderViolations, costOf } from '../../../src/domain/shop/BondOrderDraft';
import { bondCost, bondCountRefusal, nominalOf } from '../../../src/domain/shop/Bonds';
import type { BondIssue } from '../../../src/domain/shop/Bonds';
import { checkedToBankDay } from '../../../src/domain/time/Instant';
import { anAccount } from '../../application/support/builders';
import { newOperationId } from '../../bank/support/transfers';

const ACCOUNTS = [
  anAccount({ id: '1', minor: 5_000_000n }),
  anAccount({ id: '2', number: '1280010000000417', dormant: true }),
  anAccount({ id: '3', number: '1280010000000316', currency: 'USD' }),
];

function issue(values: Partial<BondIssue>): BondIssue {
  const maturesOn = checkedToBankDay('2028-11-15');
  if (maturesOn === undefined) {
    throw new Error('15 November 2028 is no day');
  }
  return {
    id: '1',
    issuer: 'government',
    name: { ru: 'Облигации', en: 'Bonds', kg: 'Облигациялар', cn: '债券' },
    isin: 'KG0101G15285',
    nominal: money(10_000n, 'KGS'),
    price: money(9_920n, 'KGS'),
    couponRate: 1400,
    couponsPerYear: 2,
    maturesOn,
    feeRate: 15,
    minimum: 100,
    left: 500,
    ...values,
  };
}

const CIRCUMSTANCES = {
  accounts: ACCOUNTS,
  issues: [issue({}), issue({ id: '2', left: 99 }), issue({ id: '4', price: money(10_000n, 'USD'), feeRate: 0 })],
};
const FILLED = { bondIssue: '1', bondCount: '200', debitAccountId: '1' };

describe('a draft of an order for bonds', () => {
  it('becomes an order, whose cost is known before', () => {
    const operationId = newOperationId();
    const draft = new BondOrderDraft(FILLED);
    expect(costOf(draft, CIRCUMSTANCES.issues)).toEqual({
      sum: money(1_984_000n, 'KGS'),
      fee: money(2_976n, 'KGS'),
      total: money(1_986_976n, 'KGS'),
    });
    expect(bondOrderOf(draft, CIRCUMSTANCES, operationId)).toEqual({
      productType: 'makeBondPurchase',
      operationId,
      debitAccountId: '1',
      issueId: '1',
      count: 200,
    });
  });

  it.each([
    ['', 100],
    ['1 00', 100],
    ['500', 500],
  ])('takes %j as %i bonds', (bondCount, count) => {
    const draft = new BondOrderDraft({ ...FILLED, bondCount });
    expect(bondOrderOf(draft, CIRCUMSTANCES, newOperationId())?.count).toBe(count);
  });

  it.each([
    ['bondIssue', '', 'BOND_ISSUE_REQUIRED', 'bondIssue'],
    ['bondIssue', '2', 'BOND_ISSUE_REQUIRED', 'bondIssue'],
    ['bondIssue', '9', 'BOND_ISSUE_REQUIRED', 'bondIssue'],
    ['bondIssue', '4', 'CURRENCY_MISMATCH', 'debitAccountId'],
    ['bondCount', '99', 'BOND_COUNT', 'bondCount'],
    ['bondCount', '501', 'BOND_COUNT', 'bondCount'],
    ['bondCount', '1.5', 'BOND_COUNT', 'bondCount'],
    ['bondCount', '99999999', 'BOND_COUNT', 'bondCount'],
    ['debitAccountId', '', 'ACCOUNT_REQUIRED', 'debitAccountId'],
    ['debitAccountId', '2', 'ACCOUNT_DEBIT_DORMANT', 'debitAccountId'],
    ['debitAccountId', '3', 'CURRENCY_MISMATCH', 'debitAccountId'],
  ] as const)('is no order with %s %j', (field, value, violation, where) => {
    const draft = new BondOrderDraft({ ...FILLED, [field]: value });
    expect(bondOrderViolations(draft, CIRCUMSTANCES)[where]).toBe(violation);
    expect(bondOrderOf(draft, CIRCUMSTANCES, newOperationId())).toBeUndefined();
  });

  it('has no cost until an issue and a number are known', () => {
    expect(costOf(new BondOrderDraft(), CIRCUMSTANCES.issues)).toBeUndefined();
    expect(costOf(new BondOrderDraft({ ...FILLED, bondCount: 'ten' }), CIRCUMSTANCES.issues)).toBeUndefined();
  });
});

describe('bonds', () => {
  it.each([
    [1, 15n],
    [10, 149n],
    [30, 446n],
  ])('cost a fee rounded half up: %i of them %i', (count, fee) => {
    expect(bondCost(issue({}), count).fee).toEqual(money(fee, 'KGS'));
  });

  it.each([
    [99, 'MIN_LIM_NOT_REACHED'],
    [100, undefined],
    [500, undefined],
    [501, 'MAX_LIM_EXCEEDED'],
  ])('are ordered from the smallest number to what is left: %i', (count, refusal) => {
    expect(bondCountRefusal(issue({}), count)).toBe(refusal);
  });

  it('are sold out when fewer are left than the smallest order', () => {
    expect(bondCountRefusal(issue({ left: 99 }), 50)).toBe('OPERATION_IMPOSSIBLE');
  });

  it('are paid back at their nominal', () => {
    expect(nominalOf(issue({}), 200)).toEqual(money(2_000_000n, 'KGS'));
  });
});
