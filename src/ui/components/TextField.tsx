import type { InputHTMLAttributes, Ref } from 'react';

import styles from './control.module.css';
import { Field } from './Field';
import type { FieldProps } from './Field';
import { useLengthLimit } from './useLengthLimit';

interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Attributes of the input itself: `autoComplete`, `inputMode` …; text longer than `maxLength` stays and is an error */
  readonly input?: Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'value' | 'onChange'>;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Keyboards and types of fields for numbers, which people write in groups. */
const NUMBERS: ReadonlySet<string | undefined> = new Set(['numeric', 'tel']);

/** One line of text. */
export function TextField({ value, onChange, input, inputRef, ...field }: TextFieldProps) {
  const { maxLength, ...attributes } = input ?? {};
  const isNumber = NUMBERS.has(attributes.inputMode ?? attributes.type);
  const excess = useLengthLimit(field.id, value, { max: maxLength, counted: isNumber ? 'number' : 'text' });
  return (
    <Field {...field} violation={excess ?? field.violation}>
      {(control) => (
        <input
          type="text"
          {...attributes}
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
