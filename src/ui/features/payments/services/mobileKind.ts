import { formatAmount } from '../../../../domain/money/formatAmount';
import {
  MobilePaymentDraft,
  mobilePaymentOf,
  mobilePaymentViolations,
} from '../../../../domain/payment/MobilePaymentDraft';
import { formOf } from '../../../flow/payment/formOf';
import { KIND_FORMS } from '../../../objects/payments/paymentForms';
import { PaymentKind } from '../../../flow/payment/PaymentKind';
import { serviceMarketOf } from './serviceKinds';
import { PROVIDER_REFUSALS } from '../../../flow/payment/refusedFields';
import { ensured } from '../../../flow/payment/PaymentResource';
import { SERVICES } from '../../../flow/payment/sharedResources';

/** Operation code, also used in the history. */
/** Mobile phone top-up. */
export const mobile = new PaymentKind<'MAKE_MOBILE_PAYMENT_V2', MobilePaymentDraft>({
  ...formOf('mobile'),
  act: 'payment',
  accountsNeeded: 'one',
  loads: [ensured(SERVICES)],
  requires: [ensured(SERVICES)],
  draftOf: (values) => new MobilePaymentDraft(values),
  violationsOf: (draft, context) => mobilePaymentViolations(draft, serviceMarketOf(context)),
  requestOf: (draft, context, operationId) => mobilePaymentOf(draft, serviceMarketOf(context), operationId),
  repeatOf: ({ txnCode, debit, credit, terms }, { accounts }) => {
    const from = accounts.byNumber(debit.accountNumber);
    const operator = terms?.details?.providerCode;
    if (txnCode !== KIND_FORMS.mobile.code || from === undefined || operator === undefined) {
      return undefined;
    }
    return {
      phone: credit.accountNumber ?? '',
      serviceProviderId: operator,
      debitAccountId: from.id,
      amountText: debit.amount === undefined ? '' : formatAmount(debit.amount, 'ru'),
    };
  },
  refusedFields: { ...PROVIDER_REFUSALS, INVALID_PAYMENT_DETAILS: 'phone', PROVIDER_NOT_FOUND: 'serviceProviderId' },
});
