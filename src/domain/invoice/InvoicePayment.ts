import { add } from '../money/Money';
import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';

/** What is paid of one invoice. */
export interface InvoicePart {
  readonly invoiceId: string;
  readonly amount: Money;
}

/** One transfer that pays invoices of one distributor, each in full or in part. */
export interface InvoicePayment {
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  readonly distributorId: string;
  /** One to ten, each invoice once, of one currency. */
  readonly parts: readonly InvoicePart[];
}

/** So many, that their numbers stand on one line of a receipt. */
export const MOST_INVOICES = 10;

export type InvoicePartProblem = 'ALREADY_PAID' | 'TOO_LARGE';

/** Why so much cannot be paid of an invoice with so much left. */
export function partProblem(part: Money, remaining: Money): InvoicePartProblem | undefined {
  if (remaining.minor === 0n) {
    return 'ALREADY_PAID';
  }
  return part.minor > remaining.minor ? 'TOO_LARGE' : undefined;
}

/** What the transfer moves. */
export function totalOfParts(parts: readonly InvoicePart[]): Money {
  const [first, ...rest] = parts;
  if (first === undefined) {
    throw new Error('A payment of invoices pays one at least');
  }
  return rest.reduce((sum, { amount }) => add(sum, amount), first.amount);
}

/** How the numbers of the invoices stand in history and on receipts. */
export function invoiceNumbersInWords(numbers: readonly string[]): string {
  return numbers.join(', ');
}

/** An amount spread over invoices, in their order: each is paid what is left of it until the amount is used up. Too much leaves some over. */
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
