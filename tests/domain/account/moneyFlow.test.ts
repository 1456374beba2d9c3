import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { dailyBalances, monthlyFlows, spendingByKind } from '../../../src/domain/account/MoneyFlow';
import type { MoneyFlow } from '../../../src/domain/account/MoneyFlow';
import { requisiteRows, requisitesText } from '../../../src/domain/account/Requisites';
import { money } from '../../../src/domain/money/Money';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';

const FROM = bankDayOf(Date.UTC(2026, 9, 1));
const som = (minor: bigint) => money(minor, 'KGS');

function flowOf(values: Partial<MoneyFlow>): MoneyFlow {
  return { from: FROM, to: addDays(FROM, 60), opening: som(0n), changes: [], kinds: [], ...values };
}

describe('the balance by day', () => {
  it('stands until it changes', () => {
    const days = dailyBalances(
      flowOf({ to: addDays(FROM, 3), opening: som(5n), changes: [{ day: addDays(FROM, 2), balance: som(9n) }] }),
    );
    expect(days.map(({ balance }) => balance.minor)).toEqual([5n, 5n, 9n, 9n]);
  });

  it('has every day of the period once, and ends with the last change', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 200 }),
        fc.array(fc.nat({ max: 200 }), { maxLength: 8 }),
        (length, offsets) => {
          const changes = [...new Set(offsets)]
            .filter((offset) => offset <= length)
            .toSorted((left, right) => left - right)
            .map((offset) => ({ day: addDays(FROM, offset), balance: som(BigInt(offset + 1)) }));
          const days = dailyBalances(flowOf({ to: addDays(FROM, length), changes }));
          expect(new Set(days.map(({ day }) => day)).size).toBe(length + 1);
          expect(days.at(-1)?.balance).toEqual(changes.at(-1)?.balance ?? som(0n));
        },
      ),
    );
  });
});

describe('what came and went', () => {
  const flow = flowOf({
    kinds: [
      { month: '2026-10', kind: 'mobilePayment', income: som(0n), spending: som(20n) },
      { month: '2026-11', kind: 'mobilePayment', income: som(0n), spending: som(30n) },
      { month: '2026-11', kind: 'bankClientTransfer', income: som(100n), spending: som(70n) },
      { month: '2026-11', kind: 'exchange', income: som(4n), spending: som(900n) },
      { month: '2026-11', kind: 'deal', income: som(3n), spending: som(800n) },
      { month: '2026-10', kind: 'ownTransfer', income: som(50n), spending: som(600n) },
      { month: '2026-10', kind: 'depositOpening', income: som(0n), spending: som(500n) },
      { month: '2026-10', kind: 'depositClosing', income: som(700n), spending: som(0n) },
      { month: '2026-10', kind: 'depositInterest', income: som(8n), spending: som(0n) },
      { month: '2026-10', kind: 'fee', income: som(0n), spending: som(1n) },
    ],
  });

  it('is added up by month, without exchanges and own transfers, quiet months too', () => {
    expect(monthlyFlows(flow).map(({ month, income, spending }) => [month, income.minor, spending.minor])).toEqual([
      ['2026-10', 8n, 21n],
      ['2026-11', 100n, 100n],
    ]);
    expect(monthlyFlows(flowOf({ kinds: [] })).length).toBe(2);
  });

  it('is listed by kind, the largest first, without kinds that moved nothing', () => {
    expect(spendingByKind(flow).map(({ kind, spending }) => [kind, spending.minor])).toEqual([
      ['bankClientTransfer', 70n],
      ['mobilePayment', 50n],
      ['fee', 1n],
    ]);
  });
});

describe('bank details as text', () => {
  const bank = { ru: 'Банк', en: 'Bank', kg: 'Банк', cn: '银行' };
  const details = {
    recipient: 'Айбек',
    inn: '',
    accountNumber: '1280016000000114',
    currency: 'KGS',
    bankName: bank,
    bankAddress: bank,
    bic: '128001',
    swiftCode: 'TLPRKG22',
  } as const;

  it('leave out what is not known', () => {
    expect(requisiteRows(details, 'ru').map(({ name }) => name)).toEqual([
      'recipient',
      'accountNumber',
      'currency',
      'bankName',
      'bankAddress',
      'bic',
      'swiftCode',
    ]);
    expect(requisitesText(requisiteRows(details, 'en')).split('\n')).toContain('Account: 1280016000000114');
  });
});
