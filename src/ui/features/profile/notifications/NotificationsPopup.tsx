import { Popover } from '@base-ui/react/popover';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Notification } from '../../../../domain/notification/Notification';
import { notificationContent } from '../../../../domain/notification/notificationContent';
import { formatDateTime } from '../../../../domain/time/format';
import { Button } from '../../../components/Button';
import { classNames } from '../../../components/classNames';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { DeletionBar } from './DeletionBar';
import { NotificationsBell } from './NotificationsBell';
import styles from './NotificationsPopup.module.css';
import { NotificationsViewModel } from './NotificationsViewModel';

const SKELETON_ROWS = 3;

/** The bell with the number of unviewed notifications, and the list behind it. */
export const NotificationsPopup = observer(function NotificationsPopup() {
  const { t } = useTranslation('shell');
  const model = useService(NotificationsViewModel);
  return (
    <Popover.Root open={model.isOpen} onOpenChange={(open) => (open ? model.open() : model.close())}>
      <Popover.Trigger render={<NotificationsBell />} />
      <Popover.Portal>
        <Popover.Positioner className={styles['positioner']} sideOffset={8} align="end">
          <Popover.Popup className={styles['popup']}>
            <div className={styles['head']}>
              <Popover.Title className={styles['title']}>{t('notifications.title')}</Popover.Title>
              <HeadActions model={model} />
            </div>
            <NotificationsContent model={model} />
            {model.deletion.active && model.status === 'LOADED' && <DeletionBar model={model.deletion} />}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
});

const HeadActions = observer(function HeadActions({ model }: { readonly model: NotificationsViewModel }) {
  const { t } = useTranslation('shell');
  if (model.deletion.active) {
    return null;
  }
  return (
    <span>
      {model.unviewed > 0 && (
        <Button tone="quiet" size="small" onClick={model.markAllViewed}>
          {t('notifications.markAll')}
        </Button>
      )}
      {model.status === 'LOADED' && (
        <Button tone="quiet" size="small" onClick={model.deletion.begin}>
          {t('notifications.deleteMode')}
        </Button>
      )}
    </span>
  );
});

const NotificationsContent = observer(function NotificationsContent({
  model,
}: {
  readonly model: NotificationsViewModel;
}) {
  const { t } = useTranslation('shell');
  return (
    <WhenLoaded
      bare
      status={model.status}
      rows={SKELETON_ROWS}
      failed={t('notifications.failed')}
      onRetry={model.retry}
      empty={{ icon: 'bell', title: t('notifications.emptyTitle'), text: t('notifications.emptyText') }}
    >
      {() => (
        <ul className={styles['list']}>
          {model.notifications.map((notification) => (
            <NotificationRow key={notification.id} notification={notification} model={model} />
          ))}
        </ul>
      )}
    </WhenLoaded>
  );
});

interface NotificationRowProps {
  readonly notification: Notification;
  readonly model: NotificationsViewModel;
}

/** Row of a notification, marked as viewed by a resting pointer or focus, or by its button, which touch users can reach. */
const NotificationRow = observer(function NotificationRow({ notification, model }: NotificationRowProps) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { title, body } = notificationContent(notification, language);
  const { id, viewed, createdAt } = notification;
  const transactionId = model.transactionOf(notification);
  const watch = viewed ? undefined : () => model.hover(id);
  return (
    <li
      className={classNames(styles['row'], !viewed && styles['fresh'])}
      onMouseEnter={watch}
      onMouseLeave={model.leave}
      onFocus={watch}
      onBlur={model.leave}
    >
      {model.deletion.active && (
        <label className={styles['pick']}>
          <input type="checkbox" checked={model.deletion.picked.has(id)} onChange={() => model.deletion.toggle(id)} />
          <span>{t('notifications.pick', { title })}</span>
        </label>
      )}
      <p className={styles['name']}>
        {!viewed && <VisuallyHidden>{t('notifications.new')}: </VisuallyHidden>}
        {title}
      </p>
      {body !== '' && <p className={styles['body']}>{body}</p>}
      <p className={styles['foot']}>
        <span>{formatDateTime(createdAt, language)}</span>
        {transactionId !== undefined && (
          <Link
            to={`/history/${transactionId}`}
            onClick={() => {
              model.markViewed(id);
              model.close();
            }}
          >
            {t('notifications.openOperation')}
          </Link>
        )}
        {!viewed && (
          <button type="button" className={styles['mark']} onClick={() => model.markViewed(id)}>
            {t('notifications.markViewed')}
          </button>
        )}
      </p>
    </li>
  );
});
