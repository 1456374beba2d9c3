import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { QR_USES } from '../../../../domain/qr/QrPayment';
import type { QrUse } from '../../../../domain/qr/QrPayment';
import { requestedAccountProblem } from '../../../../domain/qr/QrRequestDraft';
import type { QrRequestDraft } from '../../../../domain/qr/QrRequestDraft';
import { AccountPicker } from '../../../components/AccountPicker';
import { AmountField } from '../../../components/AmountField';
import { Button } from '../../../components/Button';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { FailureAlert } from '../../../components/FailureAlert';
import { useMayOpen } from '../../../components/OpenScreens';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { RadioGroup } from '../../../components/RadioGroup';
import { TextField } from '../../../components/TextField';
import { useValidationText } from '../../../components/useValidationText';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { ShopLink } from '../../../objects/market/ShopLink';
import { useService } from '../../../kernel/ServicesContext';
import { MadeQr } from './MadeQr';
import { MyQrViewModel } from './MyQrViewModel';
import { POINTS_PATH } from '../../../objects/qr/qrPointPaths';
import styles from './Qr.module.css';

const SKELETON_ROWS = 4;

/** Codes the customer is paid by: one for good, or one for a single payment. */
const CodesScreen = observer(function CodesScreen({ use }: { readonly use: QrUse }) {
  const { t, i18n } = useTranslation('qr');
  const model = useService(MyQrViewModel);
  const mayOpen = useMayOpen();

  const [address] = useSearchParams();
  const asked = address.get('account');

  useEffect(() => {
    model.open(use, asked);
    void i18n.loadNamespaces('failures');
    return model.close;
  }, [model, use, asked, i18n]);

  return (
    <>
      <PageHeader
        title={t('my.title')}
        lead={t('my.lead')}
        actions={
          <span className={styles['ways']}>
            <Link to="/qr/qr-statement">{t('my.statement')}</Link>
            {mayOpen(POINTS_PATH) && <Link to={POINTS_PATH}>{t('statement.points')}</Link>}
          </span>
        }
      />
      <MyQrContent model={model} />
    </>
  );
});

interface ModelProps {
  readonly model: MyQrViewModel;
}

const MyQrContent = observer(function MyQrContent({ model }: ModelProps) {
  const { t } = useTranslation('qr');
  return (
    <WhenLoaded
      status={model.status}
      rows={SKELETON_ROWS}
      failed={t('my.failed')}
      onRetry={() => model.open(model.draft.use)}
      empty={{
        icon: 'qr',
        title: t('my.emptyTitle'),
        text: t('my.emptyText'),
        action: <ShopLink product="accountOpening" />,
      }}
    >
      {() => (
        <div className={styles['parts']}>
          <RequestForm model={model} />
          {model.code !== undefined && <MadeQr model={model} code={model.code} />}
        </div>
      )}
    </WhenLoaded>
  );
});

const RequestForm = observer(function RequestForm({ model }: ModelProps) {
  const { t } = useTranslation('qr');
  const validationText = useValidationText();
  const [attempt, setAttempt] = useState(0);
  const { draft, change } = model;
  const field = (name: keyof QrRequestDraft) => ({ id: name, violation: validationText(model.violations[name]) });

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void model.make();
    setAttempt(attempt + 1);
  };

  return (
    <form className={styles['parts']} noValidate onSubmit={submit}>
      <ErrorSummary
        violations={model.faults.map(({ field: fieldId, violation }) => ({
          fieldId,
          text: validationText(violation) ?? violation,
        }))}
        attempt={attempt}
      />
      {model.failure !== undefined && <FailureAlert failure={model.failure} />}
      <Panel>
        <div className={styles['fields']}>
          <RadioGroup
            id="use"
            label={t('my.use')}
            options={QR_USES.map((use) => ({ value: use, label: t(`my.uses.${use}`), hint: t(`my.hints.${use}`) }))}
            value={draft.use}
            onChange={(use) => change({ use })}
          />
          <AccountPicker
            {...field('accountId')}
            label={t('my.account')}
            options={model.accounts.map((account) => ({ account, reason: requestedAccountProblem(account) }))}
            value={draft.accountId}
            onChange={(accountId) => change({ accountId })}
          />
          <AmountField
            {...field('amountText')}
            label={t('my.amount')}
            hint={t('my.amountHint')}
            value={draft.amountText}
            onChange={(amountText) => change({ amountText })}
            currency="KGS"
          />
          <TextField
            {...field('purpose')}
            label={t('my.purpose')}
            hint={t('my.purposeHint')}
            value={draft.purpose}
            onChange={(purpose) => change({ purpose })}
            input={{ autoComplete: 'off' }}
          />
        </div>
      </Panel>
      <div className={styles['buttons']}>
        <Button type="submit" busy={model.busy}>
          {t('my.make')}
        </Button>
      </div>
    </form>
  );
});

/** A code for one payment. */
export function MyQrScreen() {
  return <CodesScreen use="once" />;
}

/** A code that stays. */
export function MyLastingQrScreen() {
  return <CodesScreen use="many" />;
}
