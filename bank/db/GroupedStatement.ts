import type { Pool } from './Pool';
import { refuseSecondConnection } from './HeldConnection';
import { outsideShares } from './UserShares';

/** A statement of the bank, alone and for a whole group of calls. */
export interface Grouped<Values extends readonly unknown[]> {
  readonly name: string;
  /** Takes the values of one call and answers one row. */
  readonly single: string;
  /** Takes what is gathered of the calls and answers rows with `place`, from 1. A call it does not answer is made alone. */
  readonly batch: string;
  /** Smallest number of calls made by `batch`: 1 where `batch` costs less than `single` for a call that waits for no lock. */
  readonly smallestGroup: 1 | 2;
  /** The values of the statement for a group, of the values of its calls. */
  readonly toColumns: (calls: readonly Values[]) => readonly unknown[];
}

interface Waiting<Values> {
  readonly values: Values;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each caller knows what its rows are, as with the driver's own query
  readonly answered: (row: any) => void;
  readonly failed: (cause: unknown) => void;
}

/** Calls made by one statement at most; what is locked stays locked until the last of them is done. */
const LARGEST_GROUP = 16;
/** Of more than these only half go, so that the database works for one half while the bank answers the other. */
const UNDIVIDED_GROUP = 4;
/** A group goes after so many turns of the event loop in which nobody joined it: some ten microseconds each for a lone call. */
const IDLE_TICKS_BEFORE_FLUSH = 3;
/** A statement that takes longer than this is waiting for somebody, and nobody waits behind it any more. */
const FLUSH_TIMEOUT_MS = 50;
const NO_ROWS: ReadonlyMap<number, object> = new Map();

/**
 * Calls that arrive together, or while others are on their way, are made together by one statement and commit together, each with
 * an answer of its own. Requests that came at one moment are read one after another, so a call that finds nobody on the way lets
 * the event loop turn until nobody else comes. If a group fails, for whatever reason, nothing of it has happened or the same call
 * again is answered the same; each call is then made alone and fails or not by itself.
 */
export class GroupedStatement<Values extends readonly unknown[]> {
  private readonly waiting: Waiting<Values>[] = [];
  private isUnderWay = false;
  private isGathering = false;

  constructor(
    private readonly pool: Pick<Pool, 'query'>,
    private readonly statement: Grouped<Values>,
  ) {}

  /** Makes one call; answers its row, or throws what it alone threw. */
  call<Row extends object>(values: Values): Promise<Row> {
    return new Promise((answered, failed) => {
      // It is asked by whoever goes first of a group, so the pool cannot see who calls.
      refuseSecondConnection();
      this.waiting.push({ values, answered, failed });
      this.gather();
    });
  }

  private gather(): void {
    if (this.isUnderWay || this.isGathering) {
      return;
    }
    this.isGathering = true;
    let turns = 0;
    let company = this.waiting.length;
    const turn = () => {
      turns = this.waiting.length > company ? 0 : turns + 1;
      company = this.waiting.length;
      if (turns < IDLE_TICKS_BEFORE_FLUSH && company < LARGEST_GROUP) {
        setImmediate(turn);
      } else {
        this.isGathering = false;
        this.begin();
      }
    };
    setImmediate(turn);
  }

  private begin(): void {
    if (this.isUnderWay || this.waiting.length === 0) {
      return;
    }
    this.isUnderWay = true;
    const group = this.waiting.splice(0, sizeOfGroup(this.waiting.length));
    let isAhead = true;
    const next = () => {
      if (isAhead) {
        isAhead = false;
        clearTimeout(patience);
        this.isUnderWay = false;
        this.begin();
      }
    };
    const patience = setTimeout(next, FLUSH_TIMEOUT_MS);
    // Whoever goes first of a group asks for all of it.
    void outsideShares(() => this.make(group, next));
  }

  /** The next group goes before this one is answered, so that the database works while the answers are written. */
  private async make(group: readonly Waiting<Values>[], next: () => void): Promise<void> {
    const rows = group.length >= this.statement.smallestGroup ? await this.batch(group) : NO_ROWS;
    const [first] = group;
    if (first !== undefined && group.length === 1 && rows.size === 0) {
      await this.single(first, next);
      return;
    }
    next();
    // Whoever was left out waits for somebody else by himself; the next group need not.
    group.forEach((call, index) => {
      const row = rows.get(index + 1);
      if (row === undefined) {
        void this.single(call);
      } else {
        call.answered(row);
      }
    });
  }

  private async batch(group: readonly Waiting<Values>[]): Promise<ReadonlyMap<number, object>> {
    const { name, batch, toColumns } = this.statement;
    const values = toColumns(group.map((call) => call.values));
    try {
      const { rows } = await this.pool.query<{ readonly place: number }>({
        name: `${name}-batch`,
        text: batch,
        values: [...values],
      });
      return new Map(rows.map((row) => [row.place, row]));
    } catch {
      return new Map();
    }
  }

  private async single({ values, answered, failed }: Waiting<Values>, next?: () => void): Promise<void> {
    const { name, single } = this.statement;
    try {
      const { rows } = await this.pool.query<object>({ name, text: single, values: [...values] });
      next?.();
      const [row] = rows;
      if (row === undefined) {
        throw new Error(`${name} answered nothing`);
      }
      answered(row);
    } catch (cause) {
      next?.();
      failed(cause);
    }
  }
}

function sizeOfGroup(waiting: number): number {
  return Math.min(LARGEST_GROUP, Math.max(UNDIVIDED_GROUP, Math.ceil(waiting / 2)));
}

/** An array for each value of a call. */
export function inColumns(calls: readonly (readonly unknown[])[]): readonly unknown[] {
  return (calls[0] ?? []).map((_value, column) => calls.map((call) => call[column]));
}
