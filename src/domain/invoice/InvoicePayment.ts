import { add } from '../money/Money';
import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';

/** Amount paid of one invoice. */
export interface InvoicePart {
  readonly invoiceId: string;
  readonly amount: Money;
}

/** Transfer that pays invoices of one distributor, each in full or in part. */
export interface InvoicePayment {
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  readonly distributorId: string;
  /** One to ten parts in one currency, each invoice once. */
  readonly parts: readonly InvoicePart[];
}

/** Largest number of invoices in one payment: their numbers fit on one line of a receipt. */
export const MAX_INVOICES = 10;

export type InvoicePartViolation = 'ALREADY_PAID' | 'TOO_LARGE';

/** Reason an amount cannot be paid of an invoice, given its remaining amount; `undefined` when it can. */
export function partViolation(part: Money, remaining: Money): InvoicePartViolation | undefined {
  if (remaining.minor === 0n) {
    return 'ALREADY_PAID';
  }
  return part.minor > remaining.minor ? 'TOO_LARGE' : undefined;
}

/**
 * Total amount of the transfer.
 * @throws Error when there are no parts.
 */
export function totalOfParts(parts: readonly InvoicePart[]): Money {
  const [first, ...rest] = parts;
  if (first === undefined) {
    throw new Error('A payment of invoices pays one at least');
  }
  return rest.reduce((sum, { amount }) => add(sum, amount), first.amount);
}

/** Text with the invoice numbers for history and receipts. */
export function invoiceNumbersInWords(numbers: readonly string[]): string {
  return numbers.join(', ');
}

/**
 * Distributes an amount over invoices in their order: each is paid its remaining amount until the amount is used up. An excess is not
 * distributed.
 */
export function spread(
  amount: Money,
  invoices: readonly { readonly id: string; readonly remaining: Money }[],
): readonly InvoicePart[] {
  let rest = amount.minor;
  return invoices.flatMap(({ id, remaining }) => {
    const minor = rest < remaining.minor ? rest : remaining.minor;
    rest -= minor;
    return minor > 0n ? [{ invoiceId: id, amount: { ...remaining, minor } }] : [];
  });
}
