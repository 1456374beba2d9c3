import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { parseDay } from '../../domain/time/days';
import { writtenDay } from '../../domain/time/format';
import { bankDayOf } from '../../domain/time/Instant';
import type { BankDay } from '../../domain/time/Instant';
import { useBankNow } from './BankNow';
import { Button } from './Button';
import { classNames } from './classNames';
import { DateField } from './DateField';
import styles from './PeriodPicker.module.css';
import { useValidationText } from './useValidationText';

export interface PeriodPickerPreset<Preset extends string> {
  readonly value: Preset;
  readonly label: string;
}

interface PeriodPickerProps<Preset extends string> {
  readonly presets: readonly PeriodPickerPreset<Preset>[];
  /** The preset the period stands for; `undefined` for chosen days. */
  readonly preset: Preset | undefined;
  readonly from: BankDay;
  readonly to: BankDay;
  readonly onPreset: (preset: Preset) => void;
  readonly onPeriod: (from: BankDay, to: BankDay) => void;
}

/** A period by one press, or by two days written as DD.MM.YYYY. */
export function PeriodPicker<Preset extends string>(props: PeriodPickerProps<Preset>) {
  const { presets, preset, from, to, onPreset, onPeriod } = props;
  const { t } = useTranslation(['common', 'shell']);
  const [open, setOpen] = useState(preset === undefined);
  return (
    <fieldset className={styles['picker']}>
      <legend className={styles['legend']}>{t('period')}</legend>
      <div className={styles['presets']}>
        {presets.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={classNames(styles['preset'], value === preset && !open && styles['chosen'])}
            aria-pressed={value === preset && !open}
            onClick={() => {
              setOpen(false);
              onPreset(value);
            }}
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          className={classNames(styles['preset'], open && styles['chosen'])}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t('shell:periodOther')}
        </button>
      </div>
      {open && <PeriodDays key={`${from}-${to}`} from={from} to={to} onPeriod={onPeriod} />}
    </fieldset>
  );
}

type PeriodDaysProps = Pick<PeriodPickerProps<string>, 'from' | 'to' | 'onPeriod'>;

function PeriodDays({ from, to, onPeriod }: PeriodDaysProps) {
  const { t } = useTranslation(['common', 'shell']);
  const validationText = useValidationText();
  const [fromText, setFromText] = useState(writtenDay(from));
  const [toText, setToText] = useState(writtenDay(to));
  const [attempted, setAttempted] = useState(false);
  const today = bankDayOf(useBankNow()());
  const first = parseDay(fromText);
  const last = parseDay(toText);
  const reversed = first !== undefined && last !== undefined && first > last;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAttempted(true);
    if (first !== undefined && last !== undefined && !reversed) {
      onPeriod(first, last);
    }
  };
  const lastViolation = last === undefined ? 'NOT_A_DAY' : reversed ? 'PERIOD_REVERSED' : undefined;

  return (
    <form className={styles['days']} noValidate onSubmit={submit}>
      <DateField
        id="period-from"
        label={t('shell:periodFrom')}
        value={fromText}
        onChange={setFromText}
        range={{ max: today }}
        violation={attempted && first === undefined ? validationText('NOT_A_DAY') : undefined}
      />
      <DateField
        id="period-to"
        label={t('shell:periodTo')}
        value={toText}
        onChange={setToText}
        range={{ min: first, max: today }}
        violation={attempted ? validationText(lastViolation) : undefined}
      />
      <Button type="submit" tone="secondary">
        {t('show')}
      </Button>
    </form>
  );
}
