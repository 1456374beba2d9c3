import { createHash, randomUUID } from 'node:crypto';

import { addDays } from '../../../src/domain/time/days';
import type { Pool } from '../../db/Pool';

import type { Failure } from '../../../src/application/operations/failureCodes';
import { failureWith } from '../../../src/application/operations/failureWith';
import { money } from '../../../src/domain/money/Money';
import type { Money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { provesItself } from '../../../src/domain/statement/Statement';
import type { Statement, StatementEntry } from '../../../src/domain/statement/Statement';
import { verificationCodeOf } from '../../../src/domain/statement/verificationCode';
import { periodViolation } from '../../../src/domain/statement/statementPeriod';
import type { StatementPeriod } from '../../../src/domain/statement/statementPeriod';
import { bankDayOf, startOfBankDay } from '../../../src/domain/time/Instant';
import type { Instant } from '../../../src/domain/time/Instant';
import { RunningBalance } from './RunningBalance';
import { readBookedEntries, statementPages } from './statementPages';
import { sameStatementSince } from './statementRepository';
import type { StatementAccount, StatementSource } from './StatementSource';

interface Bounds {
  readonly after_version: bigint;
  readonly opening: bigint;
  readonly last_version: bigint;
  readonly closing: bigint;
  readonly credited: bigint;
  readonly debited: bigint;
  readonly entries: bigint;
}

/**
 * Query of the period as a range of versions of the account, in one snapshot. It begins after the last version booked before the first day:
 * adjacent periods share a balance and no entry, even where two calls stamped their bookings in another order than they were booked.
 */
const BOUNDS = `
  with last as (
    select coalesce(max(x.account_version), 0) as version, coalesce(max(x.balance_after), 0) as balance from (
      select e.account_version, e.balance_after from entry e
        where e.account_id = $1 and e.created_at < $3 order by e.account_version desc limit 1) x),
  before as (
    select coalesce(max(x.account_version), 0) as version, coalesce(max(x.balance_after), 0) as balance from (
      select e.account_version, e.balance_after from entry e
        where e.account_id = $1 and e.account_version <= (select version from last) and e.created_at < $2
        order by e.account_version desc limit 1) x)
  select before.version as after_version, before.balance as opening, last.version as last_version, last.balance as closing,
      coalesce(t.credited, 0)::bigint as credited, coalesce(t.debited, 0)::bigint as debited, t.entries
    from before, last, lateral (
      select sum(e.amount) filter (where e.amount > 0) as credited, -sum(e.amount) filter (where e.amount < 0) as debited,
          count(*) as entries
        from entry e where e.account_id = $1 and e.account_version > before.version and e.account_version <= last.version) t`;

const NEXT_NUMBER = 'select coalesce(max(s.number), 0) + 1 as number from statement s where s.account_id = $1';

/** Inserts nothing when another statement has taken the number. */
const KEEP = `
  insert into statement (id, product, customer_id, account_id, from_day, to_day, after_version, last_version, opening, credited,
      debited, closing, digest, code, made_at, tax, number)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
    on conflict (account_id, number) do nothing`;

/** Parameters of a statement to be made. */
export interface StatementOrder {
  readonly source: StatementSource;
  readonly customerId: string;
  /** Id of the account or contract at the source. */
  readonly id: string;
  readonly period: StatementPeriod;
  readonly now: Instant;
}

export type StatementRefusal = 'INVALID_PERIOD' | 'EXCERPT_PERIOD_EXCEEDS_MAX_ALLOWED';

/** Makes a statement: reads every entry of the period, checks the balances against them, and stores the content. */
export async function makeStatement<NotFound extends Failure['code']>(
  pool: Pool,
  order: StatementOrder,
  notFound: NotFound,
): Promise<Result<Statement, Failure<StatementRefusal | NotFound>>> {
  const { source, period, now } = order;
  const account = await source.find(pool, order.customerId, order.id);
  if (account === undefined) {
    return refusal(failureWith(notFound));
  }
  const today = bankDayOf(now);
  const violation = periodViolation(period, today);
  if (violation !== undefined) {
    return refusal({ code: violation === 'PERIOD_TOO_LONG' ? 'EXCERPT_PERIOD_EXCEEDS_MAX_ALLOWED' : 'INVALID_PERIOD' });
  }
  const bounds = await boundsOf(pool, account, period);
  const range = {
    accountId: account.accountId,
    product: source.product,
    ...period,
    afterVersion: bounds.after_version,
    lastVersion: bounds.last_version,
  };
  const made = await sameStatementSince(pool, range, startOfBankDay(today));
  if (made !== undefined) {
    return success(made);
  }
  const draft = draftOf(order, account, bounds);
  for (;;) {
    const number = await nextNumber(pool, account);
    const statement = await keepStatement(pool, { ...draft, number }, { account, bounds });
    if (statement !== undefined) {
      return success(statement);
    }
  }
}

async function nextNumber(pool: Pool, { accountId }: StatementAccount): Promise<number> {
  const { rows } = await pool.query<{ number: number }>({
    name: 'next-number-of-statement',
    text: NEXT_NUMBER,
    values: [accountId],
  });
  return rows[0]?.number ?? 1;
}

async function boundsOf(pool: Pool, { accountId }: StatementAccount, { from, to }: StatementPeriod): Promise<Bounds> {
  const { rows } = await pool.query<Bounds>({
    name: 'bounds-of-statement',
    text: BOUNDS,
    values: [accountId, new Date(startOfBankDay(from)), new Date(startOfBankDay(addDays(to, 1)))],
  });
  const [bounds] = rows;
  if (bounds === undefined || bounds.entries !== bounds.last_version - bounds.after_version) {
    throw new Error(`Versions of account ${accountId} are missing from its books`);
  }
  return bounds;
}

type Draft = Omit<Statement, 'code' | 'tax'>;

function draftOf(
  { source, period, now }: StatementOrder,
  account: StatementAccount,
  bounds: Bounds,
): Omit<Draft, 'number'> {
  const amount = (minor: bigint) => money(minor, account.currency);
  return {
    id: randomUUID(),
    product: source.product,
    accountNumber: account.number,
    currency: account.currency,
    owner: account.owner,
    ...period,
    opening: amount(bounds.opening),
    credited: amount(bounds.credited),
    debited: amount(bounds.debited),
    closing: amount(bounds.closing),
    entryCount: Number(bounds.entries),
    madeAt: now,
  };
}

interface Place {
  readonly account: StatementAccount;
  readonly bounds: Bounds;
}

/** Stores a statement; answers `undefined` when its number was taken meanwhile. */
async function keepStatement(pool: Pool, draft: Draft, { account, bounds }: Place): Promise<Statement | undefined> {
  const { digest, tax } = await sealOf(pool, draft, { account, bounds });
  const statement: Statement = { ...draft, tax, code: verificationCodeOf(digest) };
  if (!provesItself(statement)) {
    throw new Error(`Opening and entries of statement ${draft.id} do not make its closing`);
  }
  const { rowCount } = await pool.query({
    name: 'keep-statement',
    text: KEEP,
    values: [
      draft.id,
      draft.product,
      account.customerId,
      account.accountId,
      draft.from,
      draft.to,
      bounds.after_version,
      bounds.last_version,
      bounds.opening,
      bounds.credited,
      bounds.debited,
      bounds.closing,
      digest,
      statement.code,
      new Date(draft.madeAt),
      tax.minor,
      draft.number,
    ],
  });
  return rowCount === 0 ? undefined : statement;
}

interface Seal {
  readonly digest: Buffer;
  readonly tax: Money;
}

/** SHA-256 over the head and every entry, and the tax in them; the entries are checked against the balances on the way. */
async function sealOf(pool: Pool, draft: Draft, { account, bounds }: Place): Promise<Seal> {
  const hash = createHash('sha256');
  const balance = new RunningBalance(draft);
  hash.update(
    lineOf([
      draft.id,
      draft.number,
      draft.accountNumber,
      draft.currency,
      draft.from,
      draft.to,
      bounds.opening,
      bounds.closing,
      draft.madeAt,
    ]),
  );
  const range = { ...account, afterVersion: bounds.after_version, lastVersion: bounds.last_version };
  for await (const page of statementPages(pool, range, readBookedEntries)) {
    balance.take(page);
    hash.update(page.map(lineOfEntry).join(''));
  }
  balance.close();
  return { digest: hash.digest(), tax: balance.tax };
}

function lineOfEntry(entry: StatementEntry): string {
  const { version, reference, bookedAt, amount, balanceAfter, tax } = entry;
  return lineOf([
    version,
    reference,
    bookedAt,
    amount.minor,
    balanceAfter.minor,
    tax.minor,
    entry.counterpartyName,
    entry.counterpartyAccount,
    entry.purpose,
    entry.documentNumber,
    entry.kind,
    entry.payment?.reference ?? '',
  ]);
}

function lineOf(values: readonly (string | number | bigint)[]): string {
  return `${JSON.stringify(values.map(String))}\n`;
}
