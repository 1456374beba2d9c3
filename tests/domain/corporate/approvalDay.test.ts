import { describe, expect, it } from 'vitest';

import { needsOf, OTHER_PAYEES } from '../../../src/domain/corporate/approvalDay';
import type { ApprovalDay, ComposedDocument } from '../../../src/domain/corporate/approvalDay';
import type { ApprovalRule } from '../../../src/domain/corporate/approvalRule';
import { money } from '../../../src/domain/money/Money';
import { bankDayOf } from '../../../src/domain/time/Instant';

const named = (text: string) => ({ ru: text, en: text, kg: text, cn: text });

const RULE: ApprovalRule = {
  id: '1',
  amountFrom: money(1000n, 'KGS'),
  sumOf: 'counterparty',
  operations: 'all',
  accounts: 'all',
  authors: 'all',
  counterparties: 'all',
  signers: ['2', '3'],
  needed: 1,
  inOrder: false,
};
const PAYEE = { creditNumber: '1090000000000001', creditName: '', inn: '' };
const DAY: ApprovalDay = {
  authorId: '1',
  day: bankDayOf(Date.parse('2026-11-30T06:00:00Z')),
  sums: [{ code: 'MAKE_OTHER_BANK_TRANSFER', accountId: '5', ...PAYEE, sum: money(600n, 'KGS') }],
  signers: [
    { id: '2', name: named('Б'), accounts: 'all', canToday: true },
    { id: '3', name: named('В'), accounts: ['5'], canToday: true },
  ],
  prices: [{ currency: 'USD', price: 87_450_000n }],
};

function needs(document: Partial<ComposedDocument>, rule: Partial<ApprovalRule> = {}, day: Partial<ApprovalDay> = {}) {
  const composed = { code: 'MAKE_OTHER_BANK_TRANSFER', accountId: '5', ...PAYEE, amount: undefined, ...document };
  return needsOf([{ ...RULE, ...rule }], composed, { ...DAY, ...day }).map(({ signers }) =>
    signers.map(({ name, state }) => `${name.ru} ${state}`).join(', '),
  );
}

describe('signatures of a document while it is filled in', () => {
  it('are asked for once the amount reaches the rule with what was sent to the payee today', () => {
    expect(needs({ amount: money(399n, 'KGS') })).toEqual([]);
    expect(needs({ amount: money(400n, 'KGS') })).toEqual(['Б today, В today']);
    expect(needs({ amount: money(400n, 'KGS'), creditNumber: '1090000000000002' })).toEqual([]);
    expect(needs({ amount: money(400n, 'KGS'), creditNumber: '2' }, { sumOf: 'author' })).toEqual(['Б today, В today']);
  });

  it('are asked for before anything is typed where a rule is about every document', () => {
    expect(needs({ accountId: '' }, { amountFrom: 'any' })).toEqual(['Б today, В unable']);
    expect(needs({}, { amountFrom: 'any', operations: ['MAKE_SWIFT_TRANSFER'] })).toEqual([]);
    expect(needs({}, { amountFrom: 'any', accounts: ['6'] })).toEqual([]);
    expect(needs({}, { amountFrom: 'any', authors: ['7'] })).toEqual([]);
    expect(needs({}, { amountFrom: 'any', counterparties: ['1090000000000001'] })).toHaveLength(1);
    expect(needs({ creditNumber: '' }, { amountFrom: 'any', counterparties: ['1090000000000001'] })).toEqual([]);
  });

  it('count foreign money at the official rate, and as the largest without one', () => {
    expect(needs({ amount: money(4n, 'USD') })).toEqual([]);
    expect(needs({ amount: money(5n, 'USD') })).toHaveLength(1);
    expect(needs({ amount: money(1n, 'EUR') })).toHaveLength(1);
  });

  it('say who comes later in an order, who may not work with the account, and who is blocked', () => {
    const amount = money(1000n, 'KGS');
    expect(needs({ amount }, { needed: 2, inOrder: true })).toEqual(['Б today, В later']);
    expect(needs({ amount, accountId: '6' })).toEqual(['Б today, В unable']);
    const signers = DAY.signers.map((each) => ({ ...each, canToday: each.id !== '2' }));
    expect(needs({ amount }, {}, { signers })).toEqual(['Б unable, В today']);
  });

  it('count sums of unlisted payees for the author, and for no payee', () => {
    const sums = [
      {
        code: 'MAKE_SWIFT_TRANSFER',
        accountId: '6',
        creditNumber: '',
        inn: '',
        creditName: OTHER_PAYEES,
        sum: money(900n, 'KGS'),
      },
    ];
    const document = { amount: money(100n, 'KGS'), creditNumber: '' };
    expect(needs(document, {}, { sums })).toEqual([]);
    expect(needs(document, { sumOf: 'author' }, { sums })).toHaveLength(1);
  });
});
