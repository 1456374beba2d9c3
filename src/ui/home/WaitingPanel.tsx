import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { Button, ButtonLink } from '../components/Button';
import { Panel } from '../components/Panel';
import { WhenLoaded } from '../components/WhenLoaded';
import { NotificationsViewModel } from '../notifications/NotificationsViewModel';
import { useService } from '../shell/ServicesContext';
import { documentsPath, SIGNING_PATH } from '../signing/signingPaths';
import type { BegunForm, HomeScreenViewModel } from './HomeScreenViewModel';
import styles from './WaitingPanel.module.css';

const SKELETON_ROWS = 1;

interface ModelProps {
  readonly model: HomeScreenViewModel;
}

/** Pending tasks of a person: unread notifications and unfinished forms. Renders nothing when there are none. */
export const WaitingPanel = observer(function WaitingPanel({ model }: ModelProps) {
  const { t } = useTranslation('home');
  const { unviewed } = useService(NotificationsViewModel);
  if (unviewed === 0 && model.drafts.length === 0) {
    return null;
  }
  return (
    <Panel title={t('waiting.title')}>
      <ul className={styles['list']}>
        <OwnTasks model={model} />
      </ul>
    </Panel>
  );
});

/** Pending tasks in a company: documents to sign, declined ones to correct, and the user's own. It stays when there are none. */
export const CompanyWaitingPanel = observer(function CompanyWaitingPanel({ model }: ModelProps) {
  const { t } = useTranslation('home');
  return (
    <Panel title={t('waiting.title')} flush={model.waitingStatus === 'LOADING'}>
      <CompanyTasks model={model} />
    </Panel>
  );
});

const CompanyTasks = observer(function CompanyTasks({ model }: ModelProps) {
  const { t } = useTranslation('home');
  const { unviewed } = useService(NotificationsViewModel);
  const { toSign, toCorrect, drafts } = model;
  return (
    <WhenLoaded
      bare
      status={model.waitingStatus}
      rows={SKELETON_ROWS}
      failed={t('waiting.failed')}
      onRetry={model.retryWaiting}
    >
      {() =>
        toSign + toCorrect + unviewed + drafts.length === 0 ? (
          <p className={styles['none']}>{t('waiting.none')}</p>
        ) : (
          <ul className={styles['list']}>
            {toSign > 0 && (
              <li>
                <ButtonLink size="small" icon="sign" to={SIGNING_PATH}>
                  {t('waiting.toSign', { number: toSign })}
                </ButtonLink>
              </li>
            )}
            {toCorrect > 0 && (
              <li>
                <ButtonLink size="small" tone="secondary" icon="warning" to={documentsPath('declined')}>
                  {t('waiting.toCorrect', { number: toCorrect })}
                </ButtonLink>
              </li>
            )}
            <OwnTasks model={model} />
          </ul>
        )
      }
    </WhenLoaded>
  );
});

/** Unread notifications and forms that were begun and not sent. */
const OwnTasks = observer(function OwnTasks({ model }: ModelProps) {
  const { t } = useTranslation('home');
  const notifications = useService(NotificationsViewModel);
  const { unviewed } = notifications;
  return (
    <>
      {unviewed > 0 && (
        <li>
          <Button size="small" tone="secondary" icon="bell" onClick={notifications.open}>
            {t('waiting.notices', { number: unviewed })}
          </Button>
        </li>
      )}
      {model.drafts.map(({ name, path }) => (
        <li key={name}>
          <ButtonLink size="small" tone="secondary" icon="pencil" to={path}>
            {/* The words of payments are fetched for somebody who has begun one. */}
            <Suspense fallback={t('waiting.draft', { name: '…' })}>
              <DraftName name={name} />
            </Suspense>
          </ButtonLink>
        </li>
      ))}
    </>
  );
});

function DraftName({ name }: { readonly name: BegunForm['name'] }) {
  const { t } = useTranslation(['home', 'transfer']);
  return t('home:waiting.draft', { name: t(`transfer:kinds.${name}.title`) });
}
