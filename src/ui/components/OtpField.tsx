import type { Ref } from 'react';

import controlStyles from './control.module.css';
import { classNames } from './classNames';
import { Field } from './Field';
import type { FieldProps } from './Field';
import styles from './OtpField.module.css';
import { useLengthLimit } from './useLengthLimit';
import { typedOneTimeCode } from '../../domain/text/identifiers';
import { MAX_OTP_LENGTH } from '../../domain/validation/ValidationCode';

interface OtpFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly disabled?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/**
 * One-time code in one field. A phone offers the code of its message, and a pasted message is reduced to its code. Digits beyond the
 * longest code stay visible as an error.
 */
export function OtpField({ value, onChange, disabled = false, inputRef, ...field }: OtpFieldProps) {
  const excess = useLengthLimit(field.id, value, { max: MAX_OTP_LENGTH, counted: 'number' });
  return (
    <Field {...field} violation={excess ?? field.violation}>
      {(control) => (
        <input
          {...control}
          ref={inputRef}
          className={classNames(controlStyles['control'], styles['code'])}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          disabled={disabled}
          value={value}
          onChange={(event) => onChange(typedOneTimeCode(event.target.value))}
        />
      )}
    </Field>
  );
}
