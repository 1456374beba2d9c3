import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { MAX_INVOICE_PURPOSE_LENGTH } from '../../../../domain/invoice/qrInvoiceLimits';
import type { QrInvoiceDraft } from '../../../../domain/invoice/QrInvoiceDraft';
import { requestedAccountProblem } from '../../../../domain/qr/QrRequestDraft';
import { AccountPicker } from '../../../components/AccountPicker';
import { AmountField } from '../../../components/AmountField';
import { TextField } from '../../../components/TextField';
import type { InvoicingViewModel } from './InvoicingViewModel';

/** Fields that one invoice and a series have in common. */
type SubjectField = 'accountId' | 'payerName' | 'payerInn' | 'amountText' | 'purpose';

type Subject = Pick<QrInvoiceDraft, SubjectField>;

interface SubjectFieldsProps {
  readonly model: InvoicingViewModel;
  readonly draft: Subject;
  readonly texts: Readonly<Partial<Record<SubjectField, string>>>;
  readonly onChange: (values: Readonly<Partial<Subject>>) => void;
}

/** Fields for the payer, the amount, its purpose and the account it is paid to. */
export const SubjectFields = observer(function SubjectFields({ model, draft, texts, onChange }: SubjectFieldsProps) {
  const { t } = useTranslation('qrInvoices');
  const field = (name: SubjectField) => ({ id: name, violation: texts[name] });
  return (
    <>
      <TextField
        {...field('payerName')}
        label={t('form.payer')}
        value={draft.payerName}
        onChange={(payerName) => onChange({ payerName })}
        input={{ autoComplete: 'off' }}
      />
      <TextField
        {...field('payerInn')}
        label={t('form.payerInn')}
        hint={t('form.payerInnHint')}
        value={draft.payerInn}
        onChange={(payerInn) => onChange({ payerInn })}
        input={{ autoComplete: 'off', inputMode: 'numeric' }}
      />
      <AmountField
        {...field('amountText')}
        label={t('form.amount')}
        value={draft.amountText}
        onChange={(amountText) => onChange({ amountText })}
        currency="KGS"
      />
      <TextField
        {...field('purpose')}
        label={t('form.purpose')}
        hint={t('form.purposeHint', { max: MAX_INVOICE_PURPOSE_LENGTH })}
        value={draft.purpose}
        onChange={(purpose) => onChange({ purpose })}
        input={{ autoComplete: 'off' }}
      />
      <AccountPicker
        {...field('accountId')}
        label={t('form.account')}
        options={model.accounts.map((account) => ({ account, reason: requestedAccountProblem(account) }))}
        value={draft.accountId}
        onChange={(accountId) => onChange({ accountId })}
      />
    </>
  );
});
