import type { Ref } from 'react';

import { PIN_DIGITS } from '../../domain/user/pinPolicy';
import { classNames } from './classNames';
import controlStyles from './control.module.css';
import { Field } from './Field';
import type { FieldProps } from './Field';
import styles from './PinField.module.css';
import { useLengthLimit } from './useLengthLimit';
import { withoutGroups } from '../../domain/text/identifiers';

interface PinFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/**
 * Four digits, hidden from bystanders. The field takes digits only, because a letter would be typed unseen; digits beyond the fourth stay
 * as an error.
 */
export function PinField({ value, onChange, inputRef, ...field }: PinFieldProps) {
  const excess = useLengthLimit(field.id, value, PIN_DIGITS);
  return (
    <Field {...field} violation={excess ?? field.violation}>
      {(control) => (
        <input
          {...control}
          ref={inputRef}
          className={classNames(controlStyles['control'], styles['pin'])}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(withoutGroups(event.target.value).replace(/\D/g, ''))}
        />
      )}
    </Field>
  );
}
