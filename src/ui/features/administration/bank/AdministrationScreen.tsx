import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { DIRECTORY_NAMES } from '../../../../application/operations/directoryCatalogue';
import { capitalised } from '../../../../domain/language/capitalised';
import { changesBetween } from '../../../../domain/administration/BankStatus';
import type { AdministratorAct, StatusAct, UserAct } from '../../../../domain/administration/BankStatus';
import { localized } from '../../../../domain/language/localized';
import { formatDateTime } from '../../../../domain/time/format';
import { EmptyState } from '../../../components/EmptyState';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { Stack } from '../../../components/Stack';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import { directoryName } from '../../../objects/directories/directoryName';
import { useService } from '../../../kernel/ServicesContext';
import styles from './Administration.module.css';
import { AdministrationViewModel } from './AdministrationViewModel';
import { AdministrationTabs } from './AdministrationTabs';
import { BankStatusPanel } from './BankStatusPanel';
import { userPath } from './users/userPaths';

const SKELETON_ROWS = 8;

/** Pages of the administration on one: announcement and sign-in, editions of directories, acts of administrators. */
export const AdministrationScreen = observer(function AdministrationScreen() {
  const { t } = useTranslation('administration');
  const model = useService(AdministrationViewModel);

  useEffect(() => void model.load(), [model]);

  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Stack>
        <AdministrationTabs />
        <WhenLoaded status={model.status} rows={SKELETON_ROWS} failed={t('failed')} onRetry={() => void model.load()}>
          {() => (
            <div className={styles['screen']}>
              <BankStatusPanel model={model} />
              <Acts model={model} />
              <Editions model={model} />
            </div>
          )}
        </WhenLoaded>
      </Stack>
    </>
  );
});

interface ModelProps {
  readonly model: AdministrationViewModel;
}

const Acts = observer(function Acts({ model }: ModelProps) {
  const { t } = useTranslation('administration');
  return (
    <Panel title={t('acts.title')} flush>
      {model.acts.length === 0 ? (
        <EmptyState icon="history" title={t('acts.emptyTitle')} text={t('acts.emptyText')} />
      ) : (
        <ul>
          {model.acts.map((act) => (
            <ActRow key={act.id} act={act} />
          ))}
        </ul>
      )}
    </Panel>
  );
});

function ActRow({ act }: { readonly act: AdministratorAct }) {
  const language = useLanguage();
  return (
    <li className={styles['row']}>
      {act.kind === 'status' ? <StatusChange act={act} /> : <AccessChange act={act} />}
      <span className={styles['quiet']}>
        {act.by} · {formatDateTime(act.at, language)}
      </span>
    </li>
  );
}

function StatusChange({ act }: { readonly act: StatusAct }) {
  const { t } = useTranslation('administration');
  const changes = changesBetween(act.before, act.after);
  const text = localized(act.after.text, useLanguage());
  return (
    <>
      <span className={styles['what']}>
        {changes.length === 0 ? t('acts.changes.none') : changes.map((one) => t(`acts.changes.${one}`)).join('. ')}
      </span>
      {changes.includes('textChanged') && text !== '' && <q className={styles['quote']}>{text}</q>}
    </>
  );
}

function AccessChange({ act }: { readonly act: UserAct }) {
  const { t } = useTranslation('administration');
  return (
    <>
      <span className={styles['what']}>
        {t(`acts.changes.${act.kind}`)}: <Link to={userPath(act.user.userId)}>{act.user.login}</Link>
      </span>
      {act.reason !== '' && <q className={styles['quote']}>{act.reason}</q>}
    </>
  );
}

const Editions = observer(function Editions({ model }: ModelProps) {
  const { t } = useTranslation('administration');
  const language = useLanguage();
  const nameOf = (code: string): string => {
    const known = DIRECTORY_NAMES.find((name) => name === code);
    return known === undefined ? code : capitalised(directoryName(known, language));
  };
  return (
    <Panel title={t('editions.title')} flush>
      <ul>
        {model.editions.map(({ name, dataVersion, changedAt, changedBy }) => (
          <li key={name} className={styles['row']}>
            <span className={styles['edition']}>
              <span className={styles['what']}>{nameOf(name)}</span>
              <span className={styles['number']}>{t('editions.number', { number: dataVersion.toString() })}</span>
            </span>
            <span className={styles['quiet']}>
              {changedBy} · {formatDateTime(changedAt, language)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
});
