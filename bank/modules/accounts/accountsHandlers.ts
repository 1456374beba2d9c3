import { refusal, success } from '../../../src/domain/result/Result';
import { transactionInWords } from './accountDetailsHandlers';
import { readAccount, readAccounts } from './accountRepository';
import { readInn, readOwnAccounts } from './ownAccounts';
import { findInHistory, readHistory, readTransaction } from './historyRepository';
import { soughtInBank } from './historySearch';
import { BANK_DETAILS } from '../../kernel/bankDetails';
import { readDeals } from '../exchange';
import type {
  accountOperations,
  TransactionHistoryPage,
  TransactionHistoryQuery,
} from '../../../src/application/operations/accounts';
import { localizeOperations } from '../operations';
import type { Confirmations } from '../../confirmations/Confirmations';
import { recordDownload } from '../../confirmations/recordAct';
import type { CallContext, HandlersFor } from '../../kernel/Handler';
import { receiptFacts, renderDocument } from '../documents';
import { receiptLink } from './receipts';

type AccountHandlers = HandlersFor<typeof accountOperations>;

/** Operations of the account service that other areas carry out. */
interface OfOtherAreas {
  readonly confirmations: Confirmations;
  readonly cancelPayment: AccountHandlers['TRANSACTION_DELETE_BY_ID'];
  readonly readQrStatement: AccountHandlers['GET_QR_STATEMENT_HISTORY'];
}

/** Handlers of the account service. Every query is restricted to the caller's customer. */
export function createAccountHandlers({
  confirmations,
  cancelPayment,
  readQrStatement,
}: OfOtherAreas): AccountHandlers {
  return {
    GET_ACCOUNTS_V2: async (request, { bank, caller }) =>
      success(await readAccounts(bank.database.pool, caller.customerId, request.recordStatus)),

    GET_ACCOUNT_BY_ID: async (request, { bank, caller }) => {
      const account = await readAccount(bank.database.pool, caller.customerId, request.accountId);
      return account === undefined ? refusal({ code: 'ACCOUNT_NOT_FOUND' }) : success(account);
    },

    GET_TRANSACTION_HISTORY_V2: async (request, context) => {
      const { transactions, ...page } = await historyPage(request, context);
      return success({ ...page, transactions: await localizeOperations(transactions, context) });
    },

    GET_TRANSACTION_BY_ID_V2: async (request, context) => {
      const transaction = await transactionInWords(request.transactionId, context);
      return transaction === undefined ? refusal({ code: 'TRANSACTION_NOT_FOUND' }) : success(transaction);
    },

    TRANSACTION_DELETE_BY_ID: async (request, context) => {
      const cancelled = await cancelPayment(request, context);
      const [transaction] = cancelled.ok ? await localizeOperations([cancelled.value], context) : [];
      return transaction === undefined ? cancelled : success(transaction);
    },

    GET_TRANSACTION_RECEIPT_FILE: async (request, context) => {
      const { bank, caller, now } = context;
      const stored = await readTransaction(bank.database.pool, caller.customerId, request.transactionId);
      const [localized] = stored === undefined ? [] : await localizeOperations([stored], context);
      if (stored === undefined || localized === undefined) {
        return refusal({ code: 'TRANSACTION_NOT_FOUND' });
      }
      // The document states the purpose as it was sent, because an office reads it.
      const transaction = { ...localized, purpose: stored.purpose };
      const { customerId } = caller;
      const link = await receiptLink(bank, { customerId, transactionId: transaction.id, now });
      const proof = { code: link.code, checkAddress: link.address };
      const ownAccounts = await readOwnAccounts(bank.database.pool, customerId);
      const isPayer = caller.customerKind === 'C' && ownAccounts.has(transaction.debit.accountNumber ?? '');
      const payerInn = isPayer ? await readInn(bank.database.pool, customerId) : undefined;
      const bytes = await renderDocument(
        bank,
        'receipt',
        receiptFacts(
          { transaction, bank: BANK_DETAILS, payerInn, madeAt: now, ...proof },
          { movements: bank.movements, ownAccounts },
        ),
        caller.language,
      );
      const { debit, credit } = stored;
      await recordDownload(bank.database.pool, context, {
        event: 'GET_TRANSACTION_RECEIPT_FILE',
        subject: stored.id,
        account: {
          number: [debit, credit].map((side) => side.accountNumber).find((number) => ownAccounts.has(number ?? '')),
        },
        operationId: stored.operationId,
        format: 'pdf',
      });
      return success({ name: `tulpar-receipt-${transaction.id}.pdf`, contentType: 'application/pdf', bytes });
    },

    GET_QR_STATEMENT_HISTORY: readQrStatement,

    GET_EXCHANGE_DEALS: async (_request, context) => success(await readDeals(context)),

    RETRY_SEND_OTP: confirmations.resending(['operation', 'product', 'schedule', 'document']),
  };
}

/** A page of the history as it is stored. */
async function historyPage(
  { text, ...query }: TransactionHistoryQuery,
  context: CallContext,
): Promise<TransactionHistoryPage> {
  const { customerId } = context.caller;
  const { database } = context.bank;
  if (text === undefined) {
    return readHistory(database.pool, customerId, query);
  }
  const sought = await soughtInBank(text, context);
  return findInHistory(database.pool, customerId, { ...query, sought });
}
