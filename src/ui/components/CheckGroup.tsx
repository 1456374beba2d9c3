import type { ReactNode } from 'react';

import styles from './RadioGroup.module.css';

export interface CheckOption {
  readonly value: string;
  readonly label: string;
  /** Line below the label that tells the option from the others. */
  readonly hint?: ReactNode;
}

interface CheckGroupProps {
  /** Unique on the page; the error summary links to it. */
  readonly id: string;
  readonly label: string;
  readonly options: readonly CheckOption[];
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
  /** Error text with the way to correct the choice, in the language of the screen. */
  readonly violation?: string | undefined;
}

/** Group of options of which several may be chosen; native checkboxes that look like the radio buttons of a form. */
export function CheckGroup({ id, label, options, chosen, onToggle, violation }: CheckGroupProps) {
  return (
    <fieldset
      className={styles['group']}
      id={id}
      tabIndex={-1}
      aria-describedby={violation === undefined ? undefined : `${id}-problem`}
    >
      <legend className={styles['label']}>{label}</legend>
      {options.map(({ value, label: words, hint }) => (
        <label key={value} className={styles['option']}>
          <input
            className={styles['radio']}
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
          />
          <span className={styles['words']}>
            <span>{words}</span>
            {hint !== undefined && <span className={styles['hint']}>{hint}</span>}
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
