import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ChatsStore } from '../../application/chat/ChatsStore';
import { MESSAGES_PATH } from '../objects/chat/chatPaths';
import { CountBadge } from '../components/CountBadge';
import { Icon } from '../components/Icon';
import buttonStyles from '../components/IconButton.module.css';
import { useService } from '../kernel/ServicesContext';

/** Time from the frame to the first count of unread messages, in milliseconds; by then the first page is drawn. */
const COUNTED_AFTER_MS = 2500;

/** Way to the chat, which is open to everybody, with the number of unread messages. */
export const MessagesLink = observer(function MessagesLink() {
  const { t } = useTranslation('shell');
  const { unread: number, ensure } = useService(ChatsStore);
  useEffect(() => {
    const timer = setTimeout(() => void ensure(), COUNTED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [ensure]);
  const label = number === 0 ? t('nav.messages') : t('nav.messagesUnread', { number });
  return (
    <Link to={MESSAGES_PATH} className={buttonStyles['button']} aria-label={label}>
      <Icon name="chat" />
      <CountBadge count={number} />
    </Link>
  );
});
