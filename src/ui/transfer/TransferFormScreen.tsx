import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { LONGEST_PURPOSE } from '../../domain/validation/ValidationCode';
import { AccountPicker } from '../components/AccountPicker';
import { AmountField } from '../components/AmountField';
import { Button } from '../components/Button';
import { EmptyState } from '../components/EmptyState';
import { ErrorState } from '../components/ErrorState';
import { ErrorSummary } from '../components/ErrorSummary';
import { FailureAlert } from '../components/FailureAlert';
import { PageHeader } from '../components/PageHeader';
import { Panel } from '../components/Panel';
import { SkeletonRows } from '../components/Skeleton';
import { TextAreaField } from '../components/TextAreaField';
import { useValidationText } from '../components/useValidationText';
import { useService } from '../shell/ServicesContext';
import { OwnAccountsTransferViewModel } from './OwnAccountsTransferViewModel';
import styles from './Transfer.module.css';
import { FORM_PATH } from './transferPaths';
import { TransferSteps } from './TransferSteps';
import { useTransferPage } from './useTransferPage';

const SKELETON_ROWS = 4;
const FEWEST_ACCOUNTS = 2;

/** Which accounts, how much and what for. */
export const TransferFormScreen = observer(function TransferFormScreen() {
  const { t } = useTranslation('transfer');
  const model = useService(OwnAccountsTransferViewModel);
  useTransferPage({ model, path: FORM_PATH, open: model.openForm });
  return (
    <div className={styles['page']}>
      <PageHeader title={t('title')} back={{ to: '/payment', label: t('hub.title') }} />
      <TransferSteps page="form" />
      <FormContent model={model} />
    </div>
  );
});

interface FormProps {
  readonly model: OwnAccountsTransferViewModel;
}

const FormContent = observer(function FormContent({ model }: FormProps) {
  const { t } = useTranslation('transfer');
  switch (model.accountsStatus) {
    case 'LOADING':
      return (
        <Panel flush>
          <SkeletonRows rows={SKELETON_ROWS} />
        </Panel>
      );
    case 'ERROR':
      return (
        <Panel>
          <ErrorState title={t('form.accountsFailed')} onRetry={model.openForm} />
        </Panel>
      );
    case 'EMPTY':
      return <TooFewAccounts />;
    case 'LOADED':
      return model.debitOptions.length < FEWEST_ACCOUNTS ? <TooFewAccounts /> : <TransferForm model={model} />;
    default:
      return model.accountsStatus satisfies never;
  }
});

function TooFewAccounts() {
  const { t } = useTranslation('transfer');
  return (
    <Panel>
      <EmptyState icon="transfer" title={t('form.tooFewTitle')} text={t('form.tooFewText')} />
    </Panel>
  );
}

const TransferForm = observer(function TransferForm({ model }: FormProps) {
  const { t } = useTranslation('transfer');
  const validationText = useValidationText();
  const [attempt, setAttempt] = useState(0);
  const { draft, problems, debitAccount, creditAccount } = model;
  const texts = {
    debitAccountId: validationText(problems.debitAccountId),
    creditAccountId: validationText(problems.creditAccountId),
    amountText: validationText(problems.amountText),
    purpose: validationText(problems.purpose),
  };
  const summary = Object.entries(texts).flatMap(([fieldId, text]) => (text === undefined ? [] : [{ fieldId, text }]));

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void model.submit();
    setAttempt(attempt + 1);
  };

  return (
    <form className={styles['fields']} noValidate onSubmit={submit}>
      <ErrorSummary problems={summary} attempt={attempt} />
      {model.failure !== undefined && <FailureAlert failure={model.failure} />}
      <Panel>
        <div className={styles['fields']}>
          <AccountPicker
            id="debitAccountId"
            label={t('form.from')}
            options={model.debitOptions}
            value={draft.debitAccountId}
            onChange={model.setDebitAccount}
            problem={texts.debitAccountId}
          />
          <Button
            className={styles['swap']}
            tone="quiet"
            size="small"
            icon="transfer"
            disabled={debitAccount === undefined && creditAccount === undefined}
            onClick={model.swapAccounts}
          >
            {t('form.swap')}
          </Button>
          <AccountPicker
            id="creditAccountId"
            label={t('form.to')}
            options={model.creditOptions}
            value={draft.creditAccountId}
            onChange={model.setCreditAccount}
            problem={texts.creditAccountId}
          />
          <AmountField
            id="amountText"
            label={t('form.amount')}
            value={draft.amountText}
            onChange={model.setAmountText}
            currency={debitAccount?.currency ?? creditAccount?.currency}
            problem={texts.amountText}
          />
          <TextAreaField
            id="purpose"
            label={t('form.purpose')}
            hint={t('form.purposeHint')}
            value={draft.purpose}
            onChange={model.setPurpose}
            maxLength={LONGEST_PURPOSE}
            problem={texts.purpose}
          />
        </div>
      </Panel>
      <div className={styles['buttons']}>
        <Button type="submit" busy={model.busy}>
          {t('form.next')}
        </Button>
      </div>
    </form>
  );
});
