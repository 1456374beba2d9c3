import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { canBeClosed } from '../../../../../domain/deposit/Deposit';
import type { EarlyClosingDraft } from '../../../../../domain/deposit/EarlyClosingDraft';
import { AccountPicker } from '../../../../components/AccountPicker';
import { Alert } from '../../../../components/Alert';
import { depositCreditOptions } from '../../../../flow/payment/accountOptions';
import { PaymentRoutes } from '../../../../flow/payment/PaymentRoutes';
import type { PaymentFieldsProps } from '../../../../flow/payment/PaymentRoutes';
import { usePaymentFields } from '../../../../flow/payment/usePaymentFields';
import { DepositField } from '../DepositField';
import { usePercentText } from '../../../../objects/deposits/usePercentText';
import { depositClosing } from './depositClosing';

/** Fields of an early closing: the deposit, and the account it is paid out to. */
const Fields = observer(function DepositClosingFields({
  model,
}: PaymentFieldsProps<'MAKE_TXN_SHOP_OPERATION', EarlyClosingDraft>) {
  const { t } = useTranslation(['deposits', 'transfer']);
  const percentText = usePercentText();
  const field = usePaymentFields(model);
  const { draft, accounts, change } = model;
  return (
    <DepositField
      {...field('depositId')}
      suits={canBeClosed}
      none={{ title: t('noneToClose.title'), text: t('noneToClose.text') }}
      value={draft.depositId}
      onChange={(depositId) => change({ depositId })}
    >
      {(deposit) => (
        <>
          <AccountPicker
            {...field('creditAccountId')}
            label={t('transfer:form.to')}
            options={depositCreditOptions(accounts, deposit)}
            value={draft.creditAccountId}
            onChange={(creditAccountId) => change({ creditAccountId })}
          />
          {deposit !== undefined && (
            <Alert tone="caution">
              <p>{t('closingCosts', { rate: percentText(deposit.rate), earlyRate: percentText(deposit.earlyRate) })}</p>
            </Alert>
          )}
        </>
      )}
    </DepositField>
  );
});

export function DepositClosingPayment() {
  return <PaymentRoutes kind={depositClosing} Fields={Fields} />;
}
