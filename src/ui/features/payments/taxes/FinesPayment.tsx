import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import type { FinePaymentDraft } from '../../../../domain/tax/FinePaymentDraft';
import { AmountField } from '../../../components/AmountField';
import { ButtonLink } from '../../../components/Button';
import { TextField } from '../../../components/TextField';
import { LimitHint } from '../../../flow/payment/LimitHint';
import { DebitAccountField } from '../../../flow/payment/DebitAccountField';
import { PaymentRoutes } from '../../../flow/payment/PaymentRoutes';
import type { PaymentFieldsProps } from '../../../flow/payment/PaymentRoutes';
import { usePaymentFields } from '../../../flow/payment/usePaymentFields';
import { fines } from './finesKind';

const MAX_DECISION_LENGTH = 24;

export function FinesPayment() {
  return <PaymentRoutes kind={fines} Fields={FinesFields} />;
}

/** Fields of a fine payment: decision number and debit account. */
const FinesFields = observer(function FinesFields({
  model,
}: PaymentFieldsProps<'MAKE_FINE_PAYMENT', FinePaymentDraft>) {
  const { t } = useTranslation(['taxes', 'transfer']);
  const field = usePaymentFields(model);
  const { draft, change } = model;
  return (
    <>
      <ButtonLink tone="secondary" icon="search" to="/payment-fines">
        {t('fines.find')}
      </ButtonLink>
      <TextField
        {...field('decisionNumber')}
        label={t('fines.decisionNumber')}
        hint={t('fines.decisionHint')}
        value={draft.decisionNumber}
        onChange={(decisionNumber) => change({ decisionNumber })}
        input={{ autoComplete: 'off', autoCapitalize: 'characters', maxLength: MAX_DECISION_LENGTH }}
      />
      <AmountField
        {...field('amountText')}
        label={t('transfer:form.amount')}
        hint={
          <LimitHint
            transferCode="FINE"
            amountText={draft.amountText}
            currency="KGS"
            arrival={t('transfer:form.arrivals.budget')}
          />
        }
        value={draft.amountText}
        onChange={(amountText) => change({ amountText })}
        currency="KGS"
      />
      <DebitAccountField model={model} />
    </>
  );
});
