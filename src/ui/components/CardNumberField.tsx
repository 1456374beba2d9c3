import { useTranslation } from 'react-i18next';

import { groupedCardNumber } from '../../domain/card/cardNumber';
import { schemeOf } from '../../domain/card/cardScheme';
import { CARD_DIGITS } from '../../domain/validation/ValidationCode';
import styles from './CardNumberField.module.css';
import { classNames } from './classNames';
import controlStyles from './control.module.css';
import { Field } from './Field';
import type { FieldProps } from './Field';
import { useLengthLimit } from './useLengthLimit';
import { readCardNumber } from '../../domain/text/identifiers';

interface CardNumberFieldProps extends FieldProps {
  /** As typed; the submitting form extracts the digits. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly autoComplete: 'off' | 'cc-number';
}

/** The number of a card: pasted with any spaces or hyphens, in groups of four once the field is left, with the scheme it tells. */
export function CardNumberField({ value, onChange, autoComplete, ...field }: CardNumberFieldProps) {
  const { t } = useTranslation('cards');
  const scheme = schemeOf(readCardNumber(value));
  const excess = useLengthLimit(field.id, value, { max: CARD_DIGITS, counted: 'number' });
  return (
    <Field {...field} violation={excess ?? field.violation}>
      {(control) => (
        <div className={styles['frame']}>
          <input
            {...control}
            className={classNames(controlStyles['control'], styles['number'])}
            type="text"
            inputMode="numeric"
            autoComplete={autoComplete}
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => onChange(isWhole(value) ? groupedCardNumber(value) : value)}
          />
          {scheme !== undefined && (
            <span className={styles['scheme']} aria-hidden="true">
              {t(`schemes.${scheme}`)}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

/** True for text that consists of the digits of a card number only and can be regrouped; any other text is left as typed. */
function isWhole(typed: string): boolean {
  const digits = readCardNumber(typed);
  return digits.length === CARD_DIGITS && /^\d+$/.test(digits);
}
