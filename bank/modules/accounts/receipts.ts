import { createHash, randomUUID } from 'node:crypto';

import type { Failure } from '../../../src/application/operations/failureCodes';
import { maskAccountNumber } from '../../../src/domain/account/accountNumber';
import type { ReceiptLink, ReceiptProof } from '../../../src/domain/history/ReceiptProof';
import type { TransactionSide } from '../../../src/domain/history/Transaction';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { verificationCodeOf } from '../../../src/domain/statement/verificationCode';
import type { Instant } from '../../../src/domain/time/Instant';
import { maskedName } from '../../../src/domain/user/maskedName';
import type { Pool } from '../../db/Pool';
import type { BankServices } from '../../kernel/BankServices';
import { verificationAddress } from '../../kernel/verificationAddress';
import { readTransaction } from './historyRepository';

/** Operation whose receipt is issued, and to whom. */
export interface ReceiptOrder {
  readonly customerId: string;
  readonly transactionId: string;
  readonly now: Instant;
}

const KEEP = `insert into receipt (customer_id, txn_id, code, issued_at) values ($1, $2, $3, $4) on conflict (customer_id, txn_id) do nothing`;
const CODE = `select code from receipt where customer_id = $1 and txn_id = $2`;
const BY_CODE = `select customer_id::text, txn_id::text from receipt where code = $1`;

/** Verification code of a receipt. A customer who has the receipt made again has the same code again. */
async function receiptCode(pool: Pool, { customerId, transactionId, now }: ReceiptOrder): Promise<string> {
  const digest = createHash('sha256').update(`${randomUUID()}\n${customerId}\n${transactionId}`).digest();
  await pool.query({
    name: 'keep-receipt',
    text: KEEP,
    values: [customerId, transactionId, verificationCodeOf(digest), new Date(now)],
  });
  const { rows } = await pool.query<{ code: string }>({
    name: 'code-of-receipt',
    text: CODE,
    values: [customerId, transactionId],
  });
  const [kept] = rows;
  if (kept === undefined) {
    throw new Error(`The receipt of transaction ${transactionId} was not kept`);
  }
  return kept.code;
}

/** Verification code of a receipt, and the address that verifies it. */
export async function receiptLink(
  bank: Pick<BankServices, 'configuration' | 'database'>,
  order: ReceiptOrder,
): Promise<ReceiptLink> {
  const code = await receiptCode(bank.database.pool, order);
  return { code, address: verificationAddress(code, bank) };
}

/**
 * The operation a receipt was issued for, as the bank has it now: enough to compare, and masked where it would reveal anything new. The
 * state is today's, so a payment that came back after the receipt was printed says so.
 */
export async function verifyReceipt(
  { code }: { readonly code: string },
  { database: { pool } }: Pick<BankServices, 'database'>,
): Promise<Result<ReceiptProof, Failure<'RECEIPT_NOT_FOUND'>>> {
  const { rows } = await pool.query<{ customer_id: string; txn_id: string }>({
    name: 'receipt-by-code',
    text: BY_CODE,
    values: [code],
  });
  const [issued] = rows;
  const transaction = issued && (await readTransaction(pool, issued.customer_id, issued.txn_id));
  if (transaction === undefined) {
    return refusal({ code: 'RECEIPT_NOT_FOUND' });
  }
  const { id, txnCode, status, createdAt, debit, credit, senderName, recipientName, returnedBy = [] } = transaction;
  return success({
    number: id,
    txnCode,
    status,
    createdAt,
    amount: debit.amount ?? credit.amount,
    maskedDebit: maskedSide(debit),
    maskedCredit: maskedSide(credit),
    maskedSender: maskedName(senderName),
    maskedRecipient: maskedName(recipientName),
    returned: returnedBy.length > 0,
  });
}

/** Last characters of an account, a card or a subscriber's number, or a name in its place; empty when the side is unknown. */
function maskedSide({ accountNumber = '' }: TransactionSide): string {
  return /\d/.test(accountNumber) ? maskAccountNumber(accountNumber) : accountNumber;
}
