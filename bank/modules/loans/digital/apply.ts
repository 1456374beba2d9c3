import { sql } from 'kysely';

import type { ApplicationQuery, DigitalLoanRequest } from '../../../../src/application/operations/digitalLoans';
import type { Failure } from '../../../../src/application/operations/failureCodes';
import { isOpen, isWithin, OFFER_DAYS } from '../../../../src/domain/loan/digital/DigitalLoan';
import type { DigitalLoan, DigitalLoanTerm } from '../../../../src/domain/loan/digital/DigitalLoan';
import { refusal, success } from '../../../../src/domain/result/Result';
import type { Result } from '../../../../src/domain/result/Result';
import { tellAccountChanged } from '../../accounts';
import type { CallContext } from '../../../kernel/Handler';
import { findApplication, holdApplication } from './applications';
import { payoutRefusal } from './payoutAccount';
import type { PayoutRefusal } from './payoutAccount';
import { findTerm } from './terms';

const DAY_MS = 86_400_000;

type ApplyRefusal =
  PayoutRefusal | 'OPERATION_ID_REUSED' | 'LOAN_TERM_NOT_FOUND' | 'LOAN_AMOUNT_NOT_OFFERED' | 'LOAN_APPLICATION_OPEN';

/**
 * Stores an application for an online loan, for the bank to decide. The same request again gets the same answer, with the present state.
 */
export async function applyForLoan(
  request: DigitalLoanRequest,
  context: CallContext,
): Promise<Result<DigitalLoan, Failure<ApplyRefusal>>> {
  const repeated = await repeatedRequest(request, context);
  if (repeated !== undefined) {
    return repeated;
  }
  const { bank, caller } = context;
  const { kysely } = bank.database;
  const { amount, termMonths, accountId } = request;
  const term = await findTerm(kysely, amount.currency, termMonths);
  if (term === undefined) {
    return refusal({ code: 'LOAN_TERM_NOT_FOUND' });
  }
  if (!isWithin(term, amount)) {
    return refusal({ code: 'LOAN_AMOUNT_NOT_OFFERED' });
  }
  const stopped = await payoutRefusal(kysely, caller.customerId, { accountId, currency: amount.currency });
  if (stopped !== undefined) {
    return refusal({ code: stopped });
  }
  const id = await insert(request, term, context);
  // Two calls at the same moment: the one that came second finds what the first has written.
  return id === undefined
    ? ((await repeatedRequest(request, context)) ?? refusal({ code: 'LOAN_APPLICATION_OPEN' }))
    : found(id, context);
}

async function repeatedRequest(
  request: DigitalLoanRequest,
  context: CallContext,
): Promise<Result<DigitalLoan, Failure<'OPERATION_ID_REUSED'>> | undefined> {
  const { bank, caller } = context;
  const stored = await bank.database.kysely
    .selectFrom('digital_loan')
    .select(['id', 'currency', 'asked', 'months', 'account_id'])
    .where('user_id', '=', BigInt(caller.userId))
    .where('operation_id', '=', request.operationId)
    .executeTakeFirst();
  if (stored === undefined) {
    return undefined;
  }
  const { amount, termMonths, accountId } = request;
  const isSame =
    stored.currency === amount.currency &&
    stored.asked === amount.minor &&
    stored.months === termMonths &&
    stored.account_id.toString() === accountId;
  return isSame ? found(stored.id.toString(), context) : refusal({ code: 'OPERATION_ID_REUSED' });
}

async function found(id: string, { bank, caller, now }: CallContext): Promise<Result<DigitalLoan, never>> {
  const application = await findApplication(bank.database.kysely, { customerId: caller.customerId, now }, id);
  if (application === undefined) {
    throw new Error(`There is no application ${id}`);
  }
  return success(application);
}

/** Nothing when another application is open. */
function insert(
  { operationId, amount, accountId }: DigitalLoanRequest,
  term: DigitalLoanTerm,
  { bank, caller, now }: CallContext,
): Promise<string | undefined> {
  return bank.database.kysely.transaction().execute(async (connection) => {
    await connection
      .updateTable('digital_loan')
      .set({ status: 'expired', ended_at: new Date(now) })
      .where('customer_id', '=', BigInt(caller.customerId))
      .where('status', '=', 'approved')
      .where(sql<boolean>`decided_at <= ${new Date(now - OFFER_DAYS * DAY_MS)}`)
      .execute();
    const row = await connection
      .insertInto('digital_loan')
      .values({
        customer_id: BigInt(caller.customerId),
        user_id: BigInt(caller.userId),
        operation_id: operationId,
        currency: amount.currency,
        asked: amount.minor,
        months: term.months,
        rate: term.rate,
        penalty_rate: term.penaltyRate,
        account_id: BigInt(accountId),
        asked_at: new Date(now),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row !== undefined) {
      await tellAccountChanged(connection, { accountId, customerId: caller.customerId }, now);
    }
    return row?.id.toString();
  });
}

/** Takes an application back that is open; one that was taken back is answered again. */
export function cancelApplication(
  { applicationId }: ApplicationQuery,
  { bank, caller, now }: CallContext,
): Promise<Result<DigitalLoan, Failure<'LOAN_APPLICATION_NOT_FOUND' | 'OPERATION_IMPOSSIBLE'>>> {
  const { customerId } = caller;
  return bank.database.kysely.transaction().execute(async (connection) => {
    const application = await holdApplication(connection, { customerId, now }, applicationId);
    if (application === undefined) {
      return refusal({ code: 'LOAN_APPLICATION_NOT_FOUND' });
    }
    if (application.status === 'cancelled') {
      return success(application);
    }
    if (!isOpen(application.status)) {
      return refusal({ code: 'OPERATION_IMPOSSIBLE' });
    }
    await connection
      .updateTable('digital_loan')
      .set({ status: 'cancelled', ended_at: new Date(now) })
      .where('id', '=', BigInt(applicationId))
      .execute();
    await tellAccountChanged(connection, { accountId: application.accountId, customerId }, now);
    return success({ ...application, status: 'cancelled' });
  });
}
