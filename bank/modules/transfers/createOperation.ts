import { hash } from 'node:crypto';

import * as z from 'zod/mini';

import { readAwaitedOfPayment } from '../corporate';
import { limitParticulars } from '../limits';
import { localizableOf, localizerFor, previewOf } from '../operations';
import type { AgreedRow } from '../operations';
import { refusal, success } from '../../../src/domain/result/Result';
import { writtenTerms } from '../../../src/infrastructure/registry/operationTerms';
import { adapterOf } from '../../../src/infrastructure/registry/registry';
import type { ConfirmedCode, FailureCodeOf, RequestOf } from '../../../src/application/operations/catalogue';
import type { Failure, FailureCode } from '../../../src/application/operations/failureCodes';
import { failureWith } from '../../../src/application/operations/failureWith';
import type { BankMovements } from '../../../src/domain/movements/movements';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import type { OperationPreview } from '../../../src/domain/operation/OperationPreview';
import type { Result } from '../../../src/domain/result/Result';
import { ledgerOf } from '../../ledger/ledger';
import { BANK_DETAILS } from '../../kernel/bankDetails';
import { shortfallOf } from '../../ledger/shortfall';
import type { CallContext } from '../../kernel/Handler';
import { feeLegs } from './OperationPlan';
import type { OperationPlan, PlannedLeg } from './OperationPlan';
import { plannedInScope } from './plannedInScope';
import { redactedRequest } from './redactedRequest';
import type { RedactedFields } from './redactedRequest';

/** Makes a plan from a request, or returns the failure that prevents it. */
export type Planner<Code extends ConfirmedCode> = (
  request: RequestOf<Code>,
  context: CallContext,
) => Promise<Result<OperationPlan, Failure<Refusal<Code>>>> | Result<OperationPlan, Failure<Refusal<Code>>>;

type Refusal<Code extends ConfirmedCode> = FailureCodeOf<Code> | 'TOO_MANY_REQUESTS';

interface RefusedRow<Name> {
  readonly refusal: Name;
}

interface CreatedRow extends AgreedRow {
  readonly refusal: null;
}

type MoneyCode = {
  [Code in ConfirmedCode]: RequestOf<Code> extends { readonly operationId: OperationId } ? Code : never;
}[ConfirmedCode];

/** Operation that makes movements of money, as its handler needs it. */
export interface MovementOperation<Request, Name extends FailureCode> {
  readonly code: string;
  /** Makes of a request what is stored of it, as on the wire. */
  readonly encode: (request: Request) => unknown;
  readonly plan: (
    request: Request,
    context: CallContext,
  ) => Promise<Result<OperationPlan<string>, Failure<Name>>> | Result<OperationPlan<string>, Failure<Name>>;
  /** Fields seen by the planner alone. */
  readonly redactedFields?: RedactedFields | undefined;
}

/** Makes the handler of an operation of the catalogue that moves money; redacted fields are seen by the planner alone. */
export function moneyHandler<Code extends MoneyCode>(code: Code, plan: Planner<Code>, redactedFields?: RedactedFields) {
  const encode = (request: RequestOf<Code>): unknown => z.encode(adapterOf(code).request, request);
  return movementHandler<RequestOf<Code>, Refusal<Code>>({ code, encode, plan, redactedFields });
}

/**
 * Makes the handler of a movement of money: plans it, stores the plan and shows what confirming it would book. Nothing has moved. The same
 * request again gets the same answer, also where it could not be planned any more.
 */
export function movementHandler<Request extends { readonly operationId: OperationId }, Name extends FailureCode>({
  code,
  encode,
  plan,
  redactedFields,
}: MovementOperation<Request, Name>) {
  return async (request: Request, context: CallContext): Promise<Result<OperationPreview, Failure<Name>>> => {
    const planned = await plan(request, context);
    const { caller, bank, referenceId, now } = context;
    const wire = objectOf(code, encode(request));
    const stored = JSON.stringify(
      redactedFields === undefined ? wire : redactedRequest(wire, redactedFields, bank.secrets),
    );
    const row = await ledgerOf(bank.database).create.call<RefusedRow<Name> | CreatedRow>([
      caller.customerId,
      caller.userId,
      request.operationId,
      code,
      requestHash({ code, userId: caller.userId, stored }),
      stored,
      planned.ok ? planText(await plannedInScope(planned.value, context), bank.movements) : null,
      planned.ok ? null : planned.failure.code,
      referenceId,
      new Date(now),
    ]);
    if (isCreated(row)) {
      const preview = previewOf(
        row,
        { operationId: request.operationId, words: await localizerFor([localizableOf(row)], context) },
        context,
      );
      return success(
        caller.customerKind === 'C'
          ? { ...preview, awaited: await readAwaitedOfPayment(context, request.operationId) }
          : preview,
      );
    }
    // The planner knows the details of its refusals; of those of the ledger only limits and missing funds have any.
    if (!planned.ok) {
      return refusal(failureWith(row.refusal, planned.failure.code === row.refusal ? planned.failure.data : undefined));
    }
    const data = await particularsOf(row.refusal, planned.value, context);
    return refusal(failureWith(row.refusal, data));
  };
}

async function particularsOf(
  refused: string,
  { debit, amount, fee, txnCode }: OperationPlan<string>,
  context: CallContext,
): Promise<Failure['data']> {
  const { database, movements } = context.bank;
  if (refused === 'INSUFFICIENT_FUNDS' && debit.from === 'own') {
    return shortfallOf(database.pool, { accountId: debit.accountId, amount, fee });
  }
  const limit = movements.movementOf(txnCode)?.limit;
  return limit && limitParticulars(refused, limit.code, context);
}

function objectOf(code: string, wire: unknown): object {
  if (typeof wire !== 'object' || wire === null) {
    throw new Error(`A request of ${code} is no object on the wire`);
  }
  return wire;
}

function isCreated<Name>(row: RefusedRow<Name> | CreatedRow): row is CreatedRow {
  return row.refusal === null;
}

/** Hash of a request with its user: another user of the same company repeating the id makes another request. */
export function requestHash(request: {
  readonly code: string;
  readonly userId: string;
  readonly stored: string;
}): Buffer {
  return hash('sha256', `${request.code}\n${request.userId}\n${request.stored}`, 'buffer');
}

/**
 * The plan as JSON by the names of the columns of `operation`.
 * @throws Error when its movement is none of the bank's, or counts against a limit and the plan does not, or the other way round
 */
export function planText(plan: OperationPlan<string>, movements: BankMovements): string {
  return JSON.stringify({
    txn_code: plan.txnCode,
    ...debitColumns(plan.debit),
    ...creditColumns(plan.credit),
    amount: plan.amount.minor.toString(),
    fee: plan.fee.minor.toString(),
    currency: plan.amount.currency,
    credited: plan.credited.minor.toString(),
    credited_currency: plan.credited.currency,
    terms: writtenTerms(plan.terms),
    purpose: plan.purpose,
    expires_at: new Date(plan.expiresAt),
    ...(plan.bookedStatus && { booked_status: plan.bookedStatus }),
    ...(plan.confirmBefore && {
      confirm_before: new Date(plan.confirmBefore.at),
      late_refusal: plan.confirmBefore.refusal,
    }),
    ...(plan.paidOnce && { paid_once: plan.paidOnce.key, paid_refusal: plan.paidOnce.refusal }),
    notice_of_payee: plan.noticeOfPayee,
    ...limitColumns(plan, movements),
    legs: [...plan.legs, ...feeLegs(plan)].map(legText),
  });
}

function limitColumns({ txnCode, counted }: OperationPlan<string>, movements: BankMovements): object {
  const movement = movements.movementOf(txnCode);
  if (movement === undefined || (movement.limit === undefined) !== (counted === undefined)) {
    throw new Error(`A plan of ${txnCode} is not as the descriptor of the movement says`);
  }
  return counted === undefined ? {} : { limit_code: movement.limit?.code, limit_amount: counted.minor.toString() };
}

function debitColumns(debit: OperationPlan['debit']): object {
  if (debit.from === 'none') {
    return { debit_number: '', debit_name: '' };
  }
  return debit.from === 'own'
    ? { debit_account_id: debit.accountId }
    : {
        debit_number: debit.number,
        debit_name: debit.name,
        rail: debit.rail,
        booked_status: 'ACCEPTED_FOR_PROCESSING',
      };
}

function creditColumns(credit: OperationPlan['credit']): object {
  switch (credit.to) {
    case 'own':
      return { credit_account_id: credit.accountId };
    case 'client':
      return { credit_account_id: credit.accountId, recipient_id: credit.customerId, credit_name: credit.name };
    case 'register':
      return { credit_number: '', credit_name: credit.name, booked_status: 'ACCEPTED_FOR_PROCESSING' };
    case 'bank':
      return { credit_number: '', credit_name: BANK_DETAILS.name.ru };
    case 'outside':
      return {
        rail: credit.rail,
        credit_number: credit.accountNumber,
        credit_name: credit.name,
        booked_status: 'ACCEPTED_FOR_PROCESSING',
        send_not_before: new Date(credit.sendNotBefore),
      };
    default:
      return credit satisfies never;
  }
}

function legText({ minor, ...leg }: PlannedLeg): object {
  return { ...leg, amount: minor.toString() };
}
