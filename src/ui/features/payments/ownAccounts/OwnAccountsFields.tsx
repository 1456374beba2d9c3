import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { capitalised } from '../../../../domain/language/capitalised';
import { parseAmount } from '../../../../domain/money/parseAmount';
import type { OwnAccountsTransferDraft } from '../../../../domain/transfer/OwnAccountsTransferDraft';
import { AccountPicker } from '../../../components/AccountPicker';
import { Button } from '../../../components/Button';
import { creditOptions, debitOptions } from '../../../flow/payment/accountOptions';
import styles from '../../../flow/payment/Payment.module.css';
import { DebitAccountField } from '../../../flow/payment/DebitAccountField';
import { PaymentAmountField } from '../../../flow/payment/PaymentAmountField';
import type { PaymentFieldsProps } from '../../../flow/payment/PaymentRoutes';
import { PurposeField } from '../../../flow/payment/PurposeField';
import { usePaymentFields } from '../../../flow/payment/usePaymentFields';

type Props = PaymentFieldsProps<'MAKE_OWN_ACCOUNTS_TRANSFER', OwnAccountsTransferDraft>;

/** Fields of a transfer between own accounts: the account that gets the money, amount, the account it is taken from, and purpose. */
export const OwnAccountsFields = observer(function OwnAccountsFields({ model }: Props) {
  const { t } = useTranslation('transfer');
  const field = usePaymentFields(model);
  const { draft, accounts, change } = model;
  const debit = model.accountOf(draft.debitAccountId);
  const credit = model.accountOf(draft.creditAccountId);
  const currency = debit?.currency ?? credit?.currency;
  const isAmount = currency !== undefined && parseAmount(draft.amountText, currency).ok;
  return (
    <>
      <AccountPicker
        {...field('creditAccountId')}
        label={t('form.to')}
        options={creditOptions(accounts, debit)}
        value={draft.creditAccountId}
        onChange={(creditAccountId) => change({ creditAccountId })}
      />
      <PaymentAmountField
        field={field('amountText')}
        hint={isAmount ? capitalised(t('form.arrivals.now')) : undefined}
        value={draft.amountText}
        onChange={(amountText) => change({ amountText })}
        currency={currency}
      />
      <DebitAccountField model={model} options={debitOptions(accounts)} />
      <Button
        className={styles['swap']}
        tone="quiet"
        size="small"
        icon="transfer"
        disabled={debit === undefined && credit === undefined}
        onClick={() => change({ debitAccountId: draft.creditAccountId, creditAccountId: draft.debitAccountId })}
      >
        {t('form.swap')}
      </Button>
      <PurposeField
        {...field('purpose')}
        hint={t('form.purposeHint')}
        value={draft.purpose}
        onChange={(purpose) => change({ purpose })}
      />
    </>
  );
});
