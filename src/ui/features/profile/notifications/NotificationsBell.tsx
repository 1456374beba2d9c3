import { observer } from 'mobx-react-lite';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { pluralCategory } from '../../../../domain/language/plural';
import { CountBadge } from '../../../components/CountBadge';
import { Icon } from '../../../components/Icon';
import { IconButton } from '../../../components/IconButton';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { NotificationsViewModel } from './NotificationsViewModel';

interface NotificationsBellProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly ref?: Ref<HTMLButtonElement>;
}

/** The bell with the number of unviewed notifications. */
export const NotificationsBell = observer(function NotificationsBell(props: NotificationsBellProps) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { unviewed } = useService(NotificationsViewModel);
  const label =
    unviewed === 0
      ? t('notifications.none')
      : t('notifications.unviewed', { context: pluralCategory(unviewed, language), number: unviewed });
  return (
    <IconButton label={label} {...props}>
      <Icon name="bell" />
      <CountBadge count={unviewed} />
    </IconButton>
  );
});
