import type { Client } from 'pg';

import { firstFound } from '../support/realTime';
import { addLoadUsers } from './arrange';
import { addEmployer } from './Employer';
import { quantile } from './pace';
import { PacedTransfers } from './PacedTransfers';
import { median, ratios, spread } from './report';
import { SalaryPath } from './SalaryPath';
import { SinglePayments } from './SinglePayments';
import { createdAndConfirmed } from './transfers';
import { TransferSeries } from './TransferSeries';
import type { Bench, Sized } from './Bench';
import type { Paced } from './pace';
import type { Measurement } from './report';
import type { PaidSalary, SalarySteps, Span } from './SalaryPath';

const LINES: Sized = { full: 10_000, short: 300 };
const MARK_OF_POSTING = 0.2;
const MARK_OF_PATH = 0.8;
const MARK_OF_REPLAY = 0.1;
const MARK_OF_OTHERS = 2;
const CLIENTS = 8;
/** Transfers of other customers start at this share of the highest rate. */
const SHARE_OF_OTHERS = 0.25;
const STOCK_SECONDS: Sized = { full: 20, short: 4 };
/** Pause between file and signature, so that no transfer that waited for the file counts as one that waits for the payment. */
const REST_MS: Sized = { full: 2000, short: 100 };
const P99 = 0.99;
const WARM_UP_MS: Sized = { full: 2000, short: 100 };
const ENDED_LOOKS = { everyMs: 20, withinMs: 60_000 };

interface Round {
  readonly singleMs: number;
  readonly steps: SalarySteps;
  readonly postingMs: number;
  readonly again: Pick<SalarySteps, 'upload' | 'send' | 'sign'>;
  /** p99 of other customers' transfers. */
  readonly alone: number;
  readonly whileChecked: number;
  readonly whilePaid: number;
}

interface Sides {
  readonly bench: Bench;
  readonly database: Client;
  readonly singles: SinglePayments;
  readonly salary: SalaryPath;
  readonly series: TransferSeries;
  readonly others: PacedTransfers;
}

/**
 * Measures a salary of ten thousand lines against the same payments one by one, the same salary again, and the latency of other
 * customers meanwhile (reliability: P9, P10, P11).
 */
export function measureBatch(bench: Bench): Promise<readonly Measurement[]> {
  const { extent, pairs, note } = bench;
  return bench.withDatabase(async (bank, database) => {
    const employer = await addEmployer(database, LINES[extent]);
    const singles = new SinglePayments(bank, database, employer);
    const salary = await SalaryPath.open(bank, employer);
    const series = await TransferSeries.open(bank, await addLoadUsers(database, CLIENTS), database);
    const sides = { bench, database, singles, salary, series, others: new PacedTransfers(series.workers, database) };
    await series.run(WARM_UP_MS[extent]);
    const rounds: Round[] = [];
    for (let index = 0; index < pairs; index += 1) {
      const round = await measureRound(sides);
      rounds.push(round);
      note(`round ${index + 1}: ${describe(round)}`);
    }
    series.close();
    return measurementsOf(rounds, employer.employees.length);
  });
}

async function measureRound({ bench, database, singles, salary, series, others }: Sides): Promise<Round> {
  const { extent, seconds } = bench;
  const singleMs = await singles.pay();
  await database.query('checkpoint');
  const paid = await salary.pay();
  const postingMs = await postingTime(database, paid);
  const again = await paid.again();

  await database.query('checkpoint');
  const perSecond = SHARE_OF_OTHERS * createdAndConfirmed(await series.run(WARM_UP_MS[extent]));
  await others.stock(perSecond * seconds);
  const until = performance.now() + seconds * 1000;
  const alone = await others.run({ perSecond, isOver: (dueMs) => dueMs > until });
  await others.stock(perSecond * STOCK_SECONDS[extent]);
  let isPaid = false;
  const beside = others.run({ perSecond, isOver: () => isPaid });
  const { checking, paying } = await salary.pay(REST_MS[extent]);
  isPaid = true;
  const done = await beside;
  return {
    ...{ singleMs, steps: paid.steps, postingMs, again },
    alone: p99Of(alone),
    whileChecked: p99Of(within(done, checking)),
    whilePaid: p99Of(within(done, paying)),
  };
}

/** From the beginning of the first chunk to the end of the last, by the clock of the bank. */
const POSTING = `
  select extract(epoch from r.ended_at - (select min(t.created_at) from batch_line l join txn t on t.id = l.txn_id where l.operation_id = o.operation_id))::float8
      * 1000 as ms
    from operation o join salary_run r on r.operation_id = o.id where o.operation_id = $1 and r.ended_at is not null`;

/** The last lines are shown as paid a moment before the run of the salary ends. */
async function postingTime(database: Client, { document }: PaidSalary): Promise<number> {
  const timed = async () => (await database.query<{ ms: number }>(POSTING, [document])).rows[0]?.ms;
  const ms = await firstFound(timed, ENDED_LOOKS);
  if (ms === undefined) {
    throw new Error('The run of the salary has not ended');
  }
  return ms;
}

function within(done: readonly Paced[], { from, to }: Span): readonly Paced[] {
  return done.filter(({ dueMs }) => dueMs >= from && dueMs <= to);
}

function p99Of(done: readonly Paced[]): number {
  return quantile(
    done.map(({ latencyMs }) => latencyMs),
    P99,
  );
}

function pathOf({ steps: { upload, send, sign, pay, statuses } }: Round): number {
  return upload + send + sign + pay + statuses;
}

function describe(round: Round): string {
  const { steps, singleMs, postingMs, again } = round;
  const ms = (value: number) => value.toFixed(0);
  return [
    `one by one ${ms(singleMs)} ms, posting ${ms(postingMs)} ms`,
    `upload ${ms(steps.upload)}, send ${ms(steps.send)}, sign ${ms(steps.sign)}, until paid ${ms(steps.pay)}, statuses ${ms(steps.statuses)}`,
    `again: upload ${ms(again.upload)}, send ${ms(again.send)}, sign ${ms(again.sign)}`,
    `p99 of others ${round.alone.toFixed(1)} ms, while lines are checked ${round.whileChecked.toFixed(1)}, while they are paid ${round.whilePaid.toFixed(1)}`,
  ].join('; ');
}

function measurementsOf(rounds: readonly Round[], lines: number): readonly Measurement[] {
  const oneByOne = `${middle(rounds.map(({ singleMs }) => singleMs))} one by one in PostgreSQL, 1 connection`;
  const untilPaid = (round: Round) => pathOf(round) - round.steps.statuses;
  return [
    againstMark(`salary of ${lines} lines, posting`, rounds, {
      ours: (r) => r.postingMs,
      peer: (r) => r.singleMs,
      against: oneByOne,
      mark: MARK_OF_POSTING,
    }),
    againstMark('the same from the file to the statuses, over gRPC-web', rounds, {
      ours: pathOf,
      peer: (r) => r.singleMs,
      against: oneByOne,
      mark: MARK_OF_PATH,
    }),
    againstMark('the same uploaded, sent and signed again', rounds, {
      ours: ({ again }) => again.upload + again.send + again.sign,
      peer: untilPaid,
      against: `${middle(rounds.map(untilPaid))} the first time, until paid`,
      mark: MARK_OF_REPLAY,
    }),
    againstMark('p99 of others’ transfers while a salary is paid', rounds, {
      ours: (r) => r.whilePaid,
      peer: (r) => r.alone,
      against: `${middle(rounds.map(({ alone }) => alone))} without`,
      mark: MARK_OF_OTHERS,
    }),
  ];
}

interface Sought {
  readonly ours: (round: Round) => number;
  readonly peer: (round: Round) => number;
  readonly against: string;
  readonly mark: number;
}

function againstMark(subject: string, rounds: readonly Round[], { ours, peer, against, mark }: Sought): Measurement {
  const found = ratios(rounds.map(ours), rounds.map(peer));
  return {
    subject,
    ours: middle(rounds.map(ours)),
    against,
    ratio: spread(found, 3),
    mark: `≤ ${mark}`,
    met: median(found) <= mark,
  };
}

function middle(milliseconds: readonly number[]): string {
  const value = median(milliseconds);
  return `${value.toFixed(value < 100 ? 1 : 0)} ms`;
}
