import type { ReactNode } from 'react';

import styles from './SwitchField.module.css';

interface SwitchFieldProps {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly on: boolean;
  readonly onChange: () => void;
}

/** Setting that takes effect at once; its label can be pressed as well. */
export function SwitchField({ id, label, hint, on, onChange }: SwitchFieldProps) {
  const hintId = `${id}-hint`;
  return (
    <div className={styles['field']}>
      <label className={styles['line']} htmlFor={id}>
        <span className={styles['label']}>{label}</span>
        <input
          id={id}
          type="checkbox"
          role="switch"
          className={styles['switch']}
          checked={on}
          onChange={onChange}
          aria-describedby={hint === undefined ? undefined : hintId}
        />
      </label>
      {hint !== undefined && (
        <div id={hintId} className={styles['hint']}>
          {hint}
        </div>
      )}
    </div>
  );
}
