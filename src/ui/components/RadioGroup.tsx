import type { ReactNode } from 'react';

import styles from './RadioGroup.module.css';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** BCP 47 tag of the language of the label, when it differs from that of the page. */
  readonly lang?: string;
  /** Line below the label that explains the choice. */
  readonly hint?: ReactNode;
  /** Shown with its hint, which gives the reason, but not selectable. */
  readonly disabled?: boolean;
}

interface RadioGroupProps<Value extends string> {
  /** Unique on the page; the error summary links to it. */
  readonly id: string;
  readonly label: string;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  /** Error text with the way to correct the choice, in the language of the screen. */
  readonly violation?: string | undefined;
}

/** Group of a few options that are worth comparing; native radio buttons, navigated with the arrow keys. */
export function RadioGroup<Value extends string>({
  id,
  label,
  options,
  value,
  onChange,
  violation,
}: RadioGroupProps<Value>) {
  return (
    <fieldset
      className={styles['group']}
      id={id}
      tabIndex={-1}
      aria-describedby={violation === undefined ? undefined : `${id}-problem`}
    >
      <legend className={styles['label']}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles['option']}>
          <input
            className={styles['radio']}
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className={styles['words']}>
            <span lang={option.lang}>{option.label}</span>
            {option.hint !== undefined && <span className={styles['hint']}>{option.hint}</span>}
          </span>
        </label>
      ))}
      {violation !== undefined && (
        <p className={styles['problem']} id={`${id}-problem`}>
          {violation}
        </p>
      )}
    </fieldset>
  );
}
