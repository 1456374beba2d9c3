import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import { PAYMENT_DAYS_AHEAD } from '../../../src/domain/batch/orderDay';
import { cutOffOf, leavesAt, valueDatesFor } from '../../../src/domain/calendar/businessDays';
import { refusal, success } from '../../../src/domain/result/Result';
import type { DayOfPayment } from '../../../src/application/operations/signatures';
import type { Failure, FailureCode } from '../../../src/application/operations/failureCodes';
import type { PaymentDocument } from '../../../src/domain/corporate/PaymentDocument';
import type { OperationTerms } from '../../../src/domain/operation/OperationTerms';
import type { Result } from '../../../src/domain/result/Result';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';
import type { CallContext } from '../../kernel/Handler';
import { readHolidays } from '../directories';
import type { EndColumns } from './documentEnds';

/** Failures of a document that came too late for the session of its day. */
const LATE: ReadonlySet<string> = new Set<FailureCode>(['CLEARING_TIMEOUT', 'GROSS_TIMEOUT']);

/** Columns of `operation o` from which {@link offeredDays} finds the day. */
export const DAY_COLUMNS = 'o.confirm_before, o.late_refusal';

export interface DayColumns {
  readonly state: EndColumns['state'];
  readonly confirm_before: Instant | null;
  readonly late_refusal: string | null;
}

type DayOf = (row: DayColumns, terms: Pick<OperationTerms, 'paymentSystem'>) => BankDay | undefined;

/** Finds for documents the day they are offered to be paid on, because the session of their own day has passed (docs/adr/0205). */
export async function offeredDays(rows: readonly DayColumns[], { bank, now }: CallContext): Promise<DayOf> {
  const isLate = ({ state, confirm_before: before, late_refusal: late }: DayColumns): boolean =>
    state === 'signing' && before !== null && before <= now && late !== null && LATE.has(late);
  if (!rows.some(isLate)) {
    return () => undefined;
  }
  const holidays = await readHolidays(bank.database);
  return (row, { paymentSystem }) =>
    paymentSystem !== undefined && isLate(row)
      ? valueDatesFor(paymentSystem, { now, holidays, daysAhead: PAYMENT_DAYS_AHEAD })[0]
      : undefined;
}

interface Movable {
  readonly id: bigint;
  readonly digest: Buffer;
  readonly payment: PaymentDocument | undefined;
}

/**
 * Moves documents to the days the signer was offered; the digests are those of the moved documents. A document that is to be paid on that day
 * already stays as it is.
 */
export async function movePaymentDays<Document extends Movable>(
  connection: Kysely<Tables>,
  context: CallContext,
  { documents, payOn }: { readonly documents: readonly Document[]; readonly payOn: readonly DayOfPayment[] },
): Promise<Result<readonly Document[], Failure<'INVALID_VALUE_DATE'>>> {
  const ids = documents.map(({ payment }) => payment?.preview.operationId);
  if (payOn.some(({ operationId }) => !ids.includes(operationId))) {
    return refusal({ code: 'INVALID_VALUE_DATE' });
  }
  const moved: Document[] = [];
  for (const document of documents) {
    const day = payOn.find(({ operationId }) => operationId === document.payment?.preview.operationId)?.valueDate;
    const digest = day === undefined ? document.digest : await move(connection, context, { document, day });
    if (digest === undefined) {
      return refusal({ code: 'INVALID_VALUE_DATE' });
    }
    moved.push({ ...document, digest });
  }
  return success(moved);
}

async function move(
  connection: Kysely<Tables>,
  { caller, referenceId, now }: CallContext,
  { document: { id, payment }, day }: { readonly document: Movable; readonly day: BankDay },
): Promise<Buffer | undefined> {
  const { paymentSystem, valueDate } = payment?.preview.terms ?? {};
  if (paymentSystem === undefined || (valueDate !== day && payment?.payOn !== day)) {
    return undefined;
  }
  const { rows } = await sql<{ digest: Buffer | null }>`
    select move_payment_day(${caller.userId}::bigint, ${id.toString()}::bigint, ${day}, ${new Date(cutOffOf(paymentSystem, day))},
      ${new Date(leavesAt(paymentSystem, day))}, ${referenceId}, ${new Date(now)}) as digest`.execute(connection);
  return rows[0]?.digest ?? undefined;
}
