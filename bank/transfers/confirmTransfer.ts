import { sql } from 'kysely';

import { isDeviceCode } from '../identity/devices';
import { refusal, success } from '../../src/domain/result/Result';
import { operationCodeHash } from './operationCodes';
import type { FailureCodeOf } from '../../src/application/operations/catalogue';
import type { Failure } from '../../src/application/operations/failureCodes';
import type { OperationConfirmation } from '../../src/application/operations/transfers';
import type { TransactionStatus } from '../../src/domain/history/Transaction';
import type { OperationOutcome } from '../../src/domain/operation/OperationOutcome';
import type { Result } from '../../src/domain/result/Result';
import type { Instant } from '../../src/domain/time/Instant';
import type { CallContext } from '../operations/Handler';

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

/**
 * Checks the code and books the transfer, in one call of the ledger. A right code of the user's device has been taken as
 * the code of the operation before that; a wrong one is counted by the ledger like any other.
 */
export async function confirmTransfer(
  request: OperationConfirmation,
  context: CallContext,
): Promise<Result<OperationOutcome, Failure<ConfirmRefusal>>> {
  await acceptDeviceCode(request, context);
  const { caller, bank, referenceId, now } = context;
  const row = await bank.database.ledger.confirm.call<RefusedRow | BookedRow>([
    caller.customerId,
    caller.userId,
    request.operationId,
    operationCodeHash(context, request.operationId, request.otp),
    referenceId,
    new Date(now),
  ]);
  return row.refusal === null
    ? success({
        operationId: request.operationId,
        transactionId: row.transaction_id.toString(),
        status: row.status,
        bookedAt: row.booked_at,
        fingerprint: row.fingerprint,
      })
    : refusal(failureOf(row));
}

async function acceptDeviceCode({ operationId, otp }: OperationConfirmation, context: CallContext): Promise<void> {
  const { caller, bank, now } = context;
  const type = caller.otpType;
  if (type === 'SMS') {
    return;
  }
  await bank.database.kysely.transaction().execute(async (connection) => {
    const desk = { connection, secrets: bank.secrets, now };
    if (await isDeviceCode(desk, { userId: caller.userId, type }, otp)) {
      const hash = operationCodeHash(context, operationId, otp);
      await sql`select accept_device_code(${caller.customerId}::bigint, ${caller.userId}::bigint, ${operationId}::uuid, ${hash},
        ${new Date(now)})`.execute(connection);
    }
  });
}

function failureOf(row: RefusedRow): Failure<ConfirmRefusal> {
  return row.refusal === 'INCORRECT_OTP'
    ? { code: row.refusal, data: { triesLeft: String(row.tries_remaining ?? 0) } }
    : { code: row.refusal };
}
