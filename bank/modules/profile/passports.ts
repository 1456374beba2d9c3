import type { Kysely } from 'kysely';

import type { PassportChangeRequest } from '../../../src/application/operations/customer';
import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusal } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { bankDayOf, checkedToBankDay } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import { isGoodPassport } from '../../../src/domain/user/Passport';
import type { Passport, PassportApplication, PersonalData } from '../../../src/domain/user/Passport';
import type { WaitingChange } from '../../../src/domain/user/ProfileChange';
import type { ProfilePayload, Tables } from '../../db/Tables';
import type { CallContext } from '../../kernel/Handler';
import { beginChange, isWaiting, repeatedChange } from './profileChanges';

type PassportChange = Extract<ProfilePayload, { readonly part: 'passport' }>;

/** Prepares new passport data; they become an application to the bank once they are confirmed. */
export async function beginPassportChange(
  { operationId, passport, files }: PassportChangeRequest,
  context: CallContext,
): Promise<Result<WaitingChange, Failure<FailureCodeOf<'EDIT_PASSPORT_DATA'>>>> {
  const { caller, bank, now } = context;
  const payload: PassportChange = { part: 'passport', passport, files };
  const repeated = await repeatedChange(
    context,
    operationId,
    (stored) => isWaiting(stored) && stored.part === 'passport' && isSameChange(stored, payload),
  );
  if (repeated !== undefined) {
    return repeated;
  }
  if (!isGoodPassport(passport, bankDayOf(now))) {
    return refusal({ code: 'PASSPORT_NOT_VALID' });
  }
  const { kysely } = bank.database;
  if (await isUnderReview(kysely, caller.customerId)) {
    return refusal({ code: 'PASSPORT_UNDER_REVIEW' });
  }
  const { found } = await kysely
    .selectFrom('stored_file')
    .select((select) => select.fn.countAll<bigint>().as('found'))
    .where('user_id', '=', BigInt(caller.userId))
    .where('uuid', 'in', files)
    .where('name', 'is', null)
    .executeTakeFirstOrThrow();
  return found === BigInt(files.length)
    ? beginChange(context, { operationId, payload })
    : refusal({ code: 'FILE_NOT_FOUND' });
}

function isSameChange(one: PassportChange, other: PassportChange): boolean {
  return (
    one.files.join() === other.files.join() &&
    one.passport.series === other.passport.series &&
    one.passport.number === other.passport.number &&
    one.passport.issuedBy === other.passport.issuedBy &&
    one.passport.issuedOn === other.passport.issuedOn &&
    one.passport.expiresOn === other.passport.expiresOn &&
    one.passport.inn === other.passport.inn &&
    one.passport.address === other.passport.address
  );
}

async function isUnderReview(connection: Kysely<Tables>, customerId: string): Promise<boolean> {
  const waiting = await connection
    .selectFrom('passport_application')
    .select('id')
    .where('customer_id', '=', BigInt(customerId))
    .where('status', '=', 'review')
    .executeTakeFirst();
  return waiting !== undefined;
}

/** Stores confirmed passport data as an application to the bank, unless another one waits already. */
export async function submitPassport(
  connection: Kysely<Tables>,
  { caller, now }: CallContext,
  { passport, files }: PassportChange,
): Promise<'PASSPORT_UNDER_REVIEW' | undefined> {
  const submitted = await connection
    .insertInto('passport_application')
    .values({
      customer_id: caller.customerId,
      user_id: caller.userId,
      series: passport.series,
      number: passport.number,
      issued_by: passport.issuedBy,
      issued_on: passport.issuedOn,
      expires_on: passport.expiresOn,
      inn: passport.inn,
      address: passport.address,
      files: [...files],
      submitted_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (submitted === undefined) {
    return 'PASSPORT_UNDER_REVIEW';
  }
  await connection
    .updateTable('stored_file')
    .set({ attached_at: new Date(now) })
    .where('user_id', '=', BigInt(caller.userId))
    .where('uuid', 'in', files)
    .execute();
  return undefined;
}

/** Personal data of the caller, and the state of the latest application with new passport data. */
export async function readPersonalData({ bank, caller }: CallContext): Promise<PersonalData> {
  // In one snapshot: an approval between two readings would stand beside the passport it has replaced.
  const { known, application } = await bank.database.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => ({
      known: await snapshot
        .selectFrom('app_user')
        .innerJoin('customer', 'customer.id', 'app_user.customer_id')
        .leftJoin('passport', 'passport.customer_id', 'customer.id')
        .select(['app_user.phone', 'app_user.email', 'customer.inn', 'customer.passport_expires_on'])
        .select(['passport.series', 'passport.number', 'passport.issued_by', 'passport.issued_on', 'passport.address'])
        .where('app_user.id', '=', BigInt(caller.userId))
        .executeTakeFirstOrThrow(),
      application: await snapshot
        .selectFrom('passport_application')
        .selectAll()
        .where('customer_id', '=', BigInt(caller.customerId))
        .orderBy('id', 'desc')
        .executeTakeFirst(),
    }));
  return {
    phone: known.phone,
    email: known.email,
    passport: passportOf({ ...known, expires_on: known.passport_expires_on }),
    application: application === undefined ? undefined : applicationOf(application),
  };
}

interface PassportRow {
  readonly series: Passport['series'] | null;
  readonly number: string | null;
  readonly issued_by: string | null;
  readonly issued_on: string | null;
  readonly expires_on: string | null;
  readonly inn: string;
  readonly address: string | null;
}

function passportOf({
  series,
  number,
  issued_by: issuedBy,
  issued_on: issuedOn,
  expires_on: expiresOn,
  inn,
  address,
}: PassportRow): Passport | undefined {
  return series === null ||
    number === null ||
    issuedBy === null ||
    issuedOn === null ||
    expiresOn === null ||
    address === null
    ? undefined
    : { series, number, issuedBy, issuedOn: dayOf(issuedOn), expiresOn: dayOf(expiresOn), inn, address };
}

function applicationOf(
  row: PassportRow & Pick<ApplicationRow, 'files' | 'status' | 'submitted_at' | 'decided_at' | 'violation'>,
): PassportApplication | undefined {
  const passport = passportOf(row);
  return (
    passport && {
      passport,
      scans: row.files,
      submittedAt: row.submitted_at,
      status: row.status,
      decidedAt: row.decided_at ?? undefined,
      violation: row.violation ?? undefined,
    }
  );
}

interface ApplicationRow {
  readonly files: readonly string[];
  readonly status: PassportApplication['status'];
  readonly submitted_at: number;
  readonly decided_at: number | null;
  readonly violation: PassportApplication['violation'] | null;
}

function dayOf(text: string): BankDay {
  const day = checkedToBankDay(text);
  if (day === undefined) {
    throw new Error('A date of the database is no day');
  }
  return day;
}
