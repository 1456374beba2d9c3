import type { QrPointSearch } from '../../../src/application/operations/qrPoints';
import type { LocalizedText } from '../../../src/domain/language/Language';
import { money } from '../../../src/domain/money/Money';
import type { QrPoint, QrPointEmployee, QrPointPayment, QrPointUser } from '../../../src/domain/qr/QrPoint';
import { TURNOVER_MS } from '../../../src/domain/qr/QrStatement';
import type { Instant } from '../../../src/domain/time/Instant';
import { shownName } from '../../../src/domain/user/shownName';
import type { CustomerKind } from '../../../src/domain/user/User';
import type { CallContext } from '../../kernel/Handler';
import { pointLink } from './pointCode';

interface PointRow {
  readonly id: bigint;
  readonly hash: string;
  readonly name: string;
  readonly address: string;
  readonly sales_point_id: string;
  readonly is_active: boolean;
  readonly is_linked: boolean;
  readonly account_id: bigint | null;
  readonly account_number: string | null;
  readonly users: readonly QrPointUser[];
  readonly company: string;
  readonly turnover: bigint;
  readonly payments: number;
  readonly created_at: Instant;
  readonly archived_at: Instant | null;
}

const MAX_TILL_PAYMENTS = 50;
const ARCHIVE_PAGE = 50;

/**
 * Points of the company `$1` that the user `$2` sees, with what came to each since `$3`: all of them for those who sign, for others those
 * they are linked to. An account is named where its reader may see it; it is linked all the same.
 */
const POINTS = `
  select q.id, q.hash, q.name, q.address, q.sales_point_id, q.is_active, q.created_at, q.archived_at,
      exists (select from public.account a where a.id = q.account_id and a.record_status = 'O') as is_linked,
      a.id as account_id, a.number as account_number, c.name ->> 'ru' as company,
      (select coalesce(jsonb_agg(jsonb_build_object('userId', u.id::text, 'fullName', u.full_name) order by u.id), '[]')
        from qr_point_user x join qr_user r on r.user_id = x.user_id join app_user u on u.id = x.user_id where x.point_id = q.id) as users,
      t.turnover, t.payments
    from qr_point q join customer c on c.id = q.customer_id left join account a on a.id = q.account_id and a.record_status = 'O'
      cross join lateral (select coalesce(sum(p.amount), 0)::bigint as turnover, count(*)::int as payments
        from qr_point_payment p where p.point_id = q.id and p.created_at > $3) t
    where q.customer_id = $1 and (exists (select from app_user u where u.id = $2 and 'sign' = any (u.rights))
      or exists (select from qr_point_user x join qr_user r on r.user_id = x.user_id where x.point_id = q.id and x.user_id = $2))`;

const SEARCH = `${POINTS} and q.archived_at is null and ($4::text is null or strpos(lower(q.name || ' ' || q.address || ' ' || q.sales_point_id),
  lower($4)) > 0) and ($5::boolean is null or q.is_active = $5) order by q.id desc`;
const BY_ID = `${POINTS} and q.archived_at is null and q.id = $4`;
const BY_HASH = `${POINTS} and q.archived_at is null and q.hash = $4`;
const ARCHIVE = `${POINTS} and q.archived_at is not null and ($4::bigint is null or q.id < $4) order by q.id desc limit ${ARCHIVE_PAGE + 1}`;

/** Points in use that the caller sees, the latest first. */
export async function findPoints(
  { text, isActive, isLinked }: QrPointSearch,
  context: CallContext,
): Promise<readonly QrPoint[]> {
  const sought = text?.trim();
  const found = await read(context, { name: 'qr-points', text: SEARCH }, [
    sought === '' ? null : (sought ?? null),
    isActive ?? null,
  ]);
  return isLinked === undefined ? found : found.filter((point) => point.isLinked === isLinked);
}

/** Point in use that the caller sees. */
export async function readPoint(pointId: string, context: CallContext): Promise<QrPoint | undefined> {
  return (await read(context, { name: 'qr-point', text: BY_ID }, [pointId]))[0];
}

/** Point in use that the caller sees, by its own code. */
export async function readPointByHash(hash: string, context: CallContext): Promise<QrPoint | undefined> {
  return (await read(context, { name: 'qr-point-by-hash', text: BY_HASH }, [hash]))[0];
}

/** Points in the archive that the caller sees, the latest made first. */
export async function readArchive(cursor: string | undefined, context: CallContext) {
  const found = await read(context, { name: 'qr-archive', text: ARCHIVE }, [cursor ?? null]);
  const points = found.slice(0, ARCHIVE_PAGE);
  return { points, next: found.length > ARCHIVE_PAGE ? points.at(-1)?.id : undefined };
}

async function read(
  { bank, caller, now }: CallContext,
  query: { readonly name: string; readonly text: string },
  values: readonly unknown[],
): Promise<readonly QrPoint[]> {
  const { rows } = await bank.database.pool.query<PointRow>({
    ...query,
    values: [caller.customerId, caller.userId, new Date(now - TURNOVER_MS), ...values],
  });
  return rows.map(pointOf);
}

function pointOf(row: PointRow): QrPoint {
  const { account_id: accountId, account_number: number } = row;
  const named = { hash: row.hash, name: row.name, salesPointId: row.sales_point_id };
  return {
    ...named,
    id: row.id.toString(),
    address: row.address,
    isActive: row.is_active,
    isLinked: row.is_linked,
    account: accountId === null || number === null ? undefined : { id: accountId.toString(), number },
    users: row.users,
    link: pointLink(named, row.company),
    turnover: { amount: money(row.turnover, 'KGS'), count: row.payments },
    createdAt: row.created_at,
    archivedAt: row.archived_at ?? undefined,
  };
}

const PAYMENTS = `select p.txn_id, p.amount, p.created_at, c.kind, coalesce(c.name ->> 'ru', p.payer_name) as name, p.payer_bank
    from qr_point_payment p left join customer c on c.id = p.payer_id
    where p.point_id = $1 and p.created_at > $2 order by p.created_at desc, p.txn_id desc limit ${MAX_TILL_PAYMENTS}`;

interface PaymentRow {
  readonly txn_id: bigint;
  readonly amount: bigint;
  readonly created_at: Instant;
  /** None for a customer of another bank, whose name came as it is shown to payees. */
  readonly kind: CustomerKind | null;
  readonly name: string;
  readonly payer_bank: string | null;
}

/** Payments at a point in the last twenty-four hours, the latest first. */
export async function readPointPayments(
  pointId: string,
  { bank, now }: CallContext,
): Promise<readonly QrPointPayment[]> {
  const { rows } = await bank.database.pool.query<PaymentRow>({
    name: 'qr-point-payments',
    text: PAYMENTS,
    values: [pointId, new Date(now - TURNOVER_MS)],
  });
  return rows.map(({ kind, name, ...row }) => ({
    id: row.txn_id.toString(),
    amount: money(row.amount, 'KGS'),
    payer: kind === null ? name : shownName({ kind, name }),
    payerBank: row.payer_bank === '' ? undefined : (row.payer_bank ?? undefined),
    at: row.created_at,
  }));
}

interface EmployeeRow {
  readonly id: bigint;
  readonly full_name: LocalizedText;
  readonly is_registered: boolean;
  readonly is_linked: boolean;
}

const EMPLOYEES = `select u.id, u.full_name, r.user_id is not null as is_registered,
      r.user_id is not null and exists (select from qr_point_user x where x.point_id = $2 and x.user_id = u.id) as is_linked
    from app_user u left join qr_user r on r.user_id = u.id where u.customer_id = $1 order by u.id`;

/** Users of the caller's company, and whether each is linked to a point; to none for a point that is to be made. */
export async function readPointEmployees(
  pointId: string | undefined,
  { bank, caller }: CallContext,
): Promise<readonly QrPointEmployee[]> {
  const { rows } = await bank.database.pool.query<EmployeeRow>({
    name: 'qr-point-employees',
    text: EMPLOYEES,
    values: [caller.customerId, pointId ?? null],
  });
  return rows.map((row) => ({
    userId: row.id.toString(),
    fullName: row.full_name,
    isRegistered: row.is_registered,
    isLinked: row.is_linked,
  }));
}

/** True when the bank has registered a user for codes. */
export async function isRegisteredUser({ bank, caller }: CallContext): Promise<boolean> {
  const { rowCount } = await bank.database.pool.query({
    name: 'qr-user',
    text: 'select from qr_user where user_id = $1',
    values: [caller.userId],
  });
  return rowCount === 1;
}
