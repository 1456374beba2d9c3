import { sql } from 'kysely';

import type { RestructuringRequest } from '../../../src/application/operations/loans';
import { filledText } from '../../../src/domain/language/template';
import { canRunLonger } from '../../../src/domain/loan/Restructuring';
import { refusal, success } from '../../../src/domain/result/Result';
import { CHANGE_TEXTS } from '../productChanges';
import type { ProductChange, TransactionContext } from '../../confirmations/ProductChange';
import { lockAccounts } from '../../ledger/ledger';
import { readLoanRow, loanBalanceOf } from './loanRepository';

type RefusedChange = 'LOAN_NOT_FOUND' | 'OPERATION_IMPOSSIBLE' | 'LOAN_UNDER_REVIEW';

/** Request to repay a loan over a longer time, which becomes an application to the bank; it is checked anew after the right code. */
export const loanRestructuring: ProductChange<'RESTRUCTURE_LOAN'> = {
  check: async (request, approver) => {
    const found = await contractOf(request, approver);
    if ('code' in found) {
      return refusal(found);
    }
    return success(filledText(CHANGE_TEXTS.loan.restructuring, { contract: found.contract, months: request.months }));
  },
  make: async (request, approver) => {
    const { connection, context } = approver;
    await lockAccounts(connection, [request.loanId]);
    const found = await contractOf(request, approver);
    if ('code' in found) {
      return found.code;
    }
    const { caller, now } = context;
    await connection
      .insertInto('loan_restructuring')
      .values({
        account_id: BigInt(request.loanId),
        customer_id: BigInt(caller.customerId),
        user_id: BigInt(caller.userId),
        months: request.months,
        asked_at: new Date(now),
      })
      .execute();
    await sql`select tell_loan(${request.loanId}, ${new Date(now)})`.execute(connection);
    return undefined;
  },
};

async function contractOf(
  { loanId }: RestructuringRequest,
  { connection, context }: TransactionContext,
): Promise<{ readonly contract: string } | { readonly code: RefusedChange }> {
  const loan = await readLoanRow(connection, context.caller.customerId, loanId);
  if (loan?.status !== 'A') {
    return { code: 'LOAN_NOT_FOUND' };
  }
  if (!canRunLonger(loanBalanceOf(loan))) {
    return { code: 'OPERATION_IMPOSSIBLE' };
  }
  const waiting = await connection
    .selectFrom('loan_restructuring')
    .select('id')
    .where('account_id', '=', BigInt(loanId))
    .where('status', '=', 'review')
    .executeTakeFirst();
  return waiting === undefined ? { contract: loan.contract_no } : { code: 'LOAN_UNDER_REVIEW' };
}
