import { money } from '../../../src/domain/money/Money';
import type { ConfirmedCode, RequestOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { Currency } from '../../../src/domain/money/Currency';
import type { OperationOutcome } from '../../../src/domain/operation/OperationOutcome';
import type { Result } from '../../../src/domain/result/Result';
import type { BankClientTransfer } from '../../../src/domain/transfer/BankClientTransfer';
import type { TestBank, TestCaller } from './createTestBank';
import { latestCode, newOperationId, valueOf } from './transfers';

/** Creates a movement of any kind, has its code sent and confirms it. */
export async function moved<Code extends ConfirmedCode>(
  bank: TestBank,
  user: TestCaller,
  movement: { readonly code: Code; readonly request: RequestOf<Code> },
): Promise<Result<OperationOutcome, Failure>> {
  const created = await user.call(movement.code, movement.request);
  if (!created.ok) {
    return created;
  }
  const { operationId } = movement.request;
  valueOf(await user.call('SEND_OTP_BY_SMS', { operationId }));
  return user.call('CONFIRM_TRANSFER', { operationId, otp: await latestCode(bank, user, operationId) });
}

export interface ClientRequest {
  readonly from: string;
  readonly to: string;
  readonly by?: 'account' | 'phone';
  readonly amount: bigint;
  readonly currency?: Currency;
}

/** A transfer to another customer as the form would send it. */
export function clientRequest(requested: ClientRequest): BankClientTransfer {
  return {
    operationId: newOperationId(),
    debitAccountId: requested.from,
    recipient: { by: requested.by ?? 'account', value: requested.to },
    amount: money(requested.amount, requested.currency ?? 'KGS'),
    purpose: '',
  };
}

export async function numberOf(bank: TestBank, accountId: string): Promise<string> {
  const { rows } = await bank.database.owner.query<{ number: string }>('select number from account where id = $1', [
    accountId,
  ]);
  return rows[0]?.number ?? '';
}
