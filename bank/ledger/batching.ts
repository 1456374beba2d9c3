import type { Pool } from '../db/Pool';
import { refuseSecondConnection } from '../db/HeldConnection';
import { withinAccountScope } from '../db/AccountScope';
import { METRICS } from '../kernel/metrics/metrics';
import { outsideShares } from '../db/UserShares';

/** A statement of the bank that makes a group of calls; a single call is a group of one. */
export interface Grouped<Values extends readonly unknown[]> {
  readonly name: string;
  /** Statement for the columns of a group of calls; returns rows with `place`, counted from 1. A call without a row is made alone. */
  readonly group: string;
  /** Statement for the values of a call made alone, where that is not a group of one; returns one row. */
  readonly alone?: string;
  /** Converts the values of the calls of a group into the parameters of `group`. */
  readonly toColumns: (calls: readonly Values[]) => readonly unknown[];
}

interface Waiting<Values> {
  readonly values: Values;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each caller knows what its rows are, as with the driver's own query
  readonly answered: (row: any) => void;
  readonly failed: (cause: unknown) => void;
}

/** Largest number of calls in one statement; locks are held until the last of them is done. */
const LARGEST_GROUP = 16;
/**
 * Largest group that goes as a whole. Of a larger one only half goes, so that the database works for one half while the bank answers the
 * other.
 */
const UNDIVIDED_GROUP = 4;
/** Turns of the event loop without a new call after which a group goes: some ten microseconds each for a lone call. */
const IDLE_TICKS_BEFORE_FLUSH = 3;
/** Time in milliseconds after which a statement is taken to be waiting for a lock, and the next group goes without waiting for it. */
const FLUSH_TIMEOUT_MS = 50;
const NO_ROWS: ReadonlyMap<number, object> = new Map();

/**
 * Batches calls that arrive together, or while others are under way: one statement makes them, they commit together, and each has an answer
 * of its own. Requests that arrive at one moment are read one after another, so a call that finds no other under way lets the event loop
 * turn until no more calls come. If a group fails, for whatever reason, it has had no effect, or the same call again is answered the same;
 * each call is then made alone and fails or succeeds by itself.
 */
export class GroupedStatement<Values extends readonly unknown[]> {
  private readonly waiting: Waiting<Values>[] = [];
  private isUnderWay = false;
  private isGathering = false;

  constructor(
    private readonly pool: Pick<Pool, 'query'>,
    private readonly statement: Grouped<Values>,
  ) {}

  /**
   * Makes one call and returns its row.
   * @throws the error of this call when it fails alone
   */
  call<Row extends object>(values: Values): Promise<Row> {
    return new Promise((answered, failed) => {
      // The first caller of a group issues the query, so the pool cannot see who calls.
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
    METRICS.groups.observe({ statement: this.statement.name }, group.length);
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
    // The first caller of a group issues the query for all of it.
    void withinAccountScope(undefined, () => outsideShares(() => this.make(group, next)));
  }

  /** Makes a group of calls. The next group goes before this one is answered, so that the database works while the answers are written. */
  private async make(group: readonly Waiting<Values>[], next: () => void): Promise<void> {
    const [first] = group;
    const isLone = first !== undefined && group.length === 1;
    // A lone call that would be made alone in the same form fails at once.
    const rows = isLone && this.statement.alone === undefined ? NO_ROWS : await this.group(group);
    if (isLone && rows.size === 0) {
      await this.alone(first, next);
      return;
    }
    next();
    // An operation that was left out waits for a lock on its own; the next group need not.
    group.forEach((call, index) => {
      const row = rows.get(index + 1);
      if (row === undefined) {
        void this.alone(call);
      } else {
        call.answered(row);
      }
    });
  }

  private async group(group: readonly Waiting<Values>[]): Promise<ReadonlyMap<number, object>> {
    try {
      const rows = await this.query(group.map(({ values }) => values));
      return new Map(rows.map((row) => [row.place, row]));
    } catch {
      return NO_ROWS;
    }
  }

  private async alone({ values, answered, failed }: Waiting<Values>, next?: () => void): Promise<void> {
    try {
      const row = await this.rowOf(values);
      next?.();
      if (row === undefined) {
        throw new Error(`${this.statement.name} answered nothing`);
      }
      answered(row);
    } catch (cause) {
      next?.();
      failed(cause);
    }
  }

  private async rowOf(values: Values): Promise<object | undefined> {
    const { name, alone } = this.statement;
    if (alone === undefined) {
      const [row] = await this.query([values]);
      // The transaction a call was left out for is committed now.
      return row ?? (await this.query([values]))[0];
    }
    const { rows } = await this.pool.query<object>({ name: `${name}-alone`, text: alone, values: [...values] });
    return rows[0];
  }

  private async query(calls: readonly Values[]): Promise<readonly { readonly place: number }[]> {
    const { name, group, toColumns } = this.statement;
    const values = [...toColumns(calls)];
    const { rows } = await this.pool.query<{ readonly place: number }>({ name, text: group, values });
    return rows;
  }
}

function sizeOfGroup(waiting: number): number {
  return Math.min(LARGEST_GROUP, Math.max(UNDIVIDED_GROUP, Math.ceil(waiting / 2)));
}

/** Transposes calls into columns: one array for each value of a call. */
export function inColumns(calls: readonly (readonly unknown[])[]): readonly unknown[] {
  return (calls[0] ?? []).map((_value, column) => calls.map((call) => call[column]));
}
