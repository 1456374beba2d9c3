import { createHash } from 'node:crypto';

import { WITHOUT_WAITING } from '../database/withoutWaiting';
import { add, money } from '../../src/domain/money/Money';
import { confirmationText } from '../../src/domain/operation/confirmationText';
import { refusal, success } from '../../src/domain/result/Result';
import type { FailureCodeOf, OperationCode } from '../../src/application/operations/catalogue';
import type { Failure } from '../../src/application/operations/failureCodes';
import type { Currency } from '../../src/domain/money/Currency';
import type { OperationPreview } from '../../src/domain/operation/OperationPreview';
import type { Result } from '../../src/domain/result/Result';
import type { Instant } from '../../src/domain/time/Instant';
import type { OwnAccountsTransfer } from '../../src/domain/transfer/OwnAccountsTransfer';
import type { CallContext } from '../operations/Handler';

const CODE = 'MAKE_OWN_ACCOUNTS_TRANSFER' satisfies OperationCode;

type CreateRefusal = FailureCodeOf<typeof CODE>;

interface RefusedRow {
  readonly refusal: CreateRefusal;
}

interface CreatedRow {
  readonly refusal: null;
  readonly debit_number: string;
  readonly debit_name: string;
  readonly credit_number: string;
  readonly credit_name: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly currency: Currency;
  readonly purpose: string;
  readonly expires_at: Instant;
  readonly fingerprint: string;
}

/** Nothing has moved and no code was sent yet: a creation that a crash of the database takes away is not found and made again. */
const CREATE = `
  select created.*
    from create_own_accounts_transfer($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) created, ${WITHOUT_WAITING}`;

/** Stores the transfer and shows what confirming it would book; nothing has moved. The same request again is answered the same. */
export async function createOwnAccountsTransfer(
  request: OwnAccountsTransfer,
  context: CallContext,
): Promise<Result<OperationPreview, Failure<CreateRefusal>>> {
  const { caller, bank, referenceId, now } = context;
  const stored = JSON.stringify({
    debitAccountId: request.debitAccountId,
    creditAccountId: request.creditAccountId,
    amount: request.amount.minor.toString(),
    currency: request.amount.currency,
    purpose: request.purpose,
  });
  const { rows } = await bank.database.pool.query<RefusedRow | CreatedRow>({
    name: 'create-own-accounts-transfer',
    text: CREATE,
    values: [
      caller.customerId,
      caller.userId,
      request.operationId,
      CODE,
      requestHash(caller.userId, stored),
      stored,
      request.debitAccountId,
      request.creditAccountId,
      request.amount.minor,
      request.amount.currency,
      request.purpose,
      referenceId,
      new Date(now),
    ],
  });
  const row = rows[0];
  if (row === undefined) {
    throw new Error('create_own_accounts_transfer answered nothing');
  }
  return row.refusal === null ? success(previewOf(row, request, context)) : refusal({ code: row.refusal });
}

/** Another user of the same company repeating the id is another request. */
function requestHash(userId: string, stored: string): Buffer {
  return createHash('sha256').update(`${CODE}\n${userId}\n${stored}`).digest();
}

function previewOf(row: CreatedRow, request: OwnAccountsTransfer, context: CallContext): OperationPreview {
  const amount = money(row.amount, row.currency);
  const fee = money(row.fee, row.currency);
  return {
    operationId: request.operationId,
    debit: { accountNumber: row.debit_number, name: row.debit_name },
    credit: { accountNumber: row.credit_number, name: row.credit_name },
    amount,
    fee,
    total: add(amount, fee),
    credited: amount,
    purpose: row.purpose,
    expiresAt: row.expires_at,
    fingerprint: row.fingerprint,
    confirmationText: confirmationText(
      { kind: 'ownAccounts', amount, fee, debitAccountNumber: row.debit_number, creditAccountNumber: row.credit_number },
      context.caller.language,
    ),
  };
}
