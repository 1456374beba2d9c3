import type { DownloadedFile } from '../../../src/application/operations/accounts';
import type { OperationCode } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { chargeOf } from '../../../src/domain/history/memorialOrder';
import { hasPaymentOrder, paymentOrderDay } from '../../../src/domain/history/paymentOrder';
import type { Transaction } from '../../../src/domain/history/Transaction';
import { shownRecipient } from '../../../src/domain/operation/shownRecipient';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { recordDownload } from '../../confirmations/recordAct';
import type { Pool } from '../../db/Pool';
import { BANK_DETAILS } from '../../kernel/bankDetails';
import type { CallContext } from '../../kernel/Handler';
import { readTransaction, receiptLink } from '../accounts';
import { renderDocument } from '../documents';
import type { OrderBasis } from '../documents';
import { localizeOperations } from '../operations';
import { readBookedEntries } from './statementPages';

interface ChargeRow {
  readonly account_id: bigint;
  readonly version: bigint;
  readonly number: string;
  readonly inn: string;
  readonly okpo: string;
  readonly income_number: string;
}

/** Entry by which the bank took its fee, or its price, from an account of the company; statements name the same account of its income. */
const CHARGE = `
  select e.account_id, e.account_version as version, a.number, c.inn, c.okpo,
      (select i.number from account i where i.account_class = 'FEE_INCOME' and i.currency = e.currency and i.shard = 0) as income_number
    from txn t join entry e on e.posting_id = t.posting_id join account a on a.id = e.account_id join customer c on c.id = a.customer_id
    where t.id = $2 and a.customer_id = $1 and e.amount < 0 and e.is_fee = $3`;

async function readCharge(
  pool: Pool,
  customerId: string,
  { id, fee }: Pick<Transaction, 'id' | 'fee'>,
): Promise<ChargeRow | undefined> {
  const hasFee = fee !== undefined && fee.minor !== 0n;
  const { rows } = await pool.query<ChargeRow>({
    name: 'charge-of-transaction',
    text: CHARGE,
    values: [customerId, id, hasFee],
  });
  return rows[0];
}

/** The memorial order of a fee or a price taken from the caller's company, as a PDF. */
export async function memorialOrderFile(
  transactionId: string,
  context: CallContext,
): Promise<Result<DownloadedFile, Failure<'TRANSACTION_NOT_FOUND' | 'OPERATION_IMPOSSIBLE'>>> {
  const { bank, caller, now } = context;
  const { pool } = bank.database;
  const { customerId } = caller;
  const stored = await readTransaction(pool, customerId, transactionId);
  if (stored === undefined) {
    return refusal({ code: 'TRANSACTION_NOT_FOUND' });
  }
  const { id, operationId } = stored;
  const charge =
    chargeOf(stored, bank.movements) === undefined ? undefined : await readCharge(pool, customerId, stored);
  if (charge === undefined) {
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  const { account_id: accountId, version, number: account, inn, okpo, income_number: creditAccount } = charge;
  const range = { accountId: accountId.toString(), customerId, afterVersion: version - 1n, lastVersion: version };
  const [entry] = await readBookedEntries(pool, range, 1);
  if (entry === undefined) {
    throw new Error(`Entry ${version} of account ${accountId} is not there`);
  }
  const [localized = stored] = await localizeOperations([stored], context);
  const link = await receiptLink(bank, { customerId, transactionId: id, now });
  const bytes = await renderDocument(
    bank,
    'memorialOrder',
    {
      entry,
      debit: { name: stored.senderName, inn, okpo, account },
      creditAccount,
      basis: basisOf(localized, context),
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
    account: { number: account },
    operationId,
    format: 'pdf',
  });
  return success({ name: `tulpar-memorial-order-${id}.pdf`, contentType: 'application/pdf', bytes });
}

const EVENT: OperationCode = 'GET_MEMORIAL_ORDER_FILE';

/** The payment a fee is for, by its payment order where it has one; a price is the operation itself. */
function basisOf(transaction: Transaction, { bank: { movements } }: CallContext): OrderBasis {
  const { id, txnCode, terms, debit, createdAt, recipientName } = transaction;
  const hasOrder = hasPaymentOrder(transaction, movements);
  const isPrice = movements.movementOf(txnCode)?.isPrice === true;
  return {
    kind: movements.kindOf(txnCode),
    number: terms?.documentNumber ?? id,
    day: hasOrder ? paymentOrderDay(transaction) : bankDayOf(createdAt),
    hasOrder,
    ...(isPrice || debit.amount === undefined
      ? {}
      : { payment: { amount: debit.amount, recipient: shownRecipient(txnCode, recipientName) } }),
  };
}
