import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { ChatFile } from '../../../../domain/chat/ChatMessage';
import { formatTime } from '../../../../domain/time/format';
import { Button } from '../../../components/Button';
import { classNames } from '../../../components/classNames';
import { Icon } from '../../../components/Icon';
import { SEPARATOR } from '../../../components/lineParts';
import { useFailureText } from '../../../components/useFailureText';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { FilePreview } from '../../../flow/uploads/FilePreview';
import styles from './Messages.module.css';
import type { MessagesScreenViewModel, ShownMessage } from './MessagesScreenViewModel';

interface ChatMessageItemProps {
  readonly message: ShownMessage;
  readonly model: MessagesScreenViewModel;
}

/** One message: its author, text, files, time and how far it has come. */
export const ChatMessageItem = observer(function ChatMessageItem({ message, model }: ChatMessageItemProps) {
  const { t } = useTranslation('chat');
  const { state, text, files, createdAt } = message;
  const isOwn = state !== 'received';
  const isUnsent = state === 'waiting' || state === 'refused';
  return (
    <li
      className={classNames(styles['message'], isOwn ? styles['own'] : styles['theirs'], isUnsent && styles['unsent'])}
    >
      <VisuallyHidden>{isOwn ? t('you') : t('bank')}</VisuallyHidden>
      {text !== '' && <p className={styles['text']}>{text}</p>}
      {files.map((file) => (
        <MessageFile key={file.id} file={file} model={model} />
      ))}
      <p className={styles['state']}>
        {formatTime(createdAt)}
        {isOwn && (
          <>
            {SEPARATOR}
            {state === 'read' && <Icon name="check" size="small" />}
            {t(`state.${state}`)}
          </>
        )}
      </p>
      {isUnsent && <Unsent message={message} model={model} />}
    </li>
  );
});

/** Reason a message was not sent, and what can be done about it. */
function Unsent({ message: { state, failure, localId }, model }: ChatMessageItemProps) {
  const { t } = useTranslation('chat');
  const failureText = useFailureText();
  if (localId === undefined) {
    return null;
  }
  const words = failure !== undefined && state === 'refused' ? failureText(failure) : undefined;
  return (
    <>
      {words !== undefined && (
        <p className={styles['problem']}>
          {words.what} {words.next}
        </p>
      )}
      <div className={styles['repair']}>
        <Button size="small" tone="secondary" icon="repeat" onClick={leaving(() => model.sendAgain(localId))}>
          {t('again')}
        </Button>
        <Button size="small" tone="quiet" onClick={leaving(() => model.discard(localId))}>
          {t('discard')}
        </Button>
      </div>
    </>
  );
}

/** The button that is pressed goes away with what it does; its focus stays at the messages. */
function leaving(act: () => void): (event: MouseEvent<HTMLElement>) => void {
  return ({ currentTarget }) => {
    currentTarget.closest<HTMLElement>('[role="log"]')?.focus({ preventScroll: true });
    act();
  };
}

const MessageFile = observer(function MessageFile({
  file,
  model,
}: {
  readonly file: ChatFile;
  readonly model: MessagesScreenViewModel;
}) {
  const { t } = useTranslation('chat');
  const { id, name, extension } = file;
  const picture = model.pictures.get(id);
  const isPicture = extension !== 'pdf';
  return (
    <div className={styles['file']}>
      <button
        type="button"
        className={styles['fileName']}
        aria-busy={model.openingFile === id || undefined}
        {...(isPicture && { 'aria-expanded': picture !== undefined })}
        onClick={() => void model.openFile(file)}
      >
        <Icon name={isPicture ? 'eye' : 'download'} size="small" />
        <VisuallyHidden>{t(isPicture ? 'picture' : 'document')}</VisuallyHidden>
        <span>{name}</span>
      </button>
      {picture !== undefined && <FilePreview bytes={picture} extension={extension} label={name} whole />}
    </div>
  );
});
