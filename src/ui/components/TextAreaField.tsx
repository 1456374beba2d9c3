import styles from './control.module.css';
import { Field } from './Field';
import type { FieldProps } from './Field';

interface TextAreaFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly maxLength: number;
}

/** A few lines of text that grow with what is written. */
export function TextAreaField({ value, onChange, maxLength, ...field }: TextAreaFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          className={styles['control']}
          rows={2}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
