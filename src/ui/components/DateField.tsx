import { lazy, Suspense, useState } from 'react';

import type { DayRange } from '../../domain/calendar/DayRange';
import type { BankDay } from '../../domain/time/Instant';
import { classNames } from './classNames';
import controlStyles from './control.module.css';
import { DateTrigger } from './DateTrigger';
import styles from './DateField.module.css';
import { Field } from './Field';
import type { FieldProps } from './Field';
import { useLengthLimit } from './useLengthLimit';
import { identifierText } from '../../domain/text/identifiers';
import { useTranslation } from 'react-i18next';

const DatePicker = lazy(() => import('./DatePicker').then((module) => ({ default: module.DatePicker })));

/** Length of `DD.MM.YYYY`. */
const WRITTEN_DAY_LENGTH = 10;

interface DateFieldProps extends FieldProps {
  /** The day as typed, `DD.MM.YYYY`. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Days the calendar offers; the rules of the form check a typed date. */
  readonly range?: DayRange;
  /** Month the calendar opens at while the field holds no day; today's by default. */
  readonly openAt?: BankDay | undefined;
}

/** A day, typed or chosen in a calendar; the calendar is fetched when it is first opened. */
export function DateField({ value, onChange, range = {}, openAt, ...field }: DateFieldProps) {
  const { t } = useTranslation('common');
  const [isWanted, setIsWanted] = useState(false);
  const excess = useLengthLimit(field.id, value, { max: WRITTEN_DAY_LENGTH });
  const button = (
    <DateTrigger
      label={field.label}
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-busy={isWanted || undefined}
      onClick={() => setIsWanted(true)}
    />
  );
  return (
    <Field {...field} violation={excess ?? field.violation}>
      {(control) => (
        <div className={styles['frame']}>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={t('dayPlaceholder')}
            {...control}
            className={classNames(controlStyles['control'], styles['input'])}
            value={value}
            onChange={(event) => onChange(identifierText(event.target.value))}
          />
          {isWanted ? (
            <Suspense fallback={button}>
              <DatePicker
                label={field.label}
                value={value}
                violation={field.violation}
                range={range}
                openAt={openAt}
                onChange={onChange}
              />
            </Suspense>
          ) : (
            button
          )}
        </div>
      )}
    </Field>
  );
}
