import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { MESSAGES_PATH } from '../../../objects/chat/chatPaths';
import { classNames } from '../../../components/classNames';
import { EmptyState } from '../../../components/EmptyState';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { Conversation } from './Conversation';
import styles from './Messages.module.css';
import { MessagesScreenViewModel } from './MessagesScreenViewModel';
import { TopicList } from './TopicList';

const SKELETON_ROWS = 5;

/** The chat with the bank: its topics, and beside them, on a phone in their place, the messages of one. */
export const MessagesScreen = observer(function MessagesScreen() {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const model = useService(MessagesScreenViewModel);
  const { topicId } = useParams();
  const topic = model.topics.find(({ id }) => id === topicId);

  useEffect(() => model.load(), [model]);

  const title = topic === undefined ? t('title') : topic.name[language];
  return (
    <>
      <PageHeader
        key={topicId ?? ''}
        title={title}
        lead={topicId === undefined ? t('lead') : undefined}
        {...(topicId !== undefined && { back: { to: MESSAGES_PATH, label: t('title') } })}
      />
      <WhenLoaded
        status={model.topicsStatus}
        rows={SKELETON_ROWS}
        failed={t('topicsFailed')}
        onRetry={model.reloadTopics}
      >
        {() => (
          <div className={classNames(styles['columns'], topicId !== undefined && styles['opened'])}>
            <TopicList topics={model.topics} openId={topicId} />
            {topic === undefined ? (
              <div className={styles['none']}>
                <Panel>
                  <EmptyState
                    icon="chat"
                    ornament
                    title={topicId === undefined ? t('chooseTitle') : t('unknownTitle')}
                    text={t('chooseText')}
                  />
                </Panel>
              </div>
            ) : (
              <Conversation key={topic.id} topicId={topic.id} name={topic.name[language]} />
            )}
          </div>
        )}
      </WhenLoaded>
    </>
  );
});
