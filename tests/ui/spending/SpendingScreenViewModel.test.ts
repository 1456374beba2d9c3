import { describe, expect, it } from 'vitest';

import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import { SpendingStore } from '../../../src/application/spending/SpendingStore';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Spending } from '../../../src/domain/spending/Spending';
import { spendingPeriod } from '../../../src/domain/spending/Spending';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import { CategoryChoiceViewModel } from '../../../src/ui/features/accounts/spending/CategoryChoiceViewModel';
import { SpendingScreenViewModel } from '../../../src/ui/features/accounts/spending/SpendingScreenViewModel';
import { anAccount, aTransaction, NOON } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { untilTen } from '../../application/support/untilTen';

const TODAY = bankDayOf(NOON);
const som = (minor: bigint) => money(minor, 'KGS');

function report(day: BankDay): Spending {
  const { month, through, comparedThrough } = spendingPeriod(day, TODAY);
  const categories = [{ category: 'food', spent: som(100n), count: 1, before: som(0n) } as const];
  return { month, through, comparedThrough, categories, months: [], withoutRate: [] };
}

function aScreen() {
  const gateway = new FakeOperationGateway({
    GET_ACCOUNTS_V2: () => success([anAccount()]),
    GET_SPENDING: ({ month }) => success(report(month ?? TODAY)),
    GET_SPENDING_OPERATIONS: ({ cursor }) =>
      success({
        lines: [{ transaction: aTransaction({ id: cursor === undefined ? '2' : '1' }), spent: som(100n) }],
        next: cursor === undefined ? '2' : undefined,
      }),
    GET_SPENDING_CATEGORY: () => success({ category: 'shopping', isChosen: false }),
    SET_SPENDING_CATEGORY: ({ category }) =>
      success({ category: category ?? 'shopping', chosenBefore: undefined, alike: 4 }),
  });
  const spending = new SpendingStore(gateway);
  const model = new SpendingScreenViewModel({
    gateway,
    spending,
    accounts: new AccountsStore(gateway),
    time: { now: () => NOON },
  });
  return { gateway, spending, model };
}

describe('the spending page', () => {
  it('shows the month of its address, and the current one for any other text', () => {
    const { model } = aScreen();
    const { currentMonth } = model;
    expect(model.monthOf('2026-10')).toBe('2026-10-01');
    expect(['', null, '2026-13', '1999-01', '2099-01'].map((text) => model.monthOf(text))).toEqual(
      Array.from({ length: 5 }, () => currentMonth),
    );
  });

  it('goes back two years and not beyond today', () => {
    const { model } = aScreen();
    expect(model.beside(model.currentMonth, 1)).toBeUndefined();
    let month: BankDay | undefined = model.currentMonth;
    let steps = 0;
    for (let next = model.beside(month, -1); next !== undefined; next = model.beside(next, -1)) {
      month = next;
      steps += 1;
    }
    expect(steps).toBe(24);
    expect(model.beside(month, 1)).toBeDefined();
  });

  it('loads a month, and lists the operations of a category page by page', async () => {
    const { model } = aScreen();
    await model.load(model.currentMonth);
    expect(model.report.value?.month).toBe(model.currentMonth);
    await model.list(model.currentMonth, 'food');
    expect([model.linesStatus, model.next, model.rows.map(({ id }) => id)]).toEqual(['LOADED', '2', ['2']]);
    await model.list(model.currentMonth, 'food', true);
    expect([model.next, model.rows.map(({ id }) => id)]).toEqual([undefined, ['2', '1']]);
  });

  it('says when operations did not arrive, and keeps those that are there', async () => {
    const { model, gateway } = aScreen();
    gateway.plain.GET_SPENDING_OPERATIONS = () => refusal(untilTen('TOO_MANY_REQUESTS'));
    await model.list(model.currentMonth, 'food');
    expect(model.linesStatus).toBe('ERROR');
    const other = aScreen();
    await other.model.list(model.currentMonth, 'food');
    other.gateway.plain.GET_SPENDING_OPERATIONS = () => refusal(untilTen('TOO_MANY_REQUESTS'));
    await other.model.list(model.currentMonth, 'food', true);
    expect([other.model.linesStatus, other.model.rows.length]).toEqual(['LOADED', 1]);
  });
});

describe('the category of an operation', () => {
  it('is changed, reports how many operations follow, and is undone', async () => {
    const { gateway, spending } = aScreen();
    const choice = new CategoryChoiceViewModel({ gateway, spending });
    await choice.load('7');
    expect(choice.known).toEqual({ category: 'shopping', isChosen: false });
    await choice.choose('7', 'food');
    expect([choice.known, choice.changed?.alike]).toEqual([{ category: 'food', isChosen: true }, 4]);
    await choice.undo('7');
    expect([choice.known, choice.changed, choice.undone]).toEqual([
      { category: 'shopping', isChosen: false },
      undefined,
      true,
    ]);
  });

  it('stays as it was when the bank refuses', async () => {
    const { gateway, spending } = aScreen();
    gateway.plain.SET_SPENDING_CATEGORY = () => refusal({ code: 'OPERATION_IMPOSSIBLE' });
    const choice = new CategoryChoiceViewModel({ gateway, spending });
    await choice.load('7');
    await choice.choose('7', 'food');
    expect([choice.known?.category, choice.failure?.code, choice.busy]).toEqual([
      'shopping',
      'OPERATION_IMPOSSIBLE',
      false,
    ]);
  });

  it('sums the month again after it was shown', async () => {
    const { gateway, spending } = aScreen();
    const choice = new CategoryChoiceViewModel({ gateway, spending });
    await spending.ensure();
    await choice.load('7');
    await choice.choose('7', 'food');
    expect(gateway.calls.filter(({ name }) => name === 'GET_SPENDING')).toHaveLength(2);
  });
});
