import type { Ref } from 'react';

import { PIN_DIGITS } from '../../domain/user/pinPolicy';
import { classNames } from './classNames';
import controlStyles from './control.module.css';
import { Field } from './Field';
import type { FieldProps } from './Field';
import styles from './PinField.module.css';

interface PinFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Four digits nobody beside the screen should read. Letters do not get in, so that none is typed unseen. */
export function PinField({ value, onChange, inputRef, ...field }: PinFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          ref={inputRef}
          className={classNames(controlStyles['control'], styles['pin'])}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={PIN_DIGITS}
          value={value}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
        />
      )}
    </Field>
  );
}
