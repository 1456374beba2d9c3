import type { ReactNode } from 'react';

import styles from './Field.module.css';

/** Attributes that connect a control with its label, hint and error text for screen readers. */
export interface ControlProps {
  readonly 'id': string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps {
  /** Unique on the page; the error summary links to it. */
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Error text with the way to correct the value, in the language of the screen. */
  readonly violation?: string | undefined;
  /** Suggestion of a value, right under the control. */
  readonly offer?: ReactNode;
}

interface FieldFrameProps extends FieldProps {
  readonly children: (control: ControlProps) => ReactNode;
}

/** Form field: a label, a hint under it, the control, and the error text next to the control. */
export function Field({ id, label, hint, violation, offer, children }: FieldFrameProps) {
  const hintId = `${id}-hint`;
  const problemId = `${id}-problem`;
  const described = [hint === undefined ? undefined : hintId, violation === undefined ? undefined : problemId].filter(
    (part) => part !== undefined,
  );
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described.length === 0 ? undefined : described.join(' '),
        'aria-invalid': violation === undefined ? undefined : true,
      })}
      {offer}
      {violation !== undefined && (
        <p className={styles['problem']} id={problemId}>
          {violation}
        </p>
      )}
      {hint !== undefined && (
        <div className={styles['hint']} id={hintId}>
          {hint}
        </div>
      )}
    </div>
  );
}
