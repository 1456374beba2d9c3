import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { AdministeredUser, PageOf, UserSummary } from '../../../src/domain/administration/AdministeredUser';
import type { CompanyRight } from '../../../src/domain/corporate/Company';
import type { SignaturePlace } from '../../../src/domain/corporate/Signer';
import type { LocalizedText } from '../../../src/domain/language/Language';
import type { Instant } from '../../../src/domain/time/Instant';
import type { OtpType } from '../../../src/domain/user/ProfileChange';
import type { Tables } from '../../db/Tables';
import { readKnownPhone, withoutGroups } from '../../../src/domain/text/identifiers';
import { plainLine } from '../../../src/domain/text/plainText';

/** Users of one page. */
const PAGE = 20;

interface SummaryRow {
  readonly id: bigint;
  readonly login: string;
  readonly full_name: LocalizedText;
  readonly kind: 'I' | 'C';
  readonly customer_no: string;
  readonly name: LocalizedText;
  readonly access_blocked_at: Instant | null;
  readonly is_administrator: boolean;
}

/** A page of the users a text finds, of all of them for an empty one. */
export async function findUsers(
  connection: Kysely<Tables>,
  text: string,
  after: string | undefined,
): Promise<PageOf<UserSummary>> {
  const place = sql`${after ?? '0'}::bigint`;
  const { login, phone, number, words } = partsOf(text);
  const ids =
    text.trim() === ''
      ? sql`select u.id from app_user u where u.id > ${place} order by u.id limit ${PAGE + 1}`
      : sql`select s.id from search_users(${login}, ${phone}, ${number}, ${words}, ${place}, ${PAGE + 1}) s (id)`;
  const { rows } = await sql<SummaryRow>`
    select u.id, u.login, u.full_name, u.access_blocked_at, u.is_administrator, c.kind, c.customer_no, c.name
      from (${ids}) found join app_user u on u.id = found.id join customer c on c.id = u.customer_id order by u.id`.execute(
    connection,
  );
  const items = rows.slice(0, PAGE).map(summaryOf);
  return { items, ...(rows.length > PAGE && { next: items.at(-1)?.userId }) };
}

interface SearchParts {
  readonly login: string | null;
  readonly phone: string | null;
  readonly number: string | null;
  readonly words: string | null;
}

const LOGIN_BEGINNING = /^[\p{L}\p{N}@.+_-]+$/u;
const MAX_WORDS = 5;

/** Everything a search text may be; `null` for what it cannot be. */
function partsOf(text: string): SearchParts {
  const typed = plainLine(text);
  const phone = readKnownPhone(typed);
  const number = withoutGroups(typed);
  const words = typed.match(/[\p{L}\p{N}]{2,}/gu)?.slice(0, MAX_WORDS);
  return {
    login: LOGIN_BEGINNING.test(typed) ? `${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%` : null,
    phone: /^\+\d{9,15}$/.test(phone) ? phone : null,
    number: /^[\dA-Z]{2,20}$/i.test(number) ? number : null,
    words: words === undefined ? null : words.map((word) => `'${word.toLowerCase()}':*`).join(' & '),
  };
}

function summaryOf(row: SummaryRow): UserSummary {
  return {
    userId: row.id.toString(),
    login: row.login,
    fullName: row.full_name,
    customer: { kind: row.kind, customerNumber: row.customer_no, name: row.name },
    isBlocked: row.access_blocked_at !== null,
    isAdministrator: row.is_administrator,
  };
}

interface UserRow extends SummaryRow {
  readonly inn: string;
  readonly phone: string;
  readonly office: LocalizedText | null;
  readonly rights: readonly CompanyRight[];
  readonly signature_place: SignaturePlace | null;
  readonly operations: readonly string[] | null;
  readonly accounts_limited: boolean;
  readonly seen: number;
  readonly works: number;
  readonly is_employee: boolean;
  readonly auth_type: OtpType;
  readonly created_at: Instant;
  readonly last_sign_in_at: Instant | null;
  readonly known_devices: number;
  readonly known_devices_only: boolean;
  readonly access_block_reason: string | null;
  readonly blocked_by: string | null;
  readonly login_until: Instant | null;
  readonly locked_devices: number;
  readonly held_until: Instant | null;
}

/** Access and rights of a user; `undefined` for an unknown id. */
export async function readUser(
  connection: Kysely<Tables>,
  userId: string,
  now: Instant,
): Promise<AdministeredUser | undefined> {
  const at = sql`${new Date(now)}::timestamptz`;
  const { rows } = await sql<UserRow>`
    select u.id, u.login, u.full_name, u.phone, u.office, u.rights, u.signature_place, u.operations, u.accounts_limited, u.is_employee,
        u.is_administrator, u.auth_type, u.created_at, u.known_devices_only, u.access_blocked_at, u.access_block_reason,
        c.kind, c.customer_no, c.name, c.inn,
        case when u.blocked_until > ${at} then u.blocked_until end as login_until,
        codes_held_until('user', u.id, ${at}) as held_until,
        (select b.login from app_user b where b.id = u.access_blocked_by) as blocked_by,
        (select count(*)::int from user_account x where x.user_id = u.id) as seen,
        (select count(*)::int from user_account x where x.user_id = u.id and x.works) as works,
        (select s.created_at from session s where s.user_id = u.id and s.stage in ('active', 'locked') order by s.id desc limit 1)
          as last_sign_in_at,
        (select count(*)::int from known_device d where d.user_id = u.id and d.expires_at > ${at}) as known_devices,
        (select count(*)::int from known_device d where d.user_id = u.id and d.expires_at > ${at} and d.blocked_until > ${at})
          as locked_devices
      from app_user u join customer c on c.id = u.customer_id where u.id = ${userId}::bigint`.execute(connection);
  const row = rows[0];
  return row && userOf(row);
}

function userOf(row: UserRow): AdministeredUser {
  return {
    ...summaryOf(row),
    inn: row.inn,
    phone: row.phone,
    position: row.office ?? undefined,
    isEmployee: row.is_employee,
    rights: row.kind === 'C' ? rightsOf(row) : undefined,
    otpType: row.auth_type,
    createdAt: row.created_at,
    lastSignInAt: row.last_sign_in_at ?? undefined,
    knownDevices: row.known_devices,
    onlyKnownDevices: row.known_devices_only,
    block:
      row.access_blocked_at === null
        ? undefined
        : { reason: row.access_block_reason ?? '', at: row.access_blocked_at, by: row.blocked_by ?? '' },
    locks: {
      loginUntil: row.login_until ?? undefined,
      lockedDevices: row.locked_devices,
      confirmationsUntil: row.held_until ?? undefined,
    },
  };
}

function rightsOf(row: UserRow): AdministeredUser['rights'] {
  return {
    rights: row.rights,
    signaturePlace: row.signature_place ?? undefined,
    operations: row.operations ?? undefined,
    accounts: row.accounts_limited ? { seen: row.seen, works: row.works } : undefined,
  };
}
