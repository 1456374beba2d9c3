import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';

import { useService } from '../../../kernel/ServicesContext';
import { NotificationsBell } from './NotificationsBell';
import { NotificationsViewModel } from './NotificationsViewModel';

const NotificationsPopup = lazy(() =>
  import('./NotificationsPopup').then((module) => ({ default: module.NotificationsPopup })),
);

/** The bell; the list behind it is fetched when it is first opened, here or from another screen. */
export const NotificationsButton = observer(function NotificationsButton() {
  const { wasOpened, open } = useService(NotificationsViewModel);
  return wasOpened ? (
    <Suspense fallback={<NotificationsBell aria-busy />}>
      <NotificationsPopup />
    </Suspense>
  ) : (
    <NotificationsBell onClick={open} aria-haspopup="dialog" aria-expanded={false} />
  );
});
