import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import { MAX_LISTED_CASES, reopenUntil } from '../../../src/domain/case/caseMoves';
import { OUTCOMES } from '../../../src/domain/case/CustomerCase';
import type {
  ApplicationKind,
  AppliedFor,
  CaseKind,
  CaseState,
  CustomerCase,
  Matter,
} from '../../../src/domain/case/CustomerCase';
import type { Currency } from '../../../src/domain/money/Currency';
import { money } from '../../../src/domain/money/Money';
import { APPLIED_PRODUCT_TYPES } from '../../../src/domain/shop/Application';
import type { Language } from '../../../src/domain/language/Language';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { Database } from '../../db/Database';
import type { Tables } from '../../db/Tables';
import { isOrderSeen } from '../chat';
import type { CaseReader } from '../chat';

const COLUMNS = sql`c.id, c.user_id, u.customer_id, c.kind, c.txn_id, c.topic_id, c.state, c.opened_at, c.due_on, c.closed_at,
  c.application_id, a.product, a.account_id, a.amount, a.currency, a.months, a.stage`;
const SOURCE = sql`customer_case c join app_user u on u.id = c.user_id
  left join application_of_case a on a.kind = c.kind and a.id = c.application_id`;

interface CaseRow {
  readonly id: number;
  readonly user_id: bigint;
  readonly customer_id: bigint;
  readonly kind: CaseKind;
  readonly txn_id: bigint | null;
  readonly topic_id: number | null;
  readonly state: CaseState;
  readonly opened_at: Instant;
  readonly due_on: BankDay;
  readonly closed_at: Instant | null;
  readonly application_id: bigint | null;
  readonly product: string | null;
  readonly account_id: bigint | null;
  readonly amount: bigint | null;
  readonly currency: Currency | null;
  readonly months: number | null;
  readonly stage: string | null;
}

/** A case with the user whose it is. */
export interface OwnedCase extends CustomerCase {
  readonly userId: string;
  readonly customerId: string;
}

function appliedFor(row: CaseRow): AppliedFor | undefined {
  const { kind, application_id: id, product, amount, currency } = row;
  return id === null
    ? undefined
    : {
        id: id.toString(),
        product: APPLIED_PRODUCT_TYPES.find((type) => type === product),
        limitCode: kind === 'limit' ? (product ?? undefined) : undefined,
        accountId: row.account_id?.toString(),
        amount: amount === null || currency === null ? undefined : money(amount, currency),
        months: row.months ?? undefined,
        outcome: OUTCOMES.find((outcome) => outcome === row.stage),
      };
}

/** A case as the user whose it is sees it. */
function ownedCase(row: CaseRow): OwnedCase {
  return {
    id: row.id.toString(),
    userId: row.user_id.toString(),
    customerId: row.customer_id.toString(),
    kind: row.kind,
    transactionId: row.txn_id?.toString(),
    topicId: row.topic_id?.toString(),
    application: appliedFor(row),
    isOwn: true,
    state: row.state,
    openedAt: row.opened_at,
    dueOn: row.due_on,
    reopenUntil: row.closed_at === null ? undefined : reopenUntil(row.kind, row.closed_at),
  };
}

/** A case as its user sees it. */
export function shownCase({ userId: _user, customerId: _customer, ...shown }: OwnedCase): CustomerCase {
  return shown;
}

/** The cases of a user and of the orders the user may see, the latest first. */
export async function casesOfUser(connection: Kysely<Tables>, reader: CaseReader): Promise<readonly CustomerCase[]> {
  const { userId } = reader;
  const { rows } = await sql<CaseRow>`
    with listed as (
      (select id from customer_case where user_id = ${userId}::bigint order by id desc limit ${MAX_LISTED_CASES})
      union (select o.id from application x join customer_case o on o.kind = 'productOrder' and o.application_id = x.txn_id
        where ${isOrderSeen(reader)} order by x.txn_id desc limit ${MAX_LISTED_CASES}))
    select ${COLUMNS} from ${SOURCE} where c.id in (select id from listed) order by c.id desc limit ${MAX_LISTED_CASES}`.execute(
    connection,
  );
  return rows.map((row) => ({ ...shownCase(ownedCase(row)), isOwn: row.user_id.toString() === userId }));
}

/** True while the bank waits for an answer in the case of an application. */
export async function waitsForCustomer(
  { kysely }: Database,
  { kind, id }: { readonly kind: ApplicationKind; readonly id: string },
): Promise<boolean> {
  const { rows } = await sql`select from customer_case
    where kind = ${kind} and application_id = ${id}::bigint and state = 'waiting'`.execute(kysely);
  return rows.length > 0;
}

/** The case of an application, with its user. */
export async function caseOfApplication(
  connection: Kysely<Tables>,
  { kind, id }: { readonly kind: ApplicationKind; readonly id: string },
): Promise<{ readonly id: string; readonly language: Language } | undefined> {
  const { rows } = await sql<{ id: string; language: Language }>`
    select c.id::text, u.language from customer_case c join app_user u on u.id = c.user_id
      where c.kind = ${kind} and c.application_id = ${id}::bigint`.execute(connection);
  return rows[0];
}

/** A case of a user that is open about an operation for a reason. */
export async function openCaseAbout(
  connection: Kysely<Tables>,
  { userId, transactionId, kind }: Pick<OwnedCase, 'userId' | 'kind'> & { readonly transactionId: string },
): Promise<OwnedCase | undefined> {
  const { rows } = await sql<CaseRow>`
    select ${COLUMNS} from ${SOURCE} where c.user_id = ${userId}::bigint and c.txn_id = ${transactionId}::bigint
      and c.kind = ${kind} and c.state <> 'closed'`.execute(connection);
  return rows.map(ownedCase)[0];
}

/** A case by the id the user's device gave it. */
export async function caseByOperationId(
  connection: Kysely<Tables>,
  userId: string,
  operationId: string,
): Promise<OwnedCase | undefined> {
  const { rows } = await sql<CaseRow>`
    select ${COLUMNS} from ${SOURCE} where c.user_id = ${userId}::bigint and c.operation_id = ${operationId}::uuid`.execute(
    connection,
  );
  return rows.map(ownedCase)[0];
}

/** A case, locked until the end of the transaction; of one user where `userId` is given. */
export async function lockCase(
  connection: Kysely<Tables>,
  caseId: string,
  userId?: string,
): Promise<OwnedCase | undefined> {
  const { rows } = await sql<CaseRow>`
    select ${COLUMNS} from ${SOURCE} where c.id = ${caseId}::bigint
      and (${userId ?? null}::bigint is null or c.user_id = ${userId ?? null}::bigint) for no key update of c`.execute(
    connection,
  );
  return rows.map(ownedCase)[0];
}

/** Locks the cases of a user against being opened; resolves to the number the bank has to answer, without questions and applications. */
export async function lockPendingCases(connection: Kysely<Tables>, userId: string): Promise<number> {
  await sql`select from app_user where id = ${userId}::bigint for no key update`.execute(connection);
  const { rows } = await sql<{ pending: number }>`
    select count(*)::int as pending from customer_case
      where user_id = ${userId}::bigint and operation_id is not null and state in ('received', 'inWork')`.execute(
    connection,
  );
  return rows[0]?.pending ?? 0;
}

/** Stores a new case; resolves to its number. */
export async function insertCase(
  connection: Kysely<Tables>,
  row: {
    readonly userId: string;
    readonly operationId: string;
    readonly kind: Matter;
    readonly transactionId: string | undefined;
    readonly dueOn: BankDay;
    readonly now: Instant;
  },
): Promise<string> {
  const { id } = await connection
    .insertInto('customer_case')
    .values({
      user_id: row.userId,
      operation_id: row.operationId,
      kind: row.kind,
      txn_id: row.transactionId ?? null,
      state: 'received',
      opened_at: new Date(row.now),
      due_on: row.dueOn,
      moved_at: new Date(row.now),
      closed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id.toString();
}

/** The open question of a user in a topic, locked until the end of the transaction. */
export async function lockQuestion(
  connection: Kysely<Tables>,
  { userId, topicId }: { readonly userId: string; readonly topicId: string },
): Promise<OwnedCase | undefined> {
  const { rows } = await sql<CaseRow>`
    select ${COLUMNS} from ${SOURCE} where c.user_id = ${userId}::bigint and c.topic_id = ${topicId}::integer
      and c.state <> 'closed' for no key update of c`.execute(connection);
  return rows.map(ownedCase)[0];
}

/** Number of the open question of a user in a topic. */
export async function questionIn(
  connection: Kysely<Tables>,
  { userId, topicId }: { readonly userId: string; readonly topicId: string },
): Promise<string | undefined> {
  const found = await connection
    .selectFrom('customer_case')
    .select('id')
    .where('user_id', '=', BigInt(userId))
    .where('topic_id', '=', Number(topicId))
    .where('state', '<>', 'closed')
    .executeTakeFirst();
  return found?.id.toString();
}

/** Stores a question; false when one is open in the topic already. */
export async function insertQuestion(
  connection: Kysely<Tables>,
  row: { readonly userId: string; readonly topicId: string; readonly dueOn: BankDay; readonly now: Instant },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await connection
    .insertInto('customer_case')
    .values({
      user_id: row.userId,
      kind: 'question',
      topic_id: Number(row.topicId),
      state: 'received',
      opened_at: new Date(row.now),
      due_on: row.dueOn,
      moved_at: new Date(row.now),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'topic_id']).where('state', '<>', 'closed').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Stores the state of a case that is locked. */
export async function updateCase(
  connection: Kysely<Tables>,
  caseId: string,
  { state, dueOn, now }: { readonly state: CaseState; readonly dueOn: BankDay; readonly now: Instant },
): Promise<void> {
  await connection
    .updateTable('customer_case')
    .set({ state, due_on: dueOn, moved_at: new Date(now), closed_at: state === 'closed' ? new Date(now) : null })
    .where('id', '=', Number(caseId))
    .execute();
}
