import type { Ref } from 'react';

import controlStyles from './control.module.css';
import { classNames } from './classNames';
import { Field } from './Field';
import type { FieldProps } from './Field';
import styles from './OtpField.module.css';

/** Eight digits and the spaces people put between them. */
const MAX_TYPED_LENGTH = 12;

interface OtpFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly disabled?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/**
 * A one-time code in one field: a phone offers the code from its message, and a pasted "123 456" is taken as it is. What is
 * no digit and no space is left out.
 */
export function OtpField({ value, onChange, disabled = false, inputRef, ...field }: OtpFieldProps) {
  return (
    <Field {...field}>
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
          maxLength={MAX_TYPED_LENGTH}
          disabled={disabled}
          value={value}
          onChange={(event) => onChange(event.target.value.normalize('NFKC').replaceAll(/[^\d ]/g, ''))}
        />
      )}
    </Field>
  );
}
