import { formatAmount } from '../../../../domain/money/formatAmount';
import {
  draftedCode,
  fixedAmountOf,
  QrPaymentDraft,
  qrPaymentOf,
  qrPaymentViolations,
} from '../../../../domain/qr/QrPaymentDraft';
import { formOf } from '../../../flow/payment/formOf';
import { KIND_FORMS } from '../../../objects/payments/paymentForms';
import { PaymentKind } from '../../../flow/payment/PaymentKind';
import { DEBIT_REFUSALS, LIMIT_REFUSALS } from '../../../flow/payment/refusedFields';

/** Operation code, also used in the history. */
/** Payment to the payee named in a QR code. */
export const qr = new PaymentKind<'MAKE_QR_PAYMENT', QrPaymentDraft>({
  ...formOf('qr'),
  act: 'payment',
  accountsNeeded: 'one',
  draftOf: (values) => new QrPaymentDraft(values),
  violationsOf: (draft, { accounts }) => qrPaymentViolations(draft, accounts.accounts),
  settledOf: ({ qr: text }) => {
    const code = draftedCode(text);
    return [
      ...(fixedAmountOf(code) === undefined ? [] : (['amountText'] as const)),
      ...((code?.comment ?? '') === '' ? [] : (['purpose'] as const)),
    ];
  },
  requestOf: (draft, { accounts }, operationId) => qrPaymentOf(draft, accounts.accounts, operationId),
  // A code for one payment is not kept, so what was paid by one can neither be repeated nor become a template.
  repeatOf: ({ txnCode, debit, terms, purpose }, { accounts }) => {
    const from = accounts.byNumber(debit.accountNumber);
    const code = terms?.qr;
    if (txnCode !== KIND_FORMS.qr.code || from === undefined || code === undefined) {
      return undefined;
    }
    return {
      debitAccountId: from.id,
      qr: code,
      amountText: debit.amount === undefined ? '' : formatAmount(debit.amount, 'ru'),
      purpose,
    };
  },
  refusedFields: {
    ...DEBIT_REFUSALS,
    ...LIMIT_REFUSALS,
    CURRENCY_MISMATCH: 'debitAccountId',
    ELQR_UNREADABLE: 'qr',
    ELQR_DAMAGED: 'qr',
    ELQR_TAMPERED: 'qr',
    ELQR_FOREIGN: 'qr',
    ELQR_EXPIRED: 'qr',
    ELQR_OWN: 'qr',
    ELQR_AMOUNT_FIXED: 'amountText',
    RECIPIENT_NOT_FOUND: 'qr',
    INVOICE_NOT_FOUND: 'qr',
    INVOICE_ALREADY_PAID: 'qr',
    INVOICE_AMOUNT_TOO_LARGE: 'amountText',
    ACCOUNT_CREDIT_DORMANT: 'qr',
    ACCOUNT_NO_CREDIT: 'qr',
  },
});
