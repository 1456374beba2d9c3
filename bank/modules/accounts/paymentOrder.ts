import { hasPaymentOrder, paymentOrderDay } from '../../../src/domain/history/paymentOrder';
import type { Transaction } from '../../../src/domain/history/Transaction';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { OperationCode } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { DownloadedFile } from '../../../src/application/operations/accounts';
import type { Pool } from '../../db/Pool';
import { BANK_DETAILS } from '../../kernel/bankDetails';
import type { CallContext } from '../../kernel/Handler';
import { recordDownload } from '../../confirmations/recordAct';
import { renderDocument } from '../documents';
import type { OrderSide } from '../documents';
import { localizeOperations } from '../operations';
import { readTransaction } from './historyRepository';
import { receiptLink } from './receipts';

interface HolderRow {
  readonly inn: string;
  readonly okpo: string;
}

const HOLDER = `
  select c.inn, c.okpo from account a join customer c on c.id = a.customer_id where a.number = $1 and c.kind = 'C'`;

/** Numbers of the company that holds an account of this bank; empty for people, whose number tells their birthday, and for other banks. */
async function holderOf(pool: Pool, account: string): Promise<HolderRow> {
  const { rows } = await pool.query<HolderRow>({ name: 'company-of-account', text: HOLDER, values: [account] });
  return rows[0] ?? { inn: '', okpo: '' };
}

/** The payment order of a payment of the caller's company as a PDF. Its names and purpose are those that were sent. */
export async function paymentOrderFile(
  transactionId: string,
  context: CallContext,
): Promise<Result<DownloadedFile, Failure<'TRANSACTION_NOT_FOUND' | 'OPERATION_IMPOSSIBLE'>>> {
  const { bank, caller, now } = context;
  const { pool } = bank.database;
  const stored = await readTransaction(pool, caller.customerId, transactionId);
  if (stored === undefined) {
    return refusal({ code: 'TRANSACTION_NOT_FOUND' });
  }
  const { debit, credit, id } = stored;
  if (!hasPaymentOrder(stored, bank.movements) || debit.amount === undefined || debit.accountNumber === undefined) {
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  const [localized = stored] = await localizeOperations([stored], context);
  const [payer, payee] = await Promise.all([
    holderOf(pool, debit.accountNumber),
    holderOf(pool, credit.accountNumber ?? ''),
  ]);
  const link = await receiptLink(bank, { customerId: caller.customerId, transactionId: id, now });
  const bytes = await renderDocument(
    bank,
    'paymentOrder',
    {
      transaction: { ...localized, purpose: stored.purpose },
      number: stored.terms?.documentNumber ?? id,
      day: paymentOrderDay(stored),
      amount: debit.amount,
      payer: { ...HERE, ...payer, name: stored.senderName, account: debit.accountNumber },
      payee: payeeOf(localized, payee),
      issuer: BANK_DETAILS,
      madeAt: now,
      code: link.code,
      checkAddress: link.address,
    },
    caller.language,
  );
  await recordDownload(pool, context, {
    event: EVENT,
    subject: id,
    account: { number: debit.accountNumber },
    operationId: stored.operationId,
    format: 'pdf',
  });
  return success({ name: `tulpar-payment-order-${id}.pdf`, contentType: 'application/pdf', bytes });
}

const EVENT: OperationCode = 'GET_PAYMENT_ORDER_FILE';
const HERE = { bank: BANK_DETAILS.name.ru, bic: BANK_DETAILS.bic };

function payeeOf({ recipientName, credit, terms }: Transaction, holder: HolderRow): OrderSide {
  const isElsewhere = terms?.bic !== undefined && terms.bic !== BANK_DETAILS.bic;
  return {
    name: recipientName,
    account: credit.accountNumber ?? '',
    inn: terms?.details?.inn ?? holder.inn,
    okpo: holder.okpo,
    ...(isElsewhere ? { bank: terms.details?.bankName ?? '', bic: terms.bic } : HERE),
  };
}
