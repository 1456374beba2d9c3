import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/Button';
import { classNames } from '../../../components/classNames';
import { FailureAlert } from '../../../components/FailureAlert';
import { useDayName } from '../../../components/useDayName';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useService } from '../../../kernel/ServicesContext';
import { addFiles } from './addFiles';
import { ChatMessageItem } from './ChatMessageItem';
import { Composer } from './Composer';
import styles from './Messages.module.css';
import { MessagesScreenViewModel } from './MessagesScreenViewModel';

const SKELETON_ROWS = 4;

interface ConversationProps {
  readonly topicId: string;
  readonly name: string;
  /** True for a case that takes no messages. */
  readonly isClosed?: boolean;
}

/** Messages of a topic by day, with the field for the next one; pictures and documents can be dropped anywhere on it. */
export const Conversation = observer(function Conversation({ topicId, name, isClosed = false }: ConversationProps) {
  const { t } = useTranslation('chat');
  const model = useService(MessagesScreenViewModel);
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    void model.open(topicId);
    return model.leave;
  }, [model, topicId]);
  useEffect(() => model.followLink(), [model]);
  useSeen(model);

  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    if (!isClosed) {
      void addFiles(model.files, [...event.dataTransfer.files]);
    }
  };
  const drag = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(!isClosed);
  };

  return (
    <section
      className={classNames(styles['conversation'], isOver && styles['over'])}
      aria-label={name}
      onDragOver={drag}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <WhenLoaded
        status={model.status}
        rows={SKELETON_ROWS}
        failed={t('failed')}
        onRetry={model.reload}
        empty={{ icon: 'chat', ornament: true, title: t('emptyTitle'), text: t('emptyText') }}
      >
        {() => <Messages model={model} />}
      </WhenLoaded>
      {model.fileFailure !== undefined && <FailureAlert failure={model.fileFailure} />}
      {!isClosed && <Composer model={model} onFiles={(files) => void addFiles(model.files, files)} />}
    </section>
  );
});

/** Tells the model while the page is in sight. */
function useSeen(model: MessagesScreenViewModel): void {
  const { lastKey } = model;
  useEffect(() => {
    const tell = () => model.see(document.visibilityState === 'visible');
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      model.see(false);
    };
  }, [model, lastKey]);
}

const Messages = observer(function Messages({ model }: { readonly model: MessagesScreenViewModel }) {
  const { t } = useTranslation('chat');
  const dayName = useDayName();
  const end = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const [isReadingBack, setIsReadingBack] = useState(false);
  const { lastKey, hasOlder } = model;

  // The newest message is in sight when the topic opens, and when one comes or is written.
  useLayoutEffect(() => {
    // Newer browsers answer a promise, which is no clean-up.
    void end.current?.scrollIntoView({ block: 'end' });
  }, [lastKey]);
  // The button goes once everything is shown; the focus it had stays at the messages.
  useEffect(() => {
    if (isReadingBack && !hasOlder) {
      log.current?.focus({ preventScroll: true });
    }
  }, [isReadingBack, hasOlder]);
  const loadOlder = (): void => {
    setIsReadingBack(true);
    model.loadOlder();
  };

  return (
    <>
      {hasOlder && (
        <div className={styles['older']}>
          <Button tone="secondary" size="small" busy={model.loadingOlder} onClick={loadOlder}>
            {t('older')}
          </Button>
        </div>
      )}
      <div ref={log} role="log" aria-label={t('log')} tabIndex={-1} className={styles['log']}>
        {model.days.map(({ day, messages }) => (
          <section key={day} className={styles['day']}>
            <h2 className={styles['dayName']}>{dayName(day)}</h2>
            <ol className={styles['messages']}>
              {messages.map((message) => (
                <ChatMessageItem key={message.key} message={message} model={model} />
              ))}
            </ol>
          </section>
        ))}
      </div>
      <div ref={end} className={styles['end']} />
    </>
  );
});
