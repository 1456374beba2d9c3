import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';

import type { Failure } from '../../../../application/operations/failureCodes';
import { Button } from '../../../components/Button';
import { ButtonRow } from '../../../components/ButtonRow';
import { ErrorSummary } from '../../../components/ErrorSummary';
import type { FieldViolation } from '../../../components/ErrorSummary';
import { FailureAlert } from '../../../components/FailureAlert';
import { Panel } from '../../../components/Panel';
import styles from './Invoicing.module.css';

interface InvoicingFormProps {
  readonly form: { readonly busy: boolean; readonly failure: Failure | undefined };
  readonly summary: readonly FieldViolation[];
  readonly submitLabel: string;
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
}

/** Fields of an invoice or a series, with what is wrong above them and the button below. */
export const InvoicingForm = observer(function InvoicingForm({ form, summary, ...props }: InvoicingFormProps) {
  const [attempt, setAttempt] = useState(0);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void props.onSubmit();
    setAttempt(attempt + 1);
  };

  return (
    <form className={styles['parts']} noValidate onSubmit={submit}>
      <ErrorSummary violations={summary} attempt={attempt} />
      {form.failure !== undefined && <FailureAlert failure={form.failure} />}
      <Panel>
        <div className={styles['fields']}>{props.children}</div>
      </Panel>
      <ButtonRow>
        <Button type="submit" busy={form.busy}>
          {props.submitLabel}
        </Button>
      </ButtonRow>
    </form>
  );
});
