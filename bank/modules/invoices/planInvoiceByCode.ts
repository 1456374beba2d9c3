import { sql } from 'kysely';

import type { Failure } from '../../../src/application/operations/failureCodes';
import { money } from '../../../src/domain/money/Money';
import { partViolation } from '../../../src/domain/invoice/InvoicePayment';
import type { ElqrCode } from '../../../src/domain/qr/elqr';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { CallContext } from '../../kernel/Handler';
import type { OperationPlan } from '../transfers';
import { isInvoiceCode } from './issueInvoice';
import { PART_REFUSALS } from './planInvoicePayment';
import type { InvoiceRefusal } from './planInvoicePayment';

interface FoundRow {
  readonly id: bigint;
  readonly number: string;
  readonly remaining: bigint;
}

/**
 * Plan of a payment by a code of this bank, which pays an invoice where the code is that of one: what is left of it is looked at here, and
 * again when it is booked, with the invoice locked. Any other code is planned as it was.
 */
export async function planInvoiceByCode(
  { type, transactionId, accountId }: ElqrCode,
  plan: OperationPlan,
  { bank }: CallContext,
): Promise<Result<OperationPlan, Failure<InvoiceRefusal>>> {
  if (type !== 'static' || !isInvoiceCode(transactionId)) {
    return success(plan);
  }
  // The account belongs to another customer, so the caller's limits by account do not apply.
  const { rows } = await sql<FoundRow>`
    select i.id, i.number, i.total - i.paid as remaining
      from qr_invoice q join invoice i on i.id = q.invoice_id join public.account a on a.id = q.account_id
      where q.code = ${transactionId} and a.number = ${accountId} and q.withdrawn_at is null`.execute(
    bank.database.kysely,
  );
  const [invoice] = rows;
  if (invoice === undefined) {
    return refusal({ code: 'INVOICE_NOT_FOUND' });
  }
  const violation = partViolation(plan.amount, money(invoice.remaining, 'KGS'));
  if (violation !== undefined) {
    return refusal({ code: PART_REFUSALS[violation] });
  }
  return success({
    ...plan,
    txnCode: 'MAKE_QR_INVOICE_PAYMENT',
    terms: {
      invoices: [{ id: invoice.id.toString(), minor: plan.amount.minor }],
      details: { invoiceNumbers: invoice.number },
    },
  });
}
