import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { LimitAmounts } from '../../../src/domain/limit/CustomerLimit';
import { money } from '../../../src/domain/money/Money';
import type { Passport } from '../../../src/domain/user/Passport';
import type { ConfirmedChange } from '../../../src/domain/user/confirmedChange';
import type { LimitPayload, ProfilePayload, Tables } from '../../db/Tables';
import { maskedEmail } from '../../confirmations/oneTimeCodes';
import type { Caller } from '../../kernel/Handler';
import { readSecurityQuestions } from '../identity';

/** A waiting change of the caller as its message names it, beside what holds now. */
export async function confirmedChange(
  connection: Kysely<Tables>,
  caller: Caller,
  payload: ProfilePayload,
): Promise<ConfirmedChange> {
  const user = () =>
    connection
      .selectFrom('app_user')
      .select(['login', 'email', 'auth_type', 'question_id', 'passkey_daily_sum'])
      .where('id', '=', BigInt(caller.userId))
      .executeTakeFirstOrThrow();
  switch (payload.part) {
    case 'password':
      return { part: 'password' };
    case 'username':
      return { part: 'username', from: (await user()).login, to: payload.username };
    case 'email':
      return { part: 'email', from: maskedEmail((await user()).email), to: maskedEmail(payload.email) };
    case 'authType':
      return { part: 'authType', from: (await user()).auth_type, to: payload.otpType };
    case 'securityQuestion': {
      const questions = await readSecurityQuestions(connection);
      const textOf = (questionId: string | null) => questions.find(({ id }) => id === questionId)?.text;
      return {
        part: 'securityQuestion',
        from: textOf((await user()).question_id),
        to: textOf(payload.questionId),
      };
    }
    case 'knownDevices':
      return { part: 'knownDevices', onlyKnown: payload.onlyKnown };
    case 'passkey':
      return { part: 'passkey', name: payload.name };
    case 'passkeyCeiling':
      return {
        part: 'passkeyCeiling',
        from: money((await user()).passkey_daily_sum, 'KGS'),
        to: money(BigInt(payload.dailySum), 'KGS'),
      };
    case 'passport':
      return {
        part: 'passport',
        from: await presentPassport(connection, caller),
        to: maskedDocument(payload.passport),
      };
    case 'limit':
      return {
        part: 'limit',
        transferCode: payload.limit.code,
        ...(await limitAmounts(connection, caller, payload.limit)),
      };
    default:
      return payload satisfies never;
  }
}

const VISIBLE_DIGITS = 3;

/** A document as it may be shown on a locked telephone: `ID ***678`. */
function maskedDocument({ series, number }: Pick<Passport, 'series' | 'number'>): string {
  return `${series} ***${number.slice(-VISIBLE_DIGITS)}`;
}

/** The masked document the bank knows; empty when it knows none. */
async function presentPassport(connection: Kysely<Tables>, { customerId }: Caller): Promise<string> {
  const passport = await connection
    .selectFrom('passport')
    .select(['series', 'number'])
    .where('customer_id', '=', BigInt(customerId))
    .executeTakeFirst();
  return passport === undefined ? '' : maskedDocument(passport);
}

interface AmountColumns {
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly daily: bigint;
  readonly monthly: bigint;
}

/** The amounts of a limit now, and those that are asked for. */
async function limitAmounts(
  connection: Kysely<Tables>,
  { customerId }: Caller,
  { code, level, maximum, daily, monthly }: LimitPayload,
): Promise<{ readonly from: LimitAmounts; readonly to: LimitAmounts }> {
  const { rows } = await sql<AmountColumns>`
    select minimum, maximum, daily, monthly from limit_of(${customerId}::bigint, ${code}) where limit_code is not null
    union all
    select minimum, maximum, daily, monthly from requested_limit(${customerId}::bigint, ${code}, ${level}, ${maximum}::bigint,
      ${daily}::bigint, ${monthly}::bigint) where limit_code is not null`.execute(connection);
  const [from, to] = rows;
  if (from === undefined || to === undefined) {
    throw new Error(`No limit ${code} of level ${level}`);
  }
  return { from: amountsOf(from), to: amountsOf(to) };
}

function amountsOf({ minimum, maximum, daily, monthly }: AmountColumns): LimitAmounts {
  return {
    minimum: money(minimum, 'KGS'),
    maximum: money(maximum, 'KGS'),
    daily: money(daily, 'KGS'),
    monthly: money(monthly, 'KGS'),
  };
}
