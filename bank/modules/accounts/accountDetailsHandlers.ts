import { sql } from 'kysely';

import type { accountDetailOperations } from '../../../src/application/operations/accountDetails';
import type { Transaction } from '../../../src/domain/history/Transaction';
import { refusal, success } from '../../../src/domain/result/Result';
import { readAccount } from './accountRepository';
import { readTransaction } from './historyRepository';
import { readMoneyFlow } from './moneyFlow';
import { writeOperationNote } from './operationNotes';
import { paymentOrderFile } from './paymentOrder';
import { receiptLink } from './receipts';
import { readRequisites } from './requisites';
import { localizeOperations } from '../operations';
import type { CallContext, HandlersFor } from '../../kernel/Handler';
import { renderDocument } from '../documents';

/** Handlers of changes of one account that take effect at once. */
export const accountDetailHandlers: HandlersFor<typeof accountDetailOperations> = {
  CHANGE_ACCOUNT_NAME: async ({ accountId, name }, context) => {
    const { bank, caller, now } = context;
    // The function renames whatever it is given; the account must be one this call may touch.
    const { rows } = await sql<{ renamed: boolean | null }>`
      select case when exists (select from account a where a.id = ${accountId}::bigint)
        then rename_account(${caller.customerId}::bigint, ${accountId}::bigint, ${name}, ${new Date(now)}) end as renamed`.execute(
      bank.database.kysely,
    );
    return rows[0]?.renamed === true ? accountAfter(context, accountId) : refusal({ code: 'ACCOUNT_NOT_FOUND' });
  },

  UNDORMANT_ACCOUNT: async ({ accountId }, context) => {
    const { bank, caller, now } = context;
    const { rows } = await sql<{ refusal: 'ACCOUNT_NOT_FOUND' | 'OPERATION_IMPOSSIBLE' | '' }>`
      select wake_account(${caller.customerId}::bigint, ${accountId}::bigint, ${new Date(now)}) as refusal`.execute(
      bank.database.kysely,
    );
    const code = rows[0]?.refusal ?? 'ACCOUNT_NOT_FOUND';
    return code === '' ? accountAfter(context, accountId) : refusal({ code });
  },

  GET_REQUISITES: async ({ accountId }, context) => {
    const requisites = await readRequisites(context, accountId);
    return requisites === undefined ? refusal({ code: 'ACCOUNT_NOT_FOUND' }) : success(requisites);
  },

  GET_REQUISITES_FILE: async ({ accountId }, context) => {
    const requisites = await readRequisites(context, accountId);
    if (requisites === undefined) {
      return refusal({ code: 'ACCOUNT_NOT_FOUND' });
    }
    const bytes = await renderDocument(context.bank, 'requisites', requisites, context.now, context.caller.language);
    return success({ name: `tulpar-account-${requisites.accountNumber}.pdf`, contentType: 'application/pdf', bytes });
  },

  GET_ACCOUNT_FLOW: async (query, context) => {
    const flow = await readMoneyFlow(context, query);
    return flow === undefined ? refusal({ code: 'ACCOUNT_NOT_FOUND' }) : success(flow);
  },

  GET_RECEIPT_LINK: async ({ transactionId }, { bank, caller, now }) => {
    const { pool } = bank.database;
    const transaction = await readTransaction(pool, caller.customerId, transactionId);
    return transaction === undefined
      ? refusal({ code: 'TRANSACTION_NOT_FOUND' })
      : success(await receiptLink(bank, { customerId: caller.customerId, transactionId: transaction.id, now }));
  },

  GET_PAYMENT_ORDER_FILE: ({ transactionId }, context) => paymentOrderFile(transactionId, context),

  SET_OPERATION_NOTE: async (request, context) => {
    const written = await writeOperationNote(request, context);
    const localized = written ? await transactionInWords(request.transactionId, context) : undefined;
    return localized === undefined ? refusal({ code: 'TRANSACTION_NOT_FOUND' }) : success(localized);
  },

  GET_TRANSACTION_BY_ID: async ({ transactionId }, context) => {
    const localized = await transactionInWords(transactionId, context);
    return localized === undefined
      ? refusal({ code: 'TRANSACTION_NOT_FOUND' })
      : success({ ...localized, progress: undefined });
  },
};

/** Line of the caller's history in the caller's language. */
export async function transactionInWords(
  transactionId: string,
  context: CallContext,
): Promise<Transaction | undefined> {
  const transaction = await readTransaction(context.bank.database.pool, context.caller.customerId, transactionId);
  const [localized] = transaction === undefined ? [] : await localizeOperations([transaction], context);
  return localized;
}

async function accountAfter({ bank, caller }: CallContext, accountId: string) {
  const account = await readAccount(bank.database.pool, caller.customerId, accountId);
  if (account === undefined) {
    throw new Error(`The account ${accountId} was changed and is not there`);
  }
  return success(account);
}
