import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { Button, ButtonLink } from '../../../components/Button';
import { Panel } from '../../../components/Panel';
import { NotificationsViewModel } from '../../profile/notifications';
import { useService } from '../../../kernel/ServicesContext';
import type { BegunForm, HomeScreenViewModel } from './HomeScreenViewModel';
import styles from './WaitingPanel.module.css';

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
