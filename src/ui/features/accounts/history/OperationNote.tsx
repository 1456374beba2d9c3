import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { MAX_OPERATION_NOTE_LENGTH } from '../../../../domain/history/operationNote';
import { Button } from '../../../components/Button';
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
  const { t } = useTranslation('operations');
  const [writing, setWriting] = useState(false);
  if (note === '' && !model.mayWriteNote) {
    return null;
  }
  return (
    <Panel
      title={t('note.title')}
      action={
        model.mayWriteNote &&
        !writing && (
          <Button tone="quiet" size="small" onClick={() => setWriting(true)}>
            {t(note === '' ? 'note.add' : 'note.change')}
          </Button>
        )
      }
    >
      {model.noteFailure !== undefined && <FailureAlert failure={model.noteFailure} />}
      {writing ? (
        <NoteForm model={model} note={note} close={() => setWriting(false)} />
      ) : (
        <p className={note === '' ? styles['none'] : styles['note']}>{note === '' ? t('note.none') : note}</p>
      )}
    </Panel>
  );
});

interface NoteFormProps extends OperationNoteProps {
  readonly close: () => void;
}

const NoteForm = observer(function NoteForm({ model, note, close }: NoteFormProps) {
  const { t } = useTranslation('operations');
  const [text, setText] = useState(note);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void model.writeNote(text).then((written) => written && close());
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
        <Button tone="quiet" size="small" onClick={close}>
          {t('note.leave')}
        </Button>
      </div>
    </form>
  );
});
