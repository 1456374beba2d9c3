import type { Account } from '../account/Account';
import { compare } from '../money/Money';
import { formatAmount } from '../money/formatAmount';
import type { Money } from '../money/Money';
import type { OperationId } from '../operation/OperationId';
import { somDebitViolation } from '../payment/providerRules';
import { amountOf, amountViolation, definedOnly, Filled, Purpose } from '../transfer/movementRules';
import { isSound, validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import { readElqr } from './elqr';
import type { ElqrCode, ElqrViolation } from './elqr';
import { OWN_PROVIDER } from './QrPayment';
import type { QrPayment } from './QrPayment';
import type { QrViolation } from './qrViolations';
import { plainText } from '../text/plainText';

/** Draft of a payment by QR code. */
export class QrPaymentDraft {
  qr = '';

  amountText = '';

  @Filled('ACCOUNT_REQUIRED')
  debitAccountId = '';

  @Purpose()
  purpose = '';

  constructor(values: Readonly<Partial<QrPaymentDraft>> = {}) {
    this.qr = values.qr ?? '';
    this.amountText = values.amountText ?? '';
    this.debitAccountId = values.debitAccountId ?? '';
    this.purpose = values.purpose ?? '';
  }
}

const VIOLATIONS: Readonly<Record<ElqrViolation, QrViolation>> = {
  ELQR_UNREADABLE: 'QR_UNREADABLE',
  ELQR_DAMAGED: 'QR_DAMAGED',
  ELQR_TAMPERED: 'QR_TAMPERED',
  ELQR_FOREIGN: 'QR_FOREIGN',
};

/** QR code parsed from a text; `undefined` when the text is not a valid code. */
export function draftedCode(text: string): ElqrCode | undefined {
  const read = readElqr(text);
  return read.ok ? read.value : undefined;
}

/** Form fields after reading a code: its amount; for a code without one, the current amount, unless that came from another code. */
export function filledBy(text: string, before: QrPaymentDraft): Pick<QrPaymentDraft, 'qr' | 'amountText'> {
  const amount = draftedCode(text)?.amount;
  if (amount !== undefined) {
    return { qr: text, amountText: formatAmount(amount, 'ru') };
  }
  return { qr: text, amountText: draftedCode(before.qr)?.amount === undefined ? before.amountText : '' };
}

/** Amount fixed by a code; `undefined` when the payer enters or may change it. */
export function fixedAmountOf(code: ElqrCode | undefined): Money | undefined {
  return code === undefined || code.amountEditable ? undefined : code.amount;
}

/** First violation of each field of a draft; empty when the payment can be created. */
export function qrPaymentViolations(draft: QrPaymentDraft, accounts: readonly Account[]): Violations<QrPaymentDraft> {
  const debit = accounts.find(({ id }) => id === draft.debitAccountId);
  const fixed = fixedAmountOf(draftedCode(draft.qr));
  const tooPoor = fixed !== undefined && debit?.currency === 'KGS' && compare(fixed, debit.available) > 0;
  const own = {
    qr: codeViolation(draft.qr, accounts),
    // A fixed amount is not a field, so insufficient funds are a violation of the account, which can be changed.
    debitAccountId: somDebitViolation(debit) ?? (tooPoor ? ('MORE_THAN_AVAILABLE' as const) : undefined),
    amountText: fixed === undefined ? amountTextViolation(draft.amountText, debit) : undefined,
  };
  return { ...definedOnly(own), ...validate(draft) };
}

/** Violation of a text as a QR code to be paid; `undefined` when it can be paid. */
export function codeViolation(text: string, accounts: readonly Account[]): QrViolation | undefined {
  if (text.trim() === '') {
    return 'QR_REQUIRED';
  }
  const read = readElqr(text);
  if (!read.ok) {
    return VIOLATIONS[read.failure];
  }
  const { providerId, accountId } = read.value;
  return providerId === OWN_PROVIDER && accounts.some(({ number }) => number === accountId) ? 'QR_OWN' : undefined;
}

function amountTextViolation(text: string, debit: Account | undefined): ValidationCode | undefined {
  if (text.trim() === '') {
    return 'AMOUNT_REQUIRED';
  }
  return debit && amountViolation(text, debit);
}

/** Payment made from a draft; `undefined` while the draft has a violation. */
export function qrPaymentOf(
  draft: QrPaymentDraft,
  accounts: readonly Account[],
  operationId: OperationId,
): QrPayment | undefined {
  const debit = accounts.find(({ id }) => id === draft.debitAccountId);
  const amount = fixedAmountOf(draftedCode(draft.qr)) ?? (debit && amountOf(draft.amountText, debit));
  if (amount === undefined || !isSound(qrPaymentViolations(draft, accounts))) {
    return undefined;
  }
  const { debitAccountId, qr, purpose } = draft;
  return { operationId, debitAccountId, qr: qr.trim(), amount, purpose: plainText(purpose) };
}
