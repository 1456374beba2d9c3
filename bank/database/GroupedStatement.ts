import type { Pool } from 'pg';

/** A statement of the bank, alone and for a whole group of calls. */
export interface Grouped {
  readonly name: string;
  /** Takes the values of one call and answers one row. */
  readonly alone: string;
  /**
   * Takes an array for each value of a call and answers rows with `place`, from 1. A call it does not answer is made alone.
   */
  readonly together: string;
}

interface Waiting {
  readonly values: readonly unknown[];
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each caller knows what its rows are, as with the driver's own query
  readonly answered: (row: any) => void;
  readonly failed: (cause: unknown) => void;
}

/** Calls made by one statement at most; what is locked stays locked until the last of them is done. */
const LARGEST_GROUP = 16;
/** A statement that takes longer than this is waiting for somebody, and nobody waits behind it any more. */
const PATIENCE_MS = 50;

/**
 * Calls that arrive while another is on its way are made together by one statement and commit together, each with an answer of
 * its own. A call that finds nobody on the way goes at once and alone. If a group fails, for whatever reason, nothing of it has
 * happened or the same call again is answered the same; each call is then made alone and fails or not by itself.
 */
export class GroupedStatement {
  private readonly waiting: Waiting[] = [];
  private isUnderWay = false;

  constructor(
    private readonly pool: Pick<Pool, 'query'>,
    private readonly statement: Grouped,
  ) {}

  /** Makes one call; answers its row, or throws what it alone threw. */
  call<Row extends object>(values: readonly unknown[]): Promise<Row> {
    return new Promise((answered, failed) => {
      this.waiting.push({ values, answered, failed });
      this.begin();
    });
  }

  private begin(): void {
    if (this.isUnderWay || this.waiting.length === 0) {
      return;
    }
    this.isUnderWay = true;
    const group = this.waiting.splice(0, LARGEST_GROUP);
    let isAhead = true;
    const next = () => {
      if (isAhead) {
        isAhead = false;
        clearTimeout(patience);
        this.isUnderWay = false;
        this.begin();
      }
    };
    const patience = setTimeout(next, PATIENCE_MS);
    void this.make(group).then(next);
  }

  private async make(group: readonly Waiting[]): Promise<void> {
    const [first] = group;
    if (first !== undefined && group.length === 1) {
      await this.alone(first);
      return;
    }
    const rows = await this.together(group);
    // Whoever was left out waits for somebody else by himself; the next group need not.
    group.forEach((call, index) => {
      const row = rows.get(index + 1);
      if (row === undefined) {
        void this.alone(call);
      } else {
        call.answered(row);
      }
    });
  }

  private async together(group: readonly Waiting[]): Promise<ReadonlyMap<number, object>> {
    const { name, together } = this.statement;
    const values = (group[0]?.values ?? []).map((_value, column) => group.map((call) => call.values[column]));
    try {
      const { rows } = await this.pool.query<{ readonly place: number }>({ name: `${name}-together`, text: together, values });
      return new Map(rows.map((row) => [row.place, row]));
    } catch {
      return new Map();
    }
  }

  private async alone({ values, answered, failed }: Waiting): Promise<void> {
    const { name, alone } = this.statement;
    try {
      const { rows } = await this.pool.query<object>({ name, text: alone, values: [...values] });
      const [row] = rows;
      if (row === undefined) {
        throw new Error(`${name} answered nothing`);
      }
      answered(row);
    } catch (cause) {
      failed(cause);
    }
  }
}
