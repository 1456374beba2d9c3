import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { FORMATS_OF } from '../../../../domain/batch/batchFormats';
import { listed } from '../../../../domain/language/punctuation';
import { AccountPicker } from '../../../components/AccountPicker';
import { Button } from '../../../components/Button';
import { CodePicker } from '../../../components/CodePicker';
import { ErrorSummary } from '../../../components/ErrorSummary';
import type { FieldViolation } from '../../../components/ErrorSummary';
import { FailureAlert } from '../../../components/FailureAlert';
import { Panel } from '../../../components/Panel';
import { RadioGroup } from '../../../components/RadioGroup';
import { SwitchField } from '../../../components/SwitchField';
import { useValidationText } from '../../../components/useValidationText';
import { useLanguage } from '../../../language/useLanguage';
import { useAttempts } from '../../../kernel/useAttempts';
import styles from './Batch.module.css';
import { BatchFilesField } from './BatchFilesField';
import { batchPath } from '../../../objects/qr/batchPaths';
import type { BatchUploadViewModel } from './BatchUploadViewModel';
import { FileViolations } from './FileViolations';

const ACCOUNT_ID = 'debitAccountId';
const FILES_ID = 'files';

/** Form of a batch upload: kind of batch, debit account and files. */
export const BatchForm = observer(function BatchForm({ model }: { readonly model: BatchUploadViewModel }) {
  const { t } = useTranslation(['batch', 'otherBanks']);
  const navigate = useNavigate();
  const validationText = useValidationText();
  const upload = async (): Promise<void> => {
    const made = await model.submit();
    if (made !== undefined) {
      await navigate(batchPath(made));
    }
  };
  const { attempt, submit } = useAttempts({ submit: upload });
  const { attempted } = model.form;
  const account = attempted && model.accountMissing ? validationText('ACCOUNT_REQUIRED') : undefined;
  const files = filesViolation();
  const language = useLanguage();
  const violations: readonly FieldViolation[] = [
    ...(account === undefined ? [] : [{ fieldId: ACCOUNT_ID, text: account }]),
    ...(files === undefined ? [] : [{ fieldId: FILES_ID, text: files }]),
  ];

  function filesViolation(): string | undefined {
    const { violation } = model.files;
    if (violation !== undefined && (attempted || violation !== 'REQUIRED')) {
      return t(`files.problems.${violation}`);
    }
    return attempted && !model.files.isSound(model.kind) ? t('files.problems.SOME') : undefined;
  }

  return (
    <form className={styles['stack']} noValidate onSubmit={submit}>
      <ErrorSummary violations={attempted ? violations : []} attempt={attempt} />
      {model.failure !== undefined && <FailureAlert failure={model.failure} />}
      <FileViolations kind={model.kind} faults={model.faults} />
      <Panel>
        <div className={styles['stack']}>
          <RadioGroup
            id="kind"
            label={t('kind')}
            options={model.kinds.map((kind) => ({
              value: kind,
              label: t(`kinds.${kind}`),
              hint: t('formats', {
                formats: listed(
                  FORMATS_OF[kind].map((format) => `.${format}`),
                  language,
                ),
              }),
            }))}
            value={model.kind}
            onChange={model.setKind}
          />
          {model.asksAccount && (
            <AccountPicker
              id={ACCOUNT_ID}
              label={t('account')}
              hint={t('accountHint')}
              options={model.accountOptions}
              value={model.debitAccountId}
              onChange={model.setDebitAccount}
              violation={account}
            />
          )}
          <BatchFilesField id={FILES_ID} model={model} violation={files} />
          {model.asksPurposeCode && (
            <CodePicker
              id="purposeCode"
              label={t('otherBanks:purposeCode')}
              hint={t('purposeCodeHint')}
              words={{
                placeholder: t('otherBanks:purposeCodePlaceholder'),
                search: t('otherBanks:purposeCodeSearch'),
                noMatches: t('otherBanks:purposeCodeNoMatches'),
              }}
              options={model.purposes}
              value={model.purposeCode}
              onChange={model.setPurposeCode}
            />
          )}
          {model.hasTables && (
            <SwitchField
              id="checksColumns"
              label={t('columns.check')}
              hint={t('columns.checkHint')}
              on={model.checksColumns}
              onChange={model.switchChecksColumns}
            />
          )}
          {model.busy && <progress className={styles['progress']} aria-label={t('uploading')} />}
          <p role="status" className={styles['note']}>
            {model.busy ? t('uploading') : ''}
          </p>
          <div className={styles['buttons']}>
            <Button type="submit" busy={model.busy}>
              {t('upload')}
            </Button>
          </div>
        </div>
      </Panel>
    </form>
  );
});
