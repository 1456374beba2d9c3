import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { canBeReplenished } from '../../../../../domain/deposit/Deposit';
import type { DepositReplenishmentDraft } from '../../../../../domain/deposit/DepositReplenishmentDraft';
import { AmountField } from '../../../../components/AmountField';
import { depositDebitOptions } from '../../../../flow/payment/accountOptions';
import { DebitAccountField } from '../../../../flow/payment/DebitAccountField';
import { PaymentRoutes } from '../../../../flow/payment/PaymentRoutes';
import type { PaymentFieldsProps } from '../../../../flow/payment/PaymentRoutes';
import { usePaymentFields } from '../../../../flow/payment/usePaymentFields';
import { DepositField } from '../DepositField';
import { depositReplenishment } from './depositReplenishmentKind';

/** Fields of a replenishment: the deposit, the debit account and the amount. */
const Fields = observer(function DepositReplenishmentFields({
  model,
}: PaymentFieldsProps<'MAKE_DEPOSIT', DepositReplenishmentDraft>) {
  const { t } = useTranslation(['deposits', 'transfer']);
  const field = usePaymentFields(model);
  const { draft, accounts, change } = model;
  const debit = model.accountOf(draft.debitAccountId);
  return (
    <DepositField
      {...field('depositId')}
      suits={canBeReplenished}
      none={{ title: t('noneToReplenish.title'), text: t('noneToReplenish.text') }}
      value={draft.depositId}
      onChange={(depositId) => change({ depositId })}
    >
      {(deposit) => (
        <>
          <DebitAccountField model={model} options={depositDebitOptions(accounts, deposit)} />
          <AmountField
            {...field('amountText')}
            label={t('transfer:form.amount')}
            value={draft.amountText}
            onChange={(amountText) => change({ amountText })}
            currency={deposit?.balance.currency ?? debit?.currency}
          />
        </>
      )}
    </DepositField>
  );
});

export function DepositReplenishmentPayment() {
  return <PaymentRoutes kind={depositReplenishment} Fields={Fields} />;
}
