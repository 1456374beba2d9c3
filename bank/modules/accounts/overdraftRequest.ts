import { sql } from 'kysely';

import { maskAccountNumber } from '../../../src/domain/account/accountNumber';
import { filledText } from '../../../src/domain/language/template';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import { refusal, success } from '../../../src/domain/result/Result';
import { findOpenAccount } from './accountRepository';
import { overdraftRefusal, readOverdraft } from './overdrafts';
import { lockAccounts } from '../../ledger/ledger';
import { tellAccountChanged } from './tellProductChanged';
import { CHANGE_TEXTS } from '../productChanges';
import type { ProductChange } from '../../confirmations/ProductChange';

/** Request for an overdraft, which becomes an application to the bank. The offer is calculated anew after the right code. */
export const overdraftRequest: ProductChange<'GET_OVERDRAFT'> = {
  check: async (request, transaction) => {
    const failureCode = overdraftRefusal(await readOverdraft(transaction, request.accountId), request);
    const account = await findOpenAccount(
      transaction.connection,
      transaction.context.caller.customerId,
      request.accountId,
    );
    if (failureCode !== undefined || account === undefined) {
      return refusal({ code: failureCode ?? 'ACCOUNT_NOT_FOUND' });
    }
    const number = maskAccountNumber(account.number);
    const { limit } = request;
    return success(
      filledText(CHANGE_TEXTS.overdraft.asked, (language) => ({ limit: formatMoney(limit, language), number })),
    );
  },
  make: async (request, transaction) => {
    const { connection, context } = transaction;
    await lockAccounts(connection, [request.accountId]);
    const overdraft = await readOverdraft(transaction, request.accountId);
    const failureCode = overdraftRefusal(overdraft, request);
    if (failureCode !== undefined || overdraft?.offer === undefined) {
      return failureCode ?? 'OVERDRAFT_NOT_OFFERED';
    }
    const { caller, now } = context;
    const { rate, termMonths, income } = overdraft.offer;
    await sql`
      insert into overdraft_request (account_id, customer_id, user_id, amount, rate, term_months, income, asked_at)
        values (${request.accountId}::bigint, ${caller.customerId}::bigint, ${caller.userId}::bigint, ${request.limit.minor}, ${rate},
          ${termMonths}, ${income.minor}, ${new Date(now)})`.execute(connection);
    await tellAccountChanged(connection, { accountId: request.accountId, customerId: caller.customerId }, now);
    return undefined;
  },
};
