import type { Ref } from 'react';

import { PIN_DIGITS } from '../../domain/user/pinPolicy';
import { classNames } from './classNames';
import controlStyles from './control.module.css';
import { Field } from './Field';
import type { FieldProps } from './Field';
import styles from './PinField.module.css';
import { useLengthLimit } from './useLengthLimit';
import { useRefusedForm } from './useRefusedForm';
import { useValidationText } from './useValidationText';
import { withoutGroups } from '../../domain/text/identifiers';

interface PinFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/**
 * Four digits, hidden from bystanders. Other characters and digits beyond the fourth stay and are an error at once, because they are not
 * visible.
 */
export function PinField({ value, onChange, inputRef, ...field }: PinFieldProps) {
  const validationText = useValidationText();
  const excess = useLengthLimit(field.id, value, { max: PIN_DIGITS });
  const isOther = !/^\d*$/.test(value);
  useRefusedForm(field.id, isOther);
  const problem = isOther ? validationText('PIN_DIGITS') : excess;
  return (
    <Field {...field} violation={problem ?? field.violation}>
      {(control) => (
        <input
          {...control}
          ref={inputRef}
          className={classNames(controlStyles['control'], styles['pin'])}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(withoutGroups(event.target.value))}
        />
      )}
    </Field>
  );
}
