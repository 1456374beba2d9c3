import type { ButtonHTMLAttributes, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './DateField.module.css';
import { Icon } from './Icon';
import { IconButton } from './IconButton';

interface DateTriggerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Label of the date field. */
  readonly label: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Button of the calendar of a date field. */
export function DateTrigger({ label, ...props }: DateTriggerProps) {
  const { t } = useTranslation('common');
  return (
    <IconButton {...props} label={t('calendarOf', { label })} className={styles['trigger']}>
      <Icon name="calendar" />
    </IconButton>
  );
}
