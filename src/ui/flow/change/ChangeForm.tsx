import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Failure } from '../../../application/operations/failureCodes';
import { Alert } from '../../components/Alert';
import { Button } from '../../components/Button';
import { ErrorSummary } from '../../components/ErrorSummary';
import type { FieldViolation } from '../../components/ErrorSummary';
import { Panel } from '../../components/Panel';
import { useAttempts } from '../../kernel/useAttempts';
import styles from './Form.module.css';
import { FormFailure } from './FormFailure';

interface ChangeFormModel {
  readonly busy: boolean;
  readonly failure: Failure | undefined;
  submit(): Promise<void>;
}

interface ChangeFormProps {
  readonly model: ChangeFormModel;
  readonly summary: readonly FieldViolation[];
  /** True when the failure is already shown at a field and in the summary. */
  readonly refusedAtField: boolean;
  /** True when the change affects access, so that it ends all other sessions. */
  readonly endsOtherSessions?: boolean;
  /** Replaces the button when the form leads elsewhere. */
  readonly action?: ReactNode;
  /** Fields of the form. */
  readonly children: ReactNode;
}

/** Form of a change: errors above the fields, the consequences of the change below them, and the button. */
export const ChangeForm = observer(function ChangeForm(props: ChangeFormProps) {
  const { model, summary, refusedAtField, endsOtherSessions = true, action, children } = props;
  const { t } = useTranslation('profile');
  const { attempt, submit } = useAttempts(model);

  return (
    <form className={styles['fields']} noValidate onSubmit={submit}>
      {/* A failure arrives after its submission, and moves the focus to the summary as well. */}
      <ErrorSummary violations={summary} attempt={2 * attempt + (refusedAtField ? 1 : 0)} />
      {!refusedAtField && model.failure !== undefined && <FormFailure failure={model.failure} />}
      <Panel>
        <div className={styles['fields']}>{children}</div>
      </Panel>
      {endsOtherSessions && (
        <Alert>
          <p>{t('change.othersWillEnd')}</p>
        </Alert>
      )}
      <div className={styles['buttons']}>
        {action ?? (
          <Button type="submit" busy={model.busy}>
            {t('change.next')}
          </Button>
        )}
      </div>
    </form>
  );
});
