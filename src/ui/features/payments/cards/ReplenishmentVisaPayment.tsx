import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { CARD_CURRENCIES } from '../../../../domain/transfer/cardRules';
import type { CardReplenishmentDraft } from '../../../../domain/transfer/CardReplenishmentDraft';
import { AccountPicker } from '../../../components/AccountPicker';
import { CardNumberField } from '../../../components/CardNumberField';
import { TextField } from '../../../components/TextField';
import { replenishedOptions } from '../../../flow/payment/accountOptions';
import { LimitHint } from '../../../flow/payment/LimitHint';
import { PaymentAmountField } from '../../../flow/payment/PaymentAmountField';
import { PaymentRoutes } from '../../../flow/payment/PaymentRoutes';
import type { PaymentFieldsProps } from '../../../flow/payment/PaymentRoutes';
import { usePaymentFields } from '../../../flow/payment/usePaymentFields';
import { replenishmentVisa } from './replenishmentVisaKind';

/** Maximum length of a typed expiry date, `08 / 2029`. */
const MAX_EXPIRY_LENGTH = 9;
const SECURITY_CODE_DIGITS = 3;

/** From which card, to which account and how much. */
const Fields = observer(function ReplenishmentVisaFields({
  model,
}: PaymentFieldsProps<'MAKE_VISA_2_VISA_AFT', CardReplenishmentDraft>) {
  const { t } = useTranslation(['cards', 'transfer']);
  const field = usePaymentFields(model);
  const { draft, accounts, change } = model;
  const credit = model.accountOf(draft.creditAccountId);
  return (
    <>
      <CardNumberField
        {...field('cardNumber')}
        label={t('fromCardNumber')}
        hint={t('numberHints.replenishment')}
        value={draft.cardNumber}
        onChange={(cardNumber) => change({ cardNumber })}
        autoComplete="cc-number"
      />
      <TextField
        {...field('expiry')}
        label={t('expiry')}
        hint={t('expiryHint')}
        value={draft.expiry}
        onChange={(expiry) => change({ expiry })}
        input={{ inputMode: 'numeric', autoComplete: 'cc-exp', maxLength: MAX_EXPIRY_LENGTH }}
      />
      <TextField
        {...field('securityCode')}
        label={t('securityCode')}
        hint={t('securityCodeHint')}
        value={draft.securityCode}
        onChange={(securityCode) => change({ securityCode })}
        input={{ type: 'password', inputMode: 'numeric', autoComplete: 'off', maxLength: SECURITY_CODE_DIGITS }}
      />
      <AccountPicker
        {...field('creditAccountId')}
        label={t('transfer:form.to')}
        options={replenishedOptions(accounts, CARD_CURRENCIES.visa.replenished)}
        value={draft.creditAccountId}
        onChange={(creditAccountId) => change({ creditAccountId })}
      />
      <PaymentAmountField
        field={field('amountText')}
        hint={
          <LimitHint
            transferCode="VISA_AFT"
            amountText={draft.amountText}
            currency={credit?.currency}
            arrival={t('transfer:form.arrivals.card')}
          />
        }
        value={draft.amountText}
        onChange={(amountText) => change({ amountText })}
        currency={credit?.currency}
      />
    </>
  );
});

export function ReplenishmentVisaPayment() {
  return <PaymentRoutes kind={replenishmentVisa} Fields={Fields} />;
}
