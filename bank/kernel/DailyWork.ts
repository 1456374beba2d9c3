import { sql } from 'kysely';

import { addDays } from '../../src/domain/time/days';
import { bankDayOf } from '../../src/domain/time/Instant';
import type { BankDay } from '../../src/domain/time/Instant';
import type { BankServices } from './BankServices';
import type { RoundServices } from './Job';

const TAKEN_FOR_MS = 60_000;

/**
 * A job the bank does once for every bank day. `run` is called with each day in order, including days on which no process was up, and again
 * after it failed or its process died. It must therefore be idempotent: each step is a transaction that stores its day, or is booked under
 * a key.
 */
export interface DailyTask {
  readonly name: string;
  run(bank: BankServices, day: BankDay): Promise<void>;
}

/** Runs the daily tasks, in any number of processes at once: each task is claimed by one of them at a time. */
export class DailyWork {
  constructor(
    private readonly tasks: readonly DailyTask[],
    private readonly services: Pick<RoundServices, 'bank' | 'log' | 'changed' | 'isStopping'>,
  ) {}

  /** Runs every task for its missing days, up to today. A task that fails does not delay the others, and is tried in the next round. */
  async round(): Promise<void> {
    for (const task of this.tasks) {
      try {
        await this.catchUp(task);
      } catch (cause) {
        this.services.log.warn({ err: cause, task: task.name }, 'a daily task has to be done again');
      }
    }
  }

  private async catchUp(task: DailyTask): Promise<void> {
    let day = await this.take(task);
    if (day === undefined) {
      return;
    }
    try {
      while (day !== undefined) {
        await task.run(this.services.bank, day);
        this.services.changed();
        day = await this.done(task, day);
      }
    } finally {
      await this.release(task);
    }
  }

  /** Claims a task and returns its first missing day, unless another process has claimed it. A new task begins today. */
  private async take({ name }: DailyTask): Promise<BankDay | undefined> {
    const { clock, database } = this.services.bank;
    const now = clock.now();
    const today = bankDayOf(now);
    const { rows } = await sql<{ done_through: BankDay }>`
      insert into daily_work as w (task, done_through, taken_until) values (${name}, ${addDays(today, -1)}, ${new Date(now + TAKEN_FOR_MS)})
        on conflict (task) do update set taken_until = excluded.taken_until
          where w.done_through < ${today}::date and (w.taken_until is null or w.taken_until <= ${new Date(now)})
        returning done_through`.execute(database.kysely);
    return rows[0] && addDays(rows[0].done_through, 1);
  }

  /** Records that a day is done; returns the next one, unless it is in the future or another process has taken over. */
  private async done({ name }: DailyTask, day: BankDay): Promise<BankDay | undefined> {
    const { clock, database } = this.services.bank;
    const now = clock.now();
    const { numUpdatedRows } = await database.kysely
      .updateTable('daily_work')
      .set({ done_through: day, taken_until: new Date(now + TAKEN_FOR_MS) })
      .where('task', '=', name)
      .where('done_through', '=', addDays(day, -1))
      .executeTakeFirst();
    return numUpdatedRows === 1n && day < bankDayOf(now) && !this.services.isStopping() ? addDays(day, 1) : undefined;
  }

  private async release({ name }: DailyTask): Promise<void> {
    await this.services.bank.database.kysely
      .updateTable('daily_work')
      .set({ taken_until: null })
      .where('task', '=', name)
      .execute();
  }
}
