import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Account } from '../../../domain/account/Account';
import { AccountPicker } from '../../components/AccountPicker';
import { somOptions } from './accountOptions';
import type { AccountOption } from './accountOptions';
import { usePaymentFields } from './usePaymentFields';
import type { PaymentFieldsModel } from './usePaymentFields';

interface DebitedDraft {
  readonly debitAccountId: string;
}

interface DebitAccountFieldProps {
  readonly model: PaymentFieldsModel<'debitAccountId'> & {
    readonly draft: DebitedDraft;
    readonly accounts: readonly Account[];
    readonly change: (values: DebitedDraft) => void;
  };
  readonly hint?: ReactNode;
  /** Accounts to choose from; those in soms when absent. */
  readonly options?: readonly AccountOption[];
}

/** Account a payment is debited to. */
export const DebitAccountField = observer(function DebitAccountField({ model, hint, options }: DebitAccountFieldProps) {
  const { t } = useTranslation('transfer');
  const field = usePaymentFields(model);
  const { draft, accounts, change } = model;
  return (
    <AccountPicker
      {...field('debitAccountId')}
      label={t('form.from')}
      hint={hint}
      options={options ?? somOptions(accounts)}
      value={draft.debitAccountId}
      onChange={(debitAccountId) => change({ debitAccountId })}
    />
  );
});
