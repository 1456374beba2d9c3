import { randomUUID } from 'node:crypto';

import { money } from '../../../src/domain/money/Money';
import { checkedToOperationId } from '../../../src/domain/operation/OperationId';
import type { ConfirmedCode, RequestOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { Currency } from '../../../src/domain/money/Currency';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import type { OperationOutcome } from '../../../src/domain/operation/OperationOutcome';
import type { Result } from '../../../src/domain/result/Result';
import type { OwnAccountsTransfer } from '../../../src/domain/transfer/OwnAccountsTransfer';
import type { TestBank, TestCaller } from './createTestBank';

export function newOperationId(): OperationId {
  const id = checkedToOperationId(randomUUID());
  if (id === undefined) {
    throw new Error('randomUUID made no UUID');
  }
  return id;
}

export interface TransferRequest {
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
  readonly currency?: Currency;
  readonly purpose?: string;
  readonly operationId?: OperationId;
}

/** A transfer as the form would send it. */
export function transferRequest(requested: TransferRequest): OwnAccountsTransfer {
  return {
    operationId: requested.operationId ?? newOperationId(),
    debitAccountId: requested.from,
    creditAccountId: requested.to,
    amount: money(requested.amount, requested.currency ?? 'KGS'),
    purpose: requested.purpose ?? '',
  };
}

/** The value, or an error that names the refusal. */
export function valueOf<Value>(result: Result<Value, Failure>): Value {
  if (!result.ok) {
    throw new Error(`Refused: ${result.failure.code}`);
  }
  return result.value;
}

/** The name of the refusal, `undefined` for a success. */
export function refusalOf(result: Result<unknown, Failure>): string | undefined {
  return result.ok ? undefined : result.failure.code;
}

/** Creates the transfer and has its code sent; returns the code from the message. */
export async function createAndSend(bank: TestBank, user: TestCaller, request: OwnAccountsTransfer): Promise<string> {
  return createAndSendAs(bank, user, { code: 'MAKE_OWN_ACCOUNTS_TRANSFER', request });
}

/** The same for any kind of movement. */
export async function createAndSendAs<Code extends ConfirmedCode>(
  bank: TestBank,
  user: TestCaller,
  { code, request }: { readonly code: Code; readonly request: RequestOf<Code> },
): Promise<string> {
  valueOf(await user.call(code, request));
  valueOf(await user.call('SEND_OTP_BY_SMS', { operationId: request.operationId }));
  return latestCode(bank, user, request.operationId);
}

/** The code in the latest message about an operation; found by the operation's fingerprint, which the message carries. */
export async function latestCode(bank: TestBank, user: TestCaller, operationId: OperationId): Promise<string> {
  const { rows } = await bank.services.database.pool.query<{ text: string }>(
    `select m.text from message_outbox m join operation o on o.user_id = m.user_id and position(o.fingerprint in m.text) > 0
      where o.customer_id = $1 and o.operation_id = $2 order by m.id desc limit 1`,
    [user.caller.customerId, operationId],
  );
  const code = /\d{6}/.exec(rows[0]?.text ?? '')?.[0];
  if (code === undefined) {
    throw new Error('No message with a code');
  }
  return code;
}

/** Creates, sends and confirms. */
export async function transfer(
  bank: TestBank,
  user: TestCaller,
  requested: TransferRequest,
): Promise<Result<OperationOutcome, Failure>> {
  const request = transferRequest(requested);
  const created = await user.call('MAKE_OWN_ACCOUNTS_TRANSFER', request);
  if (!created.ok) {
    return created;
  }
  valueOf(await user.call('SEND_OTP_BY_SMS', { operationId: request.operationId }));
  const otp = await latestCode(bank, user, request.operationId);
  return user.call('CONFIRM_TRANSFER', { operationId: request.operationId, otp });
}

/** Another six digits than these. */
export function otherCode(code: string): string {
  return code === '111111' ? '222222' : '111111';
}

export async function balanceOf(bank: TestBank, accountId: string): Promise<bigint> {
  const { rows } = await bank.services.database.pool.query<{ balance: bigint }>(
    'select balance from account where id = $1',
    [accountId],
  );
  return rows[0]?.balance ?? 0n;
}
