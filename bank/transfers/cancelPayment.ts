import { readTransaction } from '../accounts/historyRows';
import type { TransactionByIdQuery } from '../../src/application/operations/accounts';
import type { FailureCodeOf } from '../../src/application/operations/catalogue';
import type { Failure } from '../../src/application/operations/failureCodes';
import type { Transaction } from '../../src/domain/history/Transaction';
import { refusal, success } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import type { CallContext } from '../operations/Handler';

const CANCEL = { name: 'cancel-payment', text: 'select cancel_payment($1, $2, $3, $4, $5) as cancelled' } as const;
const RECALL = { name: 'ask-for-recall', text: 'select ask_for_recall($1, $2, $3, $4, $5) as cancelled' } as const;

/**
 * Takes a payment back that has not left the bank, or asks for it where a network still holds it. One that was taken back, or asked for,
 * before is answered as it is.
 */
export async function cancelPayment(
  { transactionId }: TransactionByIdQuery,
  { bank, caller, referenceId, now }: CallContext,
): Promise<Result<Transaction, Failure<FailureCodeOf<'TRANSACTION_DELETE_BY_ID'>>>> {
  const { pool } = bank.database;
  const known = await readTransaction(pool, caller.customerId, transactionId);
  if (known === undefined) {
    return refusal({ code: 'TRANSACTION_NOT_FOUND' });
  }
  if (known.status === 'CANCELLED' || known.progress?.recallAsked === true) {
    return success(known);
  }
  const hasLeft = known.progress?.network === 'remittance' && known.status !== 'ACCEPTED_FOR_PROCESSING';
  const { rows } = await pool.query<{ cancelled: boolean }>({
    ...(hasLeft ? RECALL : CANCEL),
    values: [caller.customerId, caller.userId, transactionId, referenceId, new Date(now)],
  });
  const after = rows[0]?.cancelled === true ? await readTransaction(pool, caller.customerId, transactionId) : undefined;
  return after === undefined ? refusal({ code: 'OPERATION_IMPOSSIBLE' }) : success(after);
}
