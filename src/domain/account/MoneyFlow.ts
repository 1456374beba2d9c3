import type { LineKind } from '../history/classify';
import { add, money } from '../money/Money';
import type { Money } from '../money/Money';
import { movesOwnMoney } from '../movements/movesOwnMoney';
import { MOVEMENTS } from '../movements/movements';
import type { TransactionKind } from '../movements/movements';
import { CATEGORY_OF_KIND } from '../spending/categoryRules';
import { addDays } from '../time/days';
import type { BankDay } from '../time/Instant';

/** Closing balance of an account on a bank day. */
export interface DayBalance {
  readonly day: BankDay;
  readonly balance: Money;
}

/** Turnover of operations of one kind within a month, `YYYY-MM`; fees are a kind of their own. */
export interface KindFlow {
  readonly month: string;
  readonly kind: LineKind;
  readonly income: Money;
  readonly spending: Money;
}

/** Cash flow of an account over a period of whole calendar months. */
export interface MoneyFlow {
  readonly from: BankDay;
  readonly to: BankDay;
  /** Opening balance: the balance before the first day of the period. */
  readonly opening: Money;
  /** Days on which the closing balance changed, in ascending order; a balance holds until the next change. */
  readonly changes: readonly DayBalance[];
  readonly kinds: readonly KindFlow[];
}

/** Longest period of one report, in calendar months. */
export const MAX_MONTHS = 12;

/** Closing balance of the account for every day of the period, including days without a change. */
export function dailyBalances({ from, to, opening, changes }: MoneyFlow): readonly DayBalance[] {
  const byDay = new Map(changes.map(({ day, balance }) => [day, balance]));
  const days: DayBalance[] = [];
  let balance = opening;
  for (let day = from; day <= to; day = addDays(day, 1)) {
    balance = byDay.get(day) ?? balance;
    days.push({ day, balance });
  }
  return days;
}

/** Kinds that move money between products of one customer: neither income nor spending. */
const OWN_MONEY: ReadonlySet<LineKind> = new Set<TransactionKind>([
  ...MOVEMENTS.ordered.filter((movement) => movesOwnMoney(movement)).map(({ kind }) => kind),
  'deal',
]);

/** True for a kind whose debits are spending, as on the page of spending; fees are. */
function isSpent(kind: LineKind): boolean {
  return kind === 'fee' || kind === 'feeReturn' || CATEGORY_OF_KIND[kind] !== 'never';
}

/** Income and spending of one calendar month, `YYYY-MM`. */
export interface MonthFlow {
  readonly month: string;
  readonly income: Money;
  readonly spending: Money;
}

/** Income and spending of every month of the period, months without operations included; own money that only changes its place is neither. */
export function monthlyFlows({ from, to, opening, kinds }: MoneyFlow): readonly MonthFlow[] {
  const nothing = money(0n, opening.currency);
  return monthsBetween(from, to).map((month) => {
    const ofMonth = kinds.filter((flow) => flow.month === month);
    return {
      month,
      income: ofMonth.filter(({ kind }) => !OWN_MONEY.has(kind)).reduce((sum, flow) => add(sum, flow.income), nothing),
      spending: ofMonth.filter(({ kind }) => isSpent(kind)).reduce((sum, flow) => add(sum, flow.spending), nothing),
    };
  });
}

/** Spending by kind over the whole period, largest first; kinds without spending are left out. */
export function spendingByKind({
  kinds,
  opening,
}: MoneyFlow): readonly { readonly kind: LineKind; readonly spending: Money }[] {
  const sums = new Map<LineKind, Money>();
  for (const { kind, spending } of kinds.filter((flow) => isSpent(flow.kind))) {
    sums.set(kind, add(sums.get(kind) ?? money(0n, opening.currency), spending));
  }
  return [...sums]
    .map(([kind, spending]) => ({ kind, spending }))
    .filter(({ spending }) => spending.minor > 0n)
    .toSorted((left, right) => (left.spending.minor < right.spending.minor ? 1 : -1));
}

function monthsBetween(from: BankDay, to: BankDay): readonly string[] {
  const months: string[] = [];
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = nextMonth(month)) {
    months.push(month);
  }
  return months;
}

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
