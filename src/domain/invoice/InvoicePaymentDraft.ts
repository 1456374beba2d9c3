import type { Account } from '../account/Account';
import { add } from '../money/Money';
import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';
import { amountOf, debitProblem, definedOnly, Filled, unreadableAmount } from '../transfer/movementRules';
import { isSound, validate } from '../validation/validate';
import type { Problems } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import type { Invoice } from './Invoice';
import { sortInvoices } from './invoiceLists';
import { MOST_INVOICES, spread } from './InvoicePayment';
import type { InvoicePart, InvoicePayment } from './InvoicePayment';

export const INVOICE_PAYMENT_MODES = ['full', 'part'] as const;

type InvoicePaymentMode = (typeof INVOICE_PAYMENT_MODES)[number];

const BETWEEN = ',';

/** A payment of invoices while it is being filled in. */
export class InvoicePaymentDraft {
  /** Ids of the chosen ones, as one text, so that it can be kept as typed. */
  @Filled('INVOICES_REQUIRED')
  invoiceIds = '';

  mode: InvoicePaymentMode = 'full';

  /** Of a part only; in full the sum is what is left. */
  amountText = '';

  @Filled('ACCOUNT_REQUIRED')
  debitAccountId = '';

  constructor(values: Readonly<Partial<InvoicePaymentDraft>> = {}) {
    this.invoiceIds = values.invoiceIds ?? '';
    this.mode = INVOICE_PAYMENT_MODES.find((each) => each === values.mode) ?? 'full';
    this.amountText = values.amountText ?? '';
    this.debitAccountId = values.debitAccountId ?? '';
  }
}

/** What the customer has, and the invoices as they are known. */
export interface InvoiceCircumstances {
  readonly accounts: readonly Account[];
  readonly invoices: readonly Invoice[];
}

/** How chosen invoices stand in a draft. */
export function idsInDraft(ids: readonly string[]): string {
  return ids.join(BETWEEN);
}

/** The chosen invoices that something is left of, what is due first first. */
export function chosenInvoices({ invoiceIds }: InvoicePaymentDraft, invoices: readonly Invoice[]): readonly Invoice[] {
  const ids = invoiceIds.split(BETWEEN);
  return sortInvoices(invoices.filter(({ id, remaining }) => remaining.minor > 0n && ids.includes(id)));
}

/** What is left of invoices together; nothing of none. */
export function remainingOf(invoices: readonly Invoice[]): Money | undefined {
  const [first, ...rest] = invoices;
  return first && rest.reduce((sum, { remaining }) => add(sum, remaining), first.remaining);
}

/** What of each chosen invoice would be paid: all that is left, or an amount that goes to what is due first. */
export function plannedParts(draft: InvoicePaymentDraft, invoices: readonly Invoice[]): readonly InvoicePart[] {
  const chosen = chosenInvoices(draft, invoices);
  const whole = remainingOf(chosen);
  const amount = draft.mode === 'full' ? whole : whole && amountOf(draft.amountText, whole);
  return amount === undefined ? [] : spread(amount, chosen);
}

/** The first problem of each field; empty when the payment can be created. */
export function invoicePaymentProblems(
  draft: InvoicePaymentDraft,
  { accounts, invoices }: InvoiceCircumstances,
): Problems<InvoicePaymentDraft> {
  const chosen = chosenInvoices(draft, invoices);
  const whole = remainingOf(chosen);
  const amount = draft.mode === 'full' ? whole : whole && amountOf(draft.amountText, whole);
  const debit = accounts.find(({ id }) => id === draft.debitAccountId);
  const own = {
    invoiceIds: ofChosen(chosen),
    amountText: draft.mode === 'part' && whole !== undefined ? ofPart(draft.amountText, whole) : undefined,
    debitAccountId: ofDebit(debit, amount ?? whole),
  };
  return { ...definedOnly(own), ...validate(draft) };
}

/** One transfer pays one distributor. */
function ofChosen(chosen: readonly Invoice[]): ValidationCode | undefined {
  const distributors = new Set(chosen.map(({ distributorId, total }) => `${distributorId} ${total.currency}`));
  return distributors.size !== 1 || chosen.length > MOST_INVOICES ? 'INVOICES_NOT_PAYABLE' : undefined;
}

function ofPart(text: string, whole: Money): ValidationCode | undefined {
  const amount = amountOf(text, whole);
  return (
    unreadableAmount(text, whole.currency) ??
    (amount !== undefined && amount.minor > whole.minor ? 'MORE_THAN_INVOICES' : undefined)
  );
}

function ofDebit(debit: Account | undefined, amount: Money | undefined): ValidationCode | undefined {
  if (debit !== undefined && amount !== undefined && debit.currency !== amount.currency) {
    return 'CURRENCY_MISMATCH';
  }
  return (
    debitProblem(debit) ??
    (debit !== undefined && amount !== undefined && amount.minor > debit.available.minor
      ? 'MORE_THAN_AVAILABLE'
      : undefined)
  );
}

/** The payment a sound draft stands for. */
export function invoicePaymentOf(
  draft: InvoicePaymentDraft,
  circumstances: InvoiceCircumstances,
  operationId: OperationId,
): InvoicePayment | undefined {
  const [first] = chosenInvoices(draft, circumstances.invoices);
  if (first === undefined || !isSound(invoicePaymentProblems(draft, circumstances))) {
    return undefined;
  }
  return {
    operationId,
    debitAccountId: draft.debitAccountId,
    distributorId: first.distributorId,
    parts: plannedParts(draft, circumstances.invoices),
  };
}
