import { sql } from 'kysely';

import { readTransaction } from '../accounts';
import type { TransactionByIdQuery } from '../../../src/application/operations/accounts';
import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { Transaction } from '../../../src/domain/history/Transaction';
import type { Language } from '../../../src/domain/language/Language';
import { joinedParts } from '../../../src/domain/language/punctuation';
import { partyName } from '../../../src/domain/operation/partyName';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { tellOfRecall } from '../corporate';
import { actSource } from '../../confirmations/recordAct';
import type { CallContext } from '../../kernel/Handler';

/**
 * Takes a payment back that has not left the bank, or asks for it where a network still holds it, or the other bank. One that was taken
 * back, or asked for, before is answered as it is.
 */
export async function cancelPayment(
  { transactionId }: TransactionByIdQuery,
  context: CallContext,
): Promise<Result<Transaction, Failure<FailureCodeOf<'TRANSACTION_DELETE_BY_ID'>>>> {
  const { bank, caller, referenceId, now } = context;
  const { pool } = bank.database;
  const known = await readTransaction(pool, caller.customerId, transactionId);
  if (known === undefined) {
    return refusal({ code: 'TRANSACTION_NOT_FOUND' });
  }
  if (isTakenBack(known)) {
    return success(known);
  }
  const hasLeft = known.status !== 'ACCEPTED_FOR_PROCESSING';
  await bank.database.kysely.transaction().execute(async (connection) => {
    const asked = async (by: 'ask_for_recall' | 'cancel_payment'): Promise<boolean> => {
      const { rows } = await sql<{ done: boolean }>`
        select ${sql.raw(by)}(${caller.customerId}::bigint, ${caller.userId}::bigint, ${transactionId}::bigint, ${referenceId},
          ${new Date(now)}, ${actSource(context)}::jsonb) as done`.execute(connection);
      return rows[0]?.done === true;
    };
    // A payment that leaves in this moment is asked back from where it goes.
    if ((!hasLeft && (await asked('cancel_payment'))) || (await asked('ask_for_recall'))) {
      const words = (language: Language): string =>
        joinedParts([formatMoney(known.totalDebited, language), partyName(known.recipientName, language)], language);
      await tellOfRecall(connection, context, { operationId: known.operationId, words });
    }
  });
  // Another call may have taken it back in the meantime.
  const after = await readTransaction(pool, caller.customerId, transactionId);
  return after !== undefined && isTakenBack(after) ? success(after) : refusal({ code: 'OPERATION_IMPOSSIBLE' });
}

function isTakenBack({ status, progress }: Transaction): boolean {
  return status === 'CANCELLED' || progress?.recallAsked === true;
}
