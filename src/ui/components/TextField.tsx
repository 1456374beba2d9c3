import type { InputHTMLAttributes, Ref } from 'react';

import styles from './control.module.css';
import { Field } from './Field';
import type { FieldProps } from './Field';

interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Attributes of the input itself: `autoComplete`, `maxLength`, `inputMode` … */
  readonly input?: Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'value' | 'onChange'>;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField({ value, onChange, input, inputRef, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          ref={inputRef}
          className={styles['control']}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
