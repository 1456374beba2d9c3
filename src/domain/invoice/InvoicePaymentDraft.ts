import type { Account } from '../account/Account';
import { add } from '../money/Money';
import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';
import { amountOf, debitViolation, definedOnly, Filled, unreadableAmount } from '../transfer/movementRules';
import { isSound, validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import type { Invoice } from './Invoice';
import { sortInvoices } from './invoiceLists';
import { MAX_INVOICES, spread } from './InvoicePayment';
import type { InvoicePart, InvoicePayment } from './InvoicePayment';

export const INVOICE_PAYMENT_MODES = ['full', 'part'] as const;

type InvoicePaymentMode = (typeof INVOICE_PAYMENT_MODES)[number];

const BETWEEN = ',';

/** Draft of a payment of invoices. */
export class InvoicePaymentDraft {
  /** Ids of the selected invoices joined by commas, as one text, so that the draft can be stored as typed. */
  @Filled('INVOICES_REQUIRED')
  invoiceIds = '';

  mode: InvoicePaymentMode = 'full';

  /** Text of the amount for a partial payment; a payment in full pays the remaining amount. */
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

/** Accounts of the customer and known invoices, against which a draft is validated. */
export interface InvoiceCircumstances {
  readonly accounts: readonly Account[];
  readonly invoices: readonly Invoice[];
}

/** Text of selected invoice ids in a draft. */
export function idsInDraft(ids: readonly string[]): string {
  return ids.join(BETWEEN);
}

/** Selected invoices with a remaining amount, earliest due day first. */
export function chosenInvoices({ invoiceIds }: InvoicePaymentDraft, invoices: readonly Invoice[]): readonly Invoice[] {
  const ids = invoiceIds.split(BETWEEN);
  return sortInvoices(invoices.filter(({ id, remaining }) => remaining.minor > 0n && ids.includes(id)));
}

/** Sum of the remaining amounts of invoices; `undefined` when there are none. */
export function remainingOf(invoices: readonly Invoice[]): Money | undefined {
  const [first, ...rest] = invoices;
  return first && rest.reduce((sum, { remaining }) => add(sum, remaining), first.remaining);
}

/** Amount to be paid of each selected invoice: its remaining amount, or parts of the typed amount by due day. */
export function plannedParts(draft: InvoicePaymentDraft, invoices: readonly Invoice[]): readonly InvoicePart[] {
  const chosen = chosenInvoices(draft, invoices);
  const whole = remainingOf(chosen);
  const amount = draft.mode === 'full' ? whole : whole && amountOf(draft.amountText, whole);
  return amount === undefined ? [] : spread(amount, chosen);
}

/** First violation of each field; empty when the payment can be created. */
export function invoicePaymentViolations(
  draft: InvoicePaymentDraft,
  { accounts, invoices }: InvoiceCircumstances,
): Violations<InvoicePaymentDraft> {
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

/** Violation of the selection: one transfer pays up to {@link MAX_INVOICES} invoices of one distributor in one currency. */
function ofChosen(chosen: readonly Invoice[]): ValidationCode | undefined {
  const distributors = new Set(chosen.map(({ distributorId, total }) => `${distributorId} ${total.currency}`));
  return distributors.size !== 1 || chosen.length > MAX_INVOICES ? 'INVOICES_NOT_PAYABLE' : undefined;
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
    debitViolation(debit) ??
    (debit !== undefined && amount !== undefined && amount.minor > debit.available.minor
      ? 'MORE_THAN_AVAILABLE'
      : undefined)
  );
}

/** Payment made from a draft; `undefined` when the draft is not valid. */
export function invoicePaymentOf(
  draft: InvoicePaymentDraft,
  circumstances: InvoiceCircumstances,
  operationId: OperationId,
): InvoicePayment | undefined {
  const [first] = chosenInvoices(draft, circumstances.invoices);
  if (first === undefined || !isSound(invoicePaymentViolations(draft, circumstances))) {
    return undefined;
  }
  return {
    operationId,
    debitAccountId: draft.debitAccountId,
    distributorId: first.distributorId,
    parts: plannedParts(draft, circumstances.invoices),
  };
}
