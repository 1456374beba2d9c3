import type { Failure } from '../../../src/application/operations/failureCodes';
import { invoiceNumbersInWords, partViolation, totalOfParts } from '../../../src/domain/invoice/InvoicePayment';
import type { InvoicePartViolation, InvoicePayment } from '../../../src/domain/invoice/InvoicePayment';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { CallContext } from '../../kernel/Handler';
import { OPERATION_LIFE_MS } from '../transfers';
import type { OperationPlan } from '../transfers';
import { readInvoicesOf } from './invoiceRepository';

/** Reason an invoice cannot be paid as asked. */
export type InvoiceRefusal = 'INVOICE_NOT_FOUND' | 'INVOICE_ALREADY_PAID' | 'INVOICE_AMOUNT_TOO_LARGE';

/** Refusal of each violation by a part of an invoice. */
export const PART_REFUSALS: Readonly<Record<InvoicePartViolation, InvoiceRefusal>> = {
  ALREADY_PAID: 'INVOICE_ALREADY_PAID',
  TOO_LARGE: 'INVOICE_AMOUNT_TOO_LARGE',
};

/**
 * Money from an account of a buyer to its distributor, with the invoices it pays. What is left of them is looked at here, and again
 * when it is booked, with the invoices locked. It costs nothing: the distributor pays the bank for the service.
 */
export async function planInvoicePayment(
  payment: InvoicePayment,
  { bank, caller, now }: CallContext,
): Promise<Result<OperationPlan, Failure<InvoiceRefusal>>> {
  const { debitAccountId, distributorId, parts } = payment;
  const { kysely } = bank.database;
  const ids = parts.map(({ invoiceId }) => invoiceId);
  const [invoices, distributor] = await Promise.all([
    readInvoicesOf(kysely, { customerId: caller.customerId, distributorId }, ids),
    kysely
      .selectFrom('distributor')
      .select(['customer_id', 'account_id', 'name'])
      .where('id', '=', BigInt(distributorId))
      .executeTakeFirst(),
  ]);
  const paid = parts.flatMap(({ invoiceId, amount }) => {
    const invoice = invoices.get(invoiceId);
    return invoice?.total.currency === amount.currency ? [{ invoice, amount }] : [];
  });
  if (distributor === undefined || paid.length < parts.length) {
    return refusal({ code: 'INVOICE_NOT_FOUND' });
  }
  const violations = paid.map(({ invoice, amount }) => partViolation(amount, invoice.remaining));
  const violation = violations.find((each) => each === 'ALREADY_PAID') ?? violations.find((each) => each !== undefined);
  if (violation !== undefined) {
    return refusal({ code: PART_REFUSALS[violation] });
  }
  const amount = totalOfParts(parts);
  const accountId = distributor.account_id.toString();
  return success({
    txnCode: 'MAKE_DISTRIBUTION_OPERATIONS',
    debit: { from: 'own', accountId: debitAccountId },
    credit: { to: 'client', accountId, customerId: distributor.customer_id.toString(), name: distributor.name },
    amount,
    fee: money(0n, amount.currency),
    credited: amount,
    purpose: '',
    terms: {
      invoices: parts.map((part) => ({ id: part.invoiceId, minor: part.amount.minor })),
      details: { invoiceNumbers: invoiceNumbersInWords(paid.map(({ invoice }) => invoice.number)) },
    },
    legs: [
      { account: debitAccountId, minor: -amount.minor },
      { account: accountId, minor: amount.minor },
    ],
    counted: amount,
    expiresAt: now + OPERATION_LIFE_MS,
  });
}
