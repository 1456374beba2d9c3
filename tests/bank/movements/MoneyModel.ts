import type { TransferCode } from '../../../src/domain/movements/movements';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { LoanModel, Repayment } from './LoanModel';
import type { Fate, MovementKind, Purse } from './MovementKind';

/** Limits of every customer of the model, in minor units, in place of the bank's limits, which few movements reach. */
export const LIMITS = { minimum: 2_000n, maximum: 700_000n, daily: 1_300_000n, monthly: 2_600_000n } as const;

const COMING_BACK = new Set(['REJECTED', 'CANCELLED']);

/** Statuses a movement passes in order, by its fate; it may be observed in any of them and never returns to an earlier one. */
const WAYS: Readonly<Record<Fate | 'comes' | 'comesNot', readonly string[]>> = {
  settles: ['ACCEPTED_FOR_PROCESSING', 'IN_PROCESS', 'ACCEPTED'],
  lost: ['ACCEPTED_FOR_PROCESSING', 'IN_PROCESS', 'ACCEPTED'],
  refused: ['ACCEPTED_FOR_PROCESSING', 'REJECTED'],
  rejected: ['ACCEPTED_FOR_PROCESSING', 'IN_PROCESS', 'REJECTED'],
  returned: ['ACCEPTED_FOR_PROCESSING', 'IN_PROCESS', 'ACCEPTED', 'RETURNED'],
  comes: ['ACCEPTED_FOR_PROCESSING', 'IN_PROCESS', 'ACCEPTED'],
  comesNot: ['ACCEPTED_FOR_PROCESSING', 'IN_PROCESS', 'REJECTED'],
};

/** Statuses of a money transfer that was not collected and is returned. */
const GIVEN_BACK = ['ACCEPTED_FOR_PROCESSING', 'WAITING', 'RETURNED'] as const;

/** Amount that one movement counts against the limit of its kind. */
interface Use {
  readonly code: TransferCode;
  readonly day: BankDay;
  readonly counted: bigint;
  counts: boolean;
}

/** A movement that was confirmed. */
export interface ModelOrder {
  readonly transactionId: string;
  readonly kind: MovementKind;
  readonly purse: Purse;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly use: Use | undefined;
  readonly onceKey: string | undefined;
  /** Statuses it passes; a single one for a movement booked at once. */
  way: readonly string[];
  status: string;
  /** True once a worker may have processed it. */
  looked: boolean;
}

/** Planned movement, computed without the bank. */
export interface Intent {
  readonly kind: MovementKind;
  readonly drawn: bigint;
  readonly amount: bigint;
  readonly fate: Fate;
  readonly day: BankDay;
  readonly now: Instant;
}

/** Expected balances and remaining limits of one customer, computed without the bank. */
export class MoneyModel {
  readonly purses: Record<Purse, bigint> = { soms: 0n, savings: 0n, dollars: 0n, deposit: 0n };
  /** Amount the other customer has received from this one. */
  given = 0n;
  /** Total balance of opened deposits. */
  opened = 0n;
  readonly orders: ModelOrder[] = [];
  private readonly uses: Use[] = [];

  /** `paid` are all movements of all customers: an object payable once can be paid by only one of them. */
  constructor(
    private readonly paid: ModelOrder[],
    readonly loan: LoanModel,
  ) {}

  /** Amount a repayment takes today. Accrues the loan to today first and collects what is due. */
  toRepay(how: Repayment, drawn: bigint, today: BankDay): bigint {
    this.loan.isAsked = true;
    this.loan.countTo(today, this.purses);
    return this.loan.amountOf(how, drawn);
  }

  /** Expected failure of a movement; `undefined` when it must succeed. */
  refusalOf({ kind, drawn, amount, day, now }: Intent): string | undefined {
    const late = kind.late?.({ now, day });
    if (late !== undefined) {
      return late;
    }
    const key = kind.once?.key(drawn);
    if (
      key !== undefined &&
      this.paid.some(({ onceKey, status }) => onceKey === key && !COMING_BACK.has(status) && status !== 'RETURNED')
    ) {
      return kind.once?.refusal;
    }
    if (kind.takes !== undefined && amount < kind.takes[0]) {
      return 'MIN_LIM_NOT_REACHED';
    }
    if (kind.takes !== undefined && amount > kind.takes[1]) {
      return 'MAX_LIM_EXCEEDED';
    }
    const notRepaid = kind.repays && this.loan.refusalOf(kind.repays, amount);
    if (notRepaid !== undefined) {
      return notRepaid;
    }
    const fee = kind.fee?.(amount) ?? 0n;
    const broken = kind.limit && this.limitBroken(kind.limit, kind.counted?.(amount) ?? amount, bankDayOf(now));
    return (
      broken ??
      (kind.comes === undefined && this.purses[kind.from ?? 'soms'] < amount + fee ? 'INSUFFICIENT_FUNDS' : undefined)
    );
  }

  /** Failure code of the limit that this further amount would exceed on a day; `undefined` when none. */
  limitBroken(code: TransferCode, counted: bigint, day: BankDay): string | undefined {
    const { today, month } = this.used(code, day);
    if (counted < LIMITS.minimum) {
      return 'MIN_LIM_NOT_REACHED';
    }
    if (counted > LIMITS.maximum) {
      return 'MAX_LIM_EXCEEDED';
    }
    if (today + counted > LIMITS.daily) {
      return 'DAILY_LIMIT_EXCEEDED';
    }
    return month + counted > LIMITS.monthly ? 'MONTHLY_LIMIT_EXCEEDED' : undefined;
  }

  used(code: TransferCode, day: BankDay): { readonly today: bigint; readonly month: bigint } {
    const counting = this.uses.filter(
      (use) => use.code === code && use.counts && use.day.slice(0, 7) === day.slice(0, 7),
    );
    const sum = (uses: readonly Use[]): bigint => uses.reduce((total, { counted }) => total + counted, 0n);
    return { today: sum(counting.filter((use) => use.day === day)), month: sum(counting) };
  }

  /** Books a successful movement. */
  book({ kind, drawn, amount, fate, now }: Intent, transactionId: string): void {
    const fee = kind.fee?.(amount) ?? 0n;
    const purse = kind.from ?? 'soms';
    const use = kind.limit && {
      code: kind.limit,
      day: bankDayOf(now),
      counted: kind.counted?.(amount) ?? amount,
      counts: true,
    };
    if (use !== undefined) {
      this.uses.push(use);
    }
    if (kind.comes === undefined) {
      this.purses[purse] -= amount + fee;
    }
    const credited = kind.credited?.(amount) ?? amount;
    if (kind.to === 'friend') {
      this.given += credited;
    } else if (kind.to === 'opened') {
      this.opened += credited;
    } else if (kind.to === 'loan') {
      this.loan.repay(kind.repays ?? 'full', amount);
    } else if (kind.to !== undefined && kind.to !== 'bank') {
      this.purses[kind.to] += credited;
    }
    const way = wayOf(kind, fate);
    const order = {
      transactionId,
      kind,
      purse,
      amount,
      fee,
      use,
      onceKey: kind.once?.key(drawn),
      way,
      status: way[0] ?? '',
      looked: false,
    };
    this.orders.push(order);
    this.paid.push(order);
  }

  /** Movements whose status may still change. */
  open(): readonly ModelOrder[] {
    return this.orders.filter(({ status, way }) => status !== 'CANCELLED' && status !== way.at(-1));
  }

  /** Books the effect of a new status. Returns a description when the status is not allowed. */
  hear(order: ModelOrder, status: string): string | undefined {
    if (status === order.status) {
      return undefined;
    }
    if (order.way.indexOf(status) < order.way.indexOf(order.status)) {
      return `${order.kind.name}: ${status} after ${order.status}, on the way ${order.way.join(' → ')}`;
    }
    order.status = status;
    if (order.kind.comes !== undefined) {
      this.purses.soms += status === 'ACCEPTED' ? order.amount : 0n;
    } else if (status === 'RETURNED') {
      this.purses[order.purse] += order.amount;
    } else if (status === 'REJECTED') {
      this.purses[order.purse] += order.amount + order.fee;
    }
    const isUndone = status === 'REJECTED' || (status === 'RETURNED' && order.kind.held === true);
    if (isUndone && order.use !== undefined) {
      order.use.counts = false;
    }
    return undefined;
  }

  /** Records the recall of an uncollected transfer that a network holds. */
  recall(order: ModelOrder): void {
    order.way = GIVEN_BACK;
  }

  /** Records that another bank is asked for the payment. It gives back everything but what its network refuses to carry at once. */
  askBack(order: ModelOrder): void {
    if (order.way !== WAYS.refused) {
      order.way = WAYS.returned;
    }
  }

  /** Records that the customer has cancelled the movement. */
  takeBack(order: ModelOrder): void {
    order.status = 'CANCELLED';
    this.purses[order.purse] += order.amount + order.fee;
    if (order.use !== undefined) {
      order.use.counts = false;
    }
  }

  /** Books a scheduled payment to another customer of this bank. */
  paidBySchedule(amount: bigint, day: BankDay): void {
    this.purses.soms -= amount;
    this.given += amount;
    this.uses.push({ code: 'BANK_CLIENT', day, counted: amount, counts: true });
  }
}

function wayOf(kind: MovementKind, fate: Fate): readonly string[] {
  if (kind.to !== undefined) {
    return [kind.to === 'bank' ? 'ACCEPTED_FOR_PROCESSING' : 'ACCEPTED'];
  }
  if (kind.comes !== undefined) {
    return WAYS[fate === 'refused' || fate === 'rejected' ? 'comesNot' : 'comes'];
  }
  if (kind.held !== true) {
    return WAYS[fate];
  }
  // What was sent waits for its recipient.
  return fate === 'returned' ? GIVEN_BACK : WAYS[fate].map((status) => (status === 'IN_PROCESS' ? 'WAITING' : status));
}
