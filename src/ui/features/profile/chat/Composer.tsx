import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { ClipboardEvent, FormEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { MAX_MESSAGE_LENGTH } from '../../../../domain/chat/messageRules';
import { Button } from '../../../components/Button';
import { isComposing } from '../../../components/isComposing';
import { classNames } from '../../../components/classNames';
import controlStyles from '../../../components/control.module.css';
import { FileButton } from '../../../components/FileButton';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { AttachedFile } from './AttachedFile';
import { LengthExcess } from './LengthExcess';
import styles from './Messages.module.css';
import type { MessagesScreenViewModel } from './MessagesScreenViewModel';

const ACCEPTED = 'image/*,application/pdf';

interface ComposerProps {
  readonly model: MessagesScreenViewModel;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Field for the next message with its files. Enter sends it where there is a keyboard, Shift and Enter begin a new line. */
export const Composer = observer(function Composer({ model, onFiles }: ComposerProps) {
  const { t } = useTranslation('chat');
  const id = useId();

  const isTooLong = model.text.length > MAX_MESSAGE_LENGTH;

  const send = (event: FormEvent): void => {
    event.preventDefault();
    void model.send();
  };
  const press = (event: KeyboardEvent): void => {
    const isSending = event.key === 'Enter' && !event.shiftKey && !isComposing(event);
    if (isSending && !window.matchMedia('(pointer: coarse)').matches) {
      event.preventDefault();
      void model.send();
    }
  };
  const paste = (event: ClipboardEvent): void => {
    const files = [...event.clipboardData.files];
    if (files.length > 0) {
      event.preventDefault();
      onFiles(files);
    }
  };

  return (
    <form className={styles['composer']} onSubmit={send}>
      {model.files.items.length > 0 && (
        <ul className={styles['attached']} aria-live="polite">
          {model.files.items.map((file) => (
            <AttachedFile key={file.id} file={file} files={model.files} />
          ))}
        </ul>
      )}
      <label htmlFor={id}>
        <VisuallyHidden>{t('message')}</VisuallyHidden>
      </label>
      <textarea
        id={id}
        className={classNames(controlStyles['control'], styles['field'])}
        rows={1}
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? `${id}-excess` : undefined}
        placeholder={t('placeholder')}
        value={model.text}
        onChange={(event) => model.type(event.target.value)}
        onKeyDown={press}
        onPaste={paste}
      />
      {isTooLong && <LengthExcess id={`${id}-excess`} length={model.text.length} max={MAX_MESSAGE_LENGTH} />}
      <div className={styles['tools']}>
        {!model.files.isFull && <FileButton label={t('attach')} accept={ACCEPTED} multiple onChoose={onFiles} />}
        <p className={styles['hint']}>{t('hint', { max: model.files.max })}</p>
        <Button type="submit" icon="send" aria-disabled={!model.canSend || undefined}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
});
