import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { Button, ButtonLink } from '../../../components/Button';
import { Panel } from '../../../components/Panel';
import { NotificationsViewModel } from '../../profile/notifications';
import { useService } from '../../../kernel/ServicesContext';
import type { HomeScreenViewModel } from './HomeScreenViewModel';
import styles from './WaitingPanel.module.css';

/** With the words of payments, fetched for a customer who has begun one. */
const DraftName = lazy(() => import('./DraftName').then((module) => ({ default: module.DraftName })));

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

/** Unread notifications and forms that were begun and not sent. */
export const OwnTasks = observer(function OwnTasks({ model }: ModelProps) {
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
            <Suspense fallback={t('waiting.draft', { name: '…' })}>
              <DraftName name={name} />
            </Suspense>
          </ButtonLink>
        </li>
      ))}
    </>
  );
});
