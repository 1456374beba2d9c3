import { createHash } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { ApplicationQuery, LoanAgreement } from '../../../../src/application/operations/digitalLoans';
import type { Failure } from '../../../../src/application/operations/failureCodes';
import { calculateLoan } from '../../../../src/domain/loan/digital/calculation';
import type { DigitalLoan } from '../../../../src/domain/loan/digital/DigitalLoan';
import { refusal, success } from '../../../../src/domain/result/Result';
import type { Result } from '../../../../src/domain/result/Result';
import { bankDayOf } from '../../../../src/domain/time/Instant';
import type { BankDay } from '../../../../src/domain/time/Instant';
import type { Tables } from '../../../db/Tables';
import type { CallContext } from '../../../kernel/Handler';
import { findApplication } from './applications';
import { renderDocument } from '../../documents';

interface KeptAgreement {
  readonly made_on: BankDay;
  readonly bytes: Buffer;
  readonly digest: Buffer;
}

/**
 * Agreement of an approved application as of today, or the one that was signed. It is stored as it was shown, so that the customer signs
 * what was read, byte for byte; on another day, or in another language, it is made anew.
 */
export async function agreementOf(
  { applicationId }: ApplicationQuery,
  context: CallContext,
): Promise<Result<LoanAgreement, Failure<'LOAN_APPLICATION_NOT_FOUND' | 'OPERATION_IMPOSSIBLE'>>> {
  const { bank, caller, now } = context;
  const application = await findApplication(
    bank.database.kysely,
    { customerId: caller.customerId, now },
    applicationId,
  );
  if (application === undefined) {
    return refusal({ code: 'LOAN_APPLICATION_NOT_FOUND' });
  }
  if (application.status !== 'signed' && application.status !== 'approved') {
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  const kept =
    application.status === 'signed'
      ? await signed(bank.database.kysely, applicationId)
      : await ofToday(application, context);
  return success({
    name: `tulpar-loan-agreement-${applicationId}.pdf`,
    contentType: 'application/pdf',
    bytes: new Uint8Array(kept.bytes),
    digest: kept.digest.toString('hex'),
  });
}

function signed(connection: Kysely<Tables>, applicationId: string): Promise<KeptAgreement> {
  return connection
    .selectFrom('digital_loan_agreement')
    .select(['made_on', 'bytes', 'digest'])
    .where('application_id', '=', BigInt(applicationId))
    .where('signed_at', 'is not', null)
    .executeTakeFirstOrThrow();
}

async function ofToday(application: DigitalLoan, context: CallContext): Promise<KeptAgreement> {
  const { bank, caller, now } = context;
  const { kysely } = bank.database;
  const today = bankDayOf(now);
  const find = () =>
    kysely
      .selectFrom('digital_loan_agreement')
      .select(['made_on', 'bytes', 'digest'])
      .where('application_id', '=', BigInt(application.id))
      .where('made_on', '=', today)
      .where('language', '=', caller.language);
  const there = await find().executeTakeFirst();
  if (there !== undefined) {
    return there;
  }
  const bytes = Buffer.from(await render(application, context));
  await kysely
    .insertInto('digital_loan_agreement')
    .values({
      application_id: BigInt(application.id),
      made_on: today,
      language: caller.language,
      bytes,
      digest: createHash('sha256').update(bytes).digest(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return find().executeTakeFirstOrThrow();
}

async function render(application: DigitalLoan, { bank, caller, now }: CallContext): Promise<Uint8Array> {
  const owner = await bank.database.kysely
    .selectFrom('customer')
    .select(['name', 'inn'])
    .where('id', '=', BigInt(caller.customerId))
    .executeTakeFirstOrThrow();
  const { approved, termMonths: months, rate } = application;
  if (approved === undefined) {
    throw new Error(`Nothing is approved of application ${application.id}`);
  }
  const calculation = calculateLoan({ months, rate }, approved, bankDayOf(now));
  const borrower = { name: owner.name[caller.language], inn: owner.inn };
  return renderDocument(bank, 'loanAgreement', { application, calculation, borrower }, now, caller.language);
}

/** True when the digest, in hexadecimal, is that of an agreement made for the application today. */
export async function isAgreementOfToday(
  connection: Kysely<Tables>,
  { applicationId, digest }: { readonly applicationId: string; readonly digest: string },
  today: BankDay,
): Promise<boolean> {
  const row = await connection
    .selectFrom('digital_loan_agreement')
    .select('made_on')
    .where('application_id', '=', BigInt(applicationId))
    .where('made_on', '=', today)
    .where('digest', '=', Buffer.from(digest, 'hex'))
    .executeTakeFirst();
  return row !== undefined;
}
