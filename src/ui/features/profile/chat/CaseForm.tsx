import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { PROMISED_DAYS } from '../../../../domain/case/casePromise';
import type { CaseViolation } from '../../../../domain/case/caseRules';
import type { Matter } from '../../../../domain/case/CustomerCase';
import { MAX_MESSAGE_FILES, MAX_MESSAGE_LENGTH } from '../../../../domain/chat/messageRules';
import { Button } from '../../../components/Button';
import { ButtonRow } from '../../../components/ButtonRow';
import { CopyButton } from '../../../components/CopyButton';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { FailureAlert } from '../../../components/FailureAlert';
import { FileButton } from '../../../components/FileButton';
import { Panel } from '../../../components/Panel';
import { RadioGroup } from '../../../components/RadioGroup';
import { TextAreaField } from '../../../components/TextAreaField';
import { Phones } from '../../../kernel/Phones';
import { useAttempts } from '../../../kernel/useAttempts';
import { addFiles } from './addFiles';
import { AttachedFile } from './AttachedFile';
import styles from './CaseForm.module.css';
import type { NewCaseViewModel } from './NewCaseViewModel';

const ACCEPTED = 'image/*,application/pdf';

interface CaseFormProps {
  readonly form: NewCaseViewModel;
  readonly kinds: readonly Matter[];
  /** Number the call centre looks an operation up by. */
  readonly operationNumber?: string;
  /** Steps that help before the bank answers. */
  readonly help: ReactNode;
}

/** Kind, words and files of a case, what the bank will do about it, and the telephone last. */
export const CaseForm = observer(function CaseForm({ form, kinds, operationNumber, help }: CaseFormProps) {
  const { t } = useTranslation(['cases', 'chat', 'operations']);
  const textOf = (code: CaseViolation | undefined) =>
    code && t(`violations.${code}`, { max: code === 'FILES' ? MAX_MESSAGE_FILES : MAX_MESSAGE_LENGTH });
  const { attempt, submit } = useAttempts(form);
  const { kind, violations, files } = form;
  const summary = Object.entries(violations).map(([field, code]) => ({
    fieldId: `case-${field}`,
    text: textOf(code) ?? '',
  }));
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <ErrorSummary violations={summary} attempt={attempt} />
      {form.failure !== undefined && <FailureAlert failure={form.failure} />}
      <Panel>
        <div className={styles['fields']}>
          <RadioGroup
            id="case-kind"
            label={t('form.kind')}
            options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            value={kind}
            onChange={form.choose}
            violation={textOf(violations.kind)}
          />
          {help}
          <TextAreaField
            id="case-text"
            label={t('form.text')}
            hint={t('form.textHint')}
            value={form.text}
            onChange={form.type}
            maxLength={MAX_MESSAGE_LENGTH}
            violation={textOf(violations.text)}
          />
          <fieldset id="case-files" tabIndex={-1} className={styles['files']} aria-describedby="case-files-hint">
            <legend className={styles['legend']}>{t('form.files')}</legend>
            <p id="case-files-hint" className={styles['hint']}>
              {t('chat:hint', { max: files.max })}
            </p>
            {files.items.length > 0 && (
              <ul className={styles['attached']} aria-live="polite">
                {files.items.map((file) => (
                  <AttachedFile key={file.id} file={file} files={files} />
                ))}
              </ul>
            )}
            {!files.isFull && (
              <FileButton
                label={t('chat:attach')}
                accept={ACCEPTED}
                multiple
                onChoose={(chosen) => void addFiles(files, chosen)}
              />
            )}
            {violations.files !== undefined && <p className={styles['problem']}>{textOf(violations.files)}</p>}
          </fieldset>
        </div>
      </Panel>
      {kind !== undefined && (
        <p className={styles['promise']}>
          {t(`promise.${kind}`)} {t(`term.${PROMISED_DAYS[kind]}`)}
        </p>
      )}
      <ButtonRow>
        <Button type="submit" busy={form.busy}>
          {t('form.submit')}
        </Button>
      </ButtonRow>
      <div className={styles['call']}>
        <span>{t('form.urgent')}</span>
        {operationNumber !== undefined && (
          <span className={styles['number']}>
            {t('form.operationNumber')} <strong>{operationNumber}</strong>
            <CopyButton text={operationNumber} label={t('operations:copyTransactionNumber')} />
          </span>
        )}
        <Phones />
      </div>
    </form>
  );
});
