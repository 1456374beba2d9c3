import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';

import { localized } from '../../../../../domain/language/localized';
import { POINT_FIELDS } from '../../../../../domain/qr/QrPointDraft';
import type { QrPointField } from '../../../../../domain/qr/QrPointDraft';
import { requestedAccountProblem } from '../../../../../domain/qr/QrRequestDraft';
import { PUNCTUATION } from '../../../../../domain/language/punctuation';
import { AccountPicker } from '../../../../components/AccountPicker';
import { Button } from '../../../../components/Button';
import { ButtonRow } from '../../../../components/ButtonRow';
import { CheckGroup } from '../../../../components/CheckGroup';
import { ErrorSummary } from '../../../../components/ErrorSummary';
import { FailureAlert } from '../../../../components/FailureAlert';
import { PageHeader } from '../../../../components/PageHeader';
import { Panel } from '../../../../components/Panel';
import { SwitchField } from '../../../../components/SwitchField';
import { TextField } from '../../../../components/TextField';
import { useFieldTexts } from '../../../../components/useFieldTexts';
import { WhenLoaded } from '../../../../components/WhenLoaded';
import { useLanguage } from '../../../../language/useLanguage';
import { useService } from '../../../../kernel/ServicesContext';
import { QrPointFormViewModel } from './QrPointFormViewModel';
import styles from './QrPoints.module.css';
import { POINTS_PATH, posterPath } from '../../../../objects/qr/qrPointPaths';

const SKELETON_ROWS = 6;

interface ModelProps {
  readonly model: QrPointFormViewModel;
}

/** Form by which a point of sale is made or changed; a new one leads to its poster. */
export const QrPointFormScreen = observer(function QrPointFormScreen() {
  const { t, i18n } = useTranslation('qrPoints');
  const { pointId } = useParams();
  const model = useService(QrPointFormViewModel);

  useEffect(() => {
    void model.open(pointId);
    void i18n.loadNamespaces('failures');
  }, [model, pointId, i18n]);

  return (
    <>
      <PageHeader
        title={t(pointId === undefined ? 'form.createTitle' : 'form.editTitle')}
        back={{ to: POINTS_PATH, label: t('title') }}
      />
      <WhenLoaded
        status={model.status}
        rows={SKELETON_ROWS}
        failed={t('form.loadFailed')}
        onRetry={() => void model.open(pointId)}
        empty={{ icon: 'qr', title: t('form.missing') }}
      >
        {() => <PointForm model={model} isNew={pointId === undefined} />}
      </WhenLoaded>
    </>
  );
});

const PointForm = observer(function PointForm({ model, isNew }: ModelProps & { readonly isNew: boolean }) {
  const { t } = useTranslation('qrPoints');
  const navigate = useNavigate();
  const { texts, summary } = useFieldTexts<QrPointField>(POINT_FIELDS, model.violations, model.refused);

  const save = async () => {
    const saved = await model.save();
    if (saved !== undefined) {
      await navigate(saved === '' ? POINTS_PATH : posterPath(saved));
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };

  return (
    <form className={styles['parts']} noValidate onSubmit={submit}>
      <ErrorSummary violations={summary} attempt={model.attempt} />
      {model.failure !== undefined && model.refused === undefined && <FailureAlert failure={model.failure} />}
      <Panel>
        <div className={styles['parts']}>
          <Particulars model={model} texts={texts} />
          <Access model={model} violation={texts.userIds} />
        </div>
      </Panel>
      <ButtonRow>
        <Button type="submit" busy={model.busy}>
          {t(isNew ? 'form.create' : 'form.save')}
        </Button>
      </ButtonRow>
    </form>
  );
});

interface ParticularsProps extends ModelProps {
  readonly texts: Readonly<Partial<Record<QrPointField, string>>>;
}

/** Name, address, number and account of the point. */
const Particulars = observer(function Particulars({ model, texts }: ParticularsProps) {
  const { t } = useTranslation('qrPoints');
  const { draft, change } = model;
  return (
    <>
      <TextField
        id="name"
        violation={texts.name}
        label={t('form.name')}
        hint={t('form.nameHint')}
        value={draft.name}
        onChange={(name) => change({ name })}
        input={{ autoComplete: 'off' }}
      />
      <TextField
        id="address"
        violation={texts.address}
        label={t('form.address')}
        value={draft.address}
        onChange={(address) => change({ address })}
        input={{ autoComplete: 'off' }}
      />
      <TextField
        id="salesPointId"
        violation={texts.salesPointId}
        label={t('form.number')}
        hint={t('form.numberHint')}
        value={draft.salesPointId}
        onChange={(salesPointId) => change({ salesPointId })}
        input={{ autoComplete: 'off', autoCapitalize: 'characters' }}
      />
      <AccountPicker
        id="accountId"
        violation={texts.accountId}
        label={t('form.account')}
        hint={t('form.accountHint')}
        options={model.accounts.map((account) => ({ account, reason: requestedAccountProblem(account) }))}
        value={draft.accountId}
        onChange={(accountId) => change({ accountId })}
      />
      {draft.accountId !== '' && (
        <div>
          <Button tone="quiet" size="small" onClick={() => change({ accountId: '' })}>
            {t('form.unlink')}
          </Button>
        </div>
      )}
    </>
  );
});

/** Switch of the point, and the users of the company linked to it. */
const Access = observer(function Access({ model, violation }: ModelProps & { readonly violation: string | undefined }) {
  const { t } = useTranslation('qrPoints');
  const language = useLanguage();
  const { draft } = model;
  const linkable = model.employees.filter(({ isRegistered }) => isRegistered);
  const others = model.employees.filter(({ isRegistered }) => !isRegistered);
  return (
    <>
      <SwitchField
        id="isActive"
        label={t('form.active')}
        hint={t('form.activeHint')}
        on={draft.isActive}
        onChange={() => model.change({ isActive: !draft.isActive })}
      />
      <CheckGroup
        id="userIds"
        label={t('form.users')}
        options={linkable.map(({ userId, fullName }) => ({ value: userId, label: localized(fullName, language) }))}
        chosen={draft.userIds}
        onToggle={model.toggleUser}
        violation={violation}
      />
      <p className={styles['note']}>{t('form.usersHint')}</p>
      {others.length > 0 && (
        <p className={styles['note']}>
          {t('form.notRegistered')}:{' '}
          {others.map(({ fullName }) => localized(fullName, language)).join(PUNCTUATION[language].between)}
        </p>
      )}
    </>
  );
});
