import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { groupAmountText, keptAmountText, shownAmountText } from '../../domain/money/amountText';
import { amountKeyFilter, currencySign } from '../../domain/money/formatAmount';
import type { Currency } from '../../domain/money/Currency';
import { useLanguage } from '../language/useLanguage';
import styles from './AmountField.module.css';
import controlStyles from './control.module.css';
import { classNames } from './classNames';
import { Field } from './Field';
import type { FieldProps } from './Field';

interface AmountFieldProps extends FieldProps {
  /** The text as typed; it becomes money only where it is submitted. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly currency: Currency | undefined;
}

/**
 * An amount: comma or dot, pasted spaces and signs are tolerated, digits are grouped once the field is left. An amount that is filled in
 * while the field has the focus is selected, so that typing replaces it.
 */
export function AmountField({ value, onChange, currency, ...field }: AmountFieldProps) {
  const language = useLanguage();
  const { t } = useTranslation('common');
  const { input, tell } = useOwnText(value, onChange);
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles['frame']}>
          <input
            {...control}
            ref={input}
            className={classNames(controlStyles['control'], styles['amount'])}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            placeholder={t('amountPlaceholder')}
            value={shownAmountText(value, language)}
            onChange={({ nativeEvent, target }) => {
              const text = isTyped(nativeEvent) ? amountKeyFilter(target.value) : target.value;
              tell(keptAmountText(text, language, value));
            }}
            onBlur={() => tell(groupAmountText(value, language))}
          />
          {currency !== undefined && (
            <span className={styles['currency']} aria-hidden="true">
              {currencySign(currency, language)}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

/** Selects a text that the field did not tell itself, such as a debt that was just found, where somebody is about to type. */
function useOwnText(value: string, onChange: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const known = useRef(value);
  useLayoutEffect(() => {
    if (known.current !== value && input.current !== null && input.current === document.activeElement) {
      input.current.select();
    }
    known.current = value;
  }, [value]);
  const tell = (text: string): void => {
    known.current = text;
    onChange(text);
  };
  return { input, tell };
}

/**
 * True for input typed by key. Pasted text is kept and validated as a whole: dropping characters from "1e3" would produce another amount.
 */
function isTyped(event: Event): boolean {
  return event instanceof InputEvent && event.inputType === 'insertText';
}
