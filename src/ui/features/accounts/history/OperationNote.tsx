import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { MAX_OPERATION_NOTE_LENGTH } from '../../../../domain/history/operationNote';
import { Button } from '../../../components/Button';
import { Disclosure } from '../../../components/Disclosure';
import { FailureAlert } from '../../../components/FailureAlert';
import { Panel } from '../../../components/Panel';
import { TextField } from '../../../components/TextField';
import styles from './OperationNote.module.css';
import type { TransactionDetailsViewModel } from '../../../objects/operations/TransactionDetailsViewModel';

interface OperationNoteProps {
  readonly model: TransactionDetailsViewModel;
  readonly note: string;
}

/** Note of the customer beside an operation, which nobody else sees; it is written and replaced in its place. */
export const OperationNote = observer(function OperationNote({ model, note }: OperationNoteProps) {
  const { t } = useTranslation('history');
  const [writing, setWriting] = useState(false);
  if (note === '' && !model.mayWriteNote) {
    return null;
  }
  const end = (): void => setWriting(false);
  return (
    <Panel
      title={t('note.title')}
      action={
        note !== '' &&
        model.mayWriteNote &&
        !writing && (
          <Button tone="quiet" size="small" onClick={() => setWriting(true)}>
            {t('note.change')}
          </Button>
        )
      }
    >
      {model.noteFailure !== undefined && <FailureAlert failure={model.noteFailure} />}
      {note === '' && (
        <>
          <p className={styles['none']}>{t('note.none')}</p>
          <Disclosure title={t('note.add')} onOpen={() => setWriting(true)}>
            {writing && <NoteForm model={model} note={note} onWritten={end} />}
          </Disclosure>
        </>
      )}
      {note !== '' && writing && <NoteForm model={model} note={note} onWritten={end} onLeave={end} />}
      {note !== '' && !writing && <p className={styles['note']}>{note}</p>}
    </Panel>
  );
});

interface NoteFormProps extends OperationNoteProps {
  readonly onWritten: () => void;
  /** Absent where the form is folded by its title. */
  readonly onLeave?: () => void;
}

const NoteForm = observer(function NoteForm({ model, note, onWritten, onLeave }: NoteFormProps) {
  const { t } = useTranslation('history');
  const [text, setText] = useState(note);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void model.writeNote(text).then((written) => written && onWritten());
  };

  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <TextField
        id="note"
        label={t('note.label')}
        hint={t('note.hint', { longest: MAX_OPERATION_NOTE_LENGTH })}
        input={{ maxLength: MAX_OPERATION_NOTE_LENGTH, autoComplete: 'off', autoFocus: true }}
        value={text}
        onChange={setText}
      />
      <div className={styles['buttons']}>
        <Button type="submit" size="small" busy={model.noteBusy}>
          {t('note.save')}
        </Button>
        {onLeave !== undefined && (
          <Button tone="quiet" size="small" onClick={onLeave}>
            {t('note.leave')}
          </Button>
        )}
      </div>
    </form>
  );
});
