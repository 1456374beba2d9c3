import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { MAX_BLOCK_REASON_LENGTH } from '../../../../../domain/administration/AdministeredUser';
import type { AdministeredUser } from '../../../../../domain/administration/AdministeredUser';
import { localized } from '../../../../../domain/language/localized';
import { formatDateTime } from '../../../../../domain/time/format';
import { Alert } from '../../../../components/Alert';
import { Badge } from '../../../../components/Badge';
import { Button } from '../../../../components/Button';
import { ButtonRow } from '../../../../components/ButtonRow';
import { Panel } from '../../../../components/Panel';
import { QuestionDialog } from '../../../../components/QuestionDialog';
import { SummaryList } from '../../../../components/SummaryList';
import { TextAreaField } from '../../../../components/TextAreaField';
import { useLanguage } from '../../../../language/useLanguage';
import styles from './Users.module.css';
import type { UserViewModel } from './UserViewModel';

interface AccessPanelProps {
  readonly model: UserViewModel;
  readonly user: AdministeredUser;
  /** Called once the access was changed. */
  readonly changed: () => void;
}

/** Access of a user with its block and its locks, and the buttons that change it. */
export const AccessPanel = observer(function AccessPanel({ model, user, changed }: AccessPanelProps) {
  const { t } = useTranslation('administration');
  return (
    <Panel title={t('user.access.title')}>
      <p className={styles['badges']}>
        <Badge tone={user.block === undefined ? 'positive' : 'caution'}>
          {t(user.block === undefined ? 'user.access.open' : 'user.access.blocked')}
        </Badge>
        {user.isAdministrator && <Badge>{t('users.administrator')}</Badge>}
      </p>
      <Outcome model={model} />
      <Locks user={user} />
      {model.isOwn && <p className={styles['own']}>{t('user.access.own')}</p>}
      {model.offered.length > 0 && (
        <ButtonRow apart>
          {model.offered.map((question) => (
            <Button key={question} tone="secondary" onClick={() => model.ask(question)}>
              {t(`user.access.${question}`)}
            </Button>
          ))}
        </ButtonRow>
      )}
      <Question model={model} user={user} changed={changed} />
    </Panel>
  );
});

const Outcome = observer(function Outcome({ model }: Pick<AccessPanelProps, 'model'>) {
  const { t } = useTranslation('administration');
  if (model.overtaken) {
    return (
      <Alert tone="caution" role="alert">
        <p>{t('user.overtaken')}</p>
      </Alert>
    );
  }
  return (
    model.done !== undefined && (
      <Alert tone="positive" role="status">
        <p>{t(`user.done.${model.done}`)}</p>
      </Alert>
    )
  );
});

const Locks = observer(function Locks({ user }: Pick<AccessPanelProps, 'user'>) {
  const { t } = useTranslation('administration');
  const language = useLanguage();
  const { block, locks } = user;
  const until = (moment: number): string => t('user.access.until', { moment: formatDateTime(moment, language) });
  const { loginUntil, lockedDevices, confirmationsUntil } = locks;
  const rows = [
    ...(block === undefined
      ? []
      : [
          { key: 'reason', term: t('user.access.reason'), value: block.reason },
          {
            key: 'by',
            term: t('user.access.by'),
            value: t('user.access.byText', { name: block.by, moment: formatDateTime(block.at, language) }),
          },
        ]),
    ...(loginUntil === undefined
      ? []
      : [{ key: 'login', term: t('user.access.loginUntil'), value: until(loginUntil) }]),
    ...(lockedDevices === 0
      ? []
      : [{ key: 'devices', term: t('user.access.devices'), value: lockedDevices.toString() }]),
    ...(confirmationsUntil === undefined
      ? []
      : [{ key: 'codes', term: t('user.access.confirmations'), value: until(confirmationsUntil) }]),
  ];
  return rows.length > 0 && <SummaryList rows={rows} />;
});

const Question = observer(function Question({ model, user, changed }: AccessPanelProps) {
  const { t } = useTranslation('administration');
  const name = localized(user.fullName, useLanguage());
  const asked = model.asking ?? 'block';
  const confirm = async (): Promise<void> => {
    await model.confirm();
    changed();
  };
  return (
    <QuestionDialog
      open={model.asking !== undefined}
      title={t(`user.${asked}.title`, { name })}
      yes={t(`user.${asked}.yes`)}
      no={t(`user.${asked}.no`)}
      busy={model.saving}
      disabled={model.lacksReason}
      onYes={() => void confirm()}
      onNo={model.leave}
      more={
        model.asking === 'block' && (
          <TextAreaField
            id="block-reason"
            label={t('user.block.reason')}
            hint={t('user.block.hint')}
            value={model.reason}
            maxLength={MAX_BLOCK_REASON_LENGTH}
            onChange={model.setReason}
          />
        )
      }
    >
      {t(`user.${asked}.text`)}
    </QuestionDialog>
  );
});
