import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import type { MoneyReceiptDraft } from '../../../../domain/transfer/MoneyReceiptDraft';
import { MAX_NAME_PART_LENGTH, MAX_TRANSFER_CODE_LENGTH } from '../../../../domain/transfer/moneyTransferRules';
import { AccountPicker } from '../../../components/AccountPicker';
import { AmountField } from '../../../components/AmountField';
import { TextField } from '../../../components/TextField';
import { receivingOptions } from '../../../flow/payment/accountOptions';
import { SystemDirectory, SystemField } from '../../../flow/payment/SystemDirectory';
import { PaymentRoutes } from '../../../flow/payment/PaymentRoutes';
import type { PaymentFieldsProps } from '../../../flow/payment/PaymentRoutes';
import { usePaymentFields } from '../../../flow/payment/usePaymentFields';
import { receiveMoneyTransfer } from './receiveMoneyTransferKind';
import { systemById } from '../../../../domain/directory/MoneyTransferSystems';
import { MONEY_TRANSFERS } from '../../../flow/payment/sharedResources';
import { usePaymentResource } from '../../../flow/payment/usePaymentResource';

type FieldsProps = PaymentFieldsProps<'MAKE_MONEY_TRANSFER', MoneyReceiptDraft>;

/** Maximum length of a typed control number, with the spaces between its groups. */
const MAX_WRITTEN_CODE_LENGTH = MAX_TRANSFER_CODE_LENGTH + 8;
const CODE_INPUT = { inputMode: 'numeric', autoComplete: 'off', maxLength: MAX_WRITTEN_CODE_LENGTH } as const;
const NAME_INPUT = { autoComplete: 'off', maxLength: MAX_NAME_PART_LENGTH } as const;

/** Fields of a transfer to receive: system, control number, sender, amount, and the account to credit. */
const ReceiveFields = observer(function ReceiveFields({ model }: FieldsProps) {
  const { t } = useTranslation(['moneyTransfer', 'transfer']);
  const field = usePaymentFields(model);
  const moneyTransfers = usePaymentResource(MONEY_TRANSFERS);
  const { draft, change, accounts } = model;
  const system = systemById(moneyTransfers.content, draft.systemId);
  return (
    <>
      <SystemField
        {...field('systemId')}
        hint={t('receivingSystemHint')}
        value={draft.systemId}
        onChange={(systemId) => change({ systemId })}
      />
      <TextField
        {...field('transferCode')}
        label={t('transferCode')}
        hint={system === undefined ? t('transferCodeHint') : t('transferCodeDigits', { digits: system.codeDigits })}
        value={draft.transferCode}
        onChange={(transferCode) => change({ transferCode })}
        input={CODE_INPUT}
      />
      <TextField
        {...field('lastName')}
        label={t('senderLastName')}
        hint={t('senderNameHint')}
        value={draft.lastName}
        onChange={(lastName) => change({ lastName })}
        input={NAME_INPUT}
      />
      <TextField
        {...field('firstName')}
        label={t('senderFirstName')}
        value={draft.firstName}
        onChange={(firstName) => change({ firstName })}
        input={NAME_INPUT}
      />
      <AccountPicker
        {...field('creditAccountId')}
        label={t('transfer:form.to')}
        options={receivingOptions(accounts, system)}
        value={draft.creditAccountId}
        onChange={(creditAccountId) => change({ creditAccountId })}
      />
      <AmountField
        {...field('amountText')}
        label={t('transfer:form.amount')}
        hint={t('receivedAmountHint')}
        value={draft.amountText}
        onChange={(amountText) => change({ amountText })}
        currency={model.accountOf(draft.creditAccountId)?.currency}
      />
    </>
  );
});

const Fields = observer(function ReceiveMoneyTransferFields({ model }: FieldsProps) {
  return <SystemDirectory>{() => <ReceiveFields model={model} />}</SystemDirectory>;
});

export function ReceiveMoneyTransferPayment() {
  return <PaymentRoutes kind={receiveMoneyTransfer} Fields={Fields} />;
}
