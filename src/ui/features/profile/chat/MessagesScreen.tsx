import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { isCaseTopic } from '../../../../domain/case/CustomerCase';
import type { CustomerCase } from '../../../../domain/case/CustomerCase';
import { MESSAGES_PATH } from '../../../objects/chat/chatPaths';
import { classNames } from '../../../components/classNames';
import { EmptyState } from '../../../components/EmptyState';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { CaseList } from './CaseList';
import { CasePanel } from './CasePanel';
import { CaseViewModel } from './CaseViewModel';
import { Conversation } from './Conversation';
import styles from './Messages.module.css';
import { MessagesScreenViewModel } from './MessagesScreenViewModel';
import { TopicList } from './TopicList';

const SKELETON_ROWS = 5;

/** The chat with the bank: its topics, and beside them, on a phone in their place, the messages of one. */
export const MessagesScreen = observer(function MessagesScreen() {
  const { t } = useTranslation(['chat', 'cases']);
  const language = useLanguage();
  const model = useService(MessagesScreenViewModel);
  const { topicId } = useParams();
  const cases = useService(CaseViewModel);
  const topic = model.topics.find(({ id }) => id === topicId);
  const shown = cases.inTopic(topicId);

  useEffect(() => {
    model.load();
    cases.load();
  }, [model, cases]);

  const isUnknownYet = topicId !== undefined && isCaseTopic(topicId) && cases.status === 'LOADING';
  const caseName = shown && t('cases:number', { number: shown.id });
  const name = topic?.name[language] ?? caseName;
  const title = name ?? t('title');
  return (
    <>
      <PageHeader
        key={topicId ?? ''}
        title={title}
        lead={topicId === undefined ? t('lead') : undefined}
        {...(topicId !== undefined && { back: { to: MESSAGES_PATH, label: t('title') } })}
      />
      <WhenLoaded
        status={isUnknownYet ? 'LOADING' : model.topicsStatus}
        rows={SKELETON_ROWS}
        failed={t('topicsFailed')}
        onRetry={model.reloadTopics}
      >
        {() => (
          <div className={classNames(styles['columns'], topicId !== undefined && styles['opened'])}>
            <div className={styles['side']}>
              <CaseList model={cases} openId={shown?.id} />
              <TopicList topics={model.topics} openId={topicId} />
            </div>
            {topicId === undefined || name === undefined ? (
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
              <div className={styles['thread']}>
                {shown !== undefined && <CasePanel key={shown.id} shown={shown} model={cases} />}
                <Conversation
                  key={topicId}
                  topicId={topicId}
                  name={name}
                  isClosed={shown !== undefined && (isOver(shown) || !shown.isOwn)}
                />
              </div>
            )}
          </div>
        )}
      </WhenLoaded>
    </>
  );
});

/** True for a case that takes no messages; the next message after a closed question asks another one. */
function isOver({ state, kind }: CustomerCase): boolean {
  return state === 'closed' && kind !== 'question';
}
