import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { formatDate, formatTime } from '../../../../domain/time/format';
import { bankDayOf } from '../../../../domain/time/Instant';
import { listed } from '../../../../domain/language/punctuation';
import { MESSAGES_PATH } from '../../../objects/chat/chatPaths';
import { useBankNow } from '../../../components/BankNow';
import { Badge } from '../../../components/Badge';
import { useLanguage } from '../../../language/useLanguage';
import styles from './Messages.module.css';
import type { ShownTopic } from './MessagesScreenViewModel';

interface TopicListProps {
  readonly topics: readonly ShownTopic[];
  readonly openId: string | undefined;
}

/** Topics of the chat, each with its last message and the number of unread ones. */
export function TopicList({ topics, openId }: TopicListProps) {
  const { t } = useTranslation('chat');
  return (
    <nav className={styles['topics']} aria-label={t('topics')}>
      <ul>
        {topics.map((topic) => (
          <li key={topic.id}>
            <TopicLink topic={topic} isOpen={topic.id === openId} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TopicLink({ topic: { id, name, summary }, isOpen }: { readonly topic: ShownTopic; readonly isOpen: boolean }) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  return (
    <Link to={`${MESSAGES_PATH}/${id}`} className={styles['topic']} aria-current={isOpen ? 'page' : undefined}>
      <span className={styles['topicName']}>{name[language]}</span>
      {summary !== undefined && <LastAt at={summary.last.createdAt} />}
      <span className={styles['snippet']}>
        {summary === undefined
          ? t('noMessages')
          : t(summary.last.from === 'bank' ? 'lastFromBank' : 'lastFromYou', {
              text:
                summary.last.text ||
                listed(
                  summary.last.files.map((file) => file.name),
                  language,
                ),
            })}
      </span>
      {summary !== undefined && summary.unread > 0 && (
        <span className={styles['count']}>
          <Badge tone="negative">{t('unread', { number: summary.unread })}</Badge>
        </span>
      )}
    </Link>
  );
}

function LastAt({ at }: { readonly at: number }) {
  const language = useLanguage();
  const now = useBankNow();
  const isToday = bankDayOf(at) === bankDayOf(now());
  return <span className={styles['at']}>{isToday ? formatTime(at) : formatDate(at, language)}</span>;
}
