import styles from './control.module.css';
import { Field } from './Field';
import type { FieldProps } from './Field';
import { useLengthLimit } from './useLengthLimit';

interface TextAreaFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly maxLength: number;
}

/** A few lines of text that grow with what is written; text longer than `maxLength` stays and is an error. */
export function TextAreaField({ value, onChange, maxLength, ...field }: TextAreaFieldProps) {
  const excess = useLengthLimit(field.id, value, { max: maxLength });
  return (
    <Field {...field} violation={excess ?? field.violation}>
      {(control) => (
        <textarea
          {...control}
          className={styles['control']}
          rows={2}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
