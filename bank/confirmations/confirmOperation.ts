import { acceptDeviceCode, confirmWithin, ledgerOf } from '../ledger/ledger';
import type { ConfirmationValues } from '../ledger/ledger';
import { shortfallOfOperation } from '../ledger/shortfall';
import { CodeChecker } from './CodeChecker';
import { userOwner } from './codeOwner';
import type { CodeContext } from './subjectCodes';
import { refusal, success } from '../../src/domain/result/Result';
import { operationCodeHash } from './operationCodes';
import type { FailureCodeOf } from '../../src/application/operations/catalogue';
import type { Failure } from '../../src/application/operations/failureCodes';
import type { OperationConfirmation } from '../../src/application/operations/transfers';
import type { TransactionStatus } from '../../src/domain/history/Transaction';
import type { OperationId } from '../../src/domain/operation/OperationId';
import type { OperationOutcome } from '../../src/domain/operation/OperationOutcome';
import type { Result } from '../../src/domain/result/Result';
import type { Instant } from '../../src/domain/time/Instant';
import type { OtpType } from '../../src/domain/user/ProfileChange';
import type { CallContext } from '../kernel/Handler';
import { METRICS } from '../kernel/metrics/metrics';

type ConfirmRefusal = FailureCodeOf<'CONFIRM_TRANSFER'>;

interface RefusedRow {
  readonly refusal: ConfirmRefusal;
  readonly tries_remaining: number | null;
}

interface BookedRow {
  readonly refusal: null;
  readonly transaction_id: bigint;
  readonly booked_at: Instant;
  readonly fingerprint: string;
  readonly status: TransactionStatus;
}

/** True for a valid code of the user's device, which is used up by the call. */
export type IsDeviceCode = (
  context: CodeContext,
  device: { readonly userId: string; readonly type: Exclude<OtpType, 'SMS'> },
  code: string,
) => Promise<boolean>;

/**
 * Checks the code and books the operation, in one call of the ledger. A right code of the user's device has been taken as
 * the code of the operation before that; a wrong one is counted by the ledger like any other, before the next is checked.
 */
export async function confirmOperation(
  request: OperationConfirmation,
  context: CallContext,
  isDeviceCode: IsDeviceCode,
): Promise<Result<OperationOutcome, Failure<ConfirmRefusal>>> {
  const { caller, bank, referenceId, now } = context;
  const confirmation: ConfirmationValues = [
    caller.customerId,
    caller.userId,
    request.operationId,
    operationCodeHash(context, request.operationId, request.otp),
    referenceId,
    new Date(now),
    caller.sessionId,
  ];
  const row =
    (await refusedDeviceCode(request, confirmation, { context, isDeviceCode })) ??
    (await ledgerOf(bank.database).confirm.call<RefusedRow | BookedRow>(confirmation));
  if (row.refusal === null) {
    METRICS.bookings.inc({ cause: 'code' });
  }
  return row.refusal === null
    ? success({
        operationId: request.operationId,
        transactionId: row.transaction_id.toString(),
        status: row.status,
        bookedAt: row.booked_at,
        fingerprint: row.fingerprint,
      })
    : refusal(await failureOf(row, request.operationId, context));
}

/** Nothing for a right code of the user's device, which the ledger then finds, and where no device confirms; else the ledger's answer. */
async function refusedDeviceCode(
  { otp }: OperationConfirmation,
  confirmation: ConfirmationValues,
  { context, isDeviceCode }: { readonly context: CallContext; readonly isDeviceCode: IsDeviceCode },
): Promise<RefusedRow | BookedRow | undefined> {
  const { caller, bank, now } = context;
  const type = caller.otpType;
  if (type === 'SMS') {
    return undefined;
  }
  return CodeChecker.transaction(bank, { owner: userOwner(caller), now }, async (checker) => {
    const { connection } = checker;
    if (!(await checker.isOnHold()) && (await isDeviceCode(checker, { userId: caller.userId, type }, otp))) {
      await acceptDeviceCode(connection, confirmation);
      return undefined;
    }
    return confirmWithin<RefusedRow | BookedRow>(connection, confirmation);
  });
}

async function failureOf(
  row: RefusedRow,
  operationId: OperationId,
  { caller, bank, now }: CallContext,
): Promise<Failure<ConfirmRefusal>> {
  switch (row.refusal) {
    case 'INCORRECT_OTP':
      return { code: row.refusal, data: { triesLeft: String(row.tries_remaining ?? 0) } };
    case 'CONFIRMATIONS_ON_HOLD':
      return CodeChecker.transaction(bank, { owner: userOwner(caller), now }, (checker) => checker.holdFailure());
    case 'INSUFFICIENT_FUNDS': {
      const { customerId } = caller;
      const data = await shortfallOfOperation(bank.database.pool, { customerId, operationId });
      return { code: row.refusal, ...(data !== undefined && { data }) };
    }
    default:
      return { code: row.refusal };
  }
}
