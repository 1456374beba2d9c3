import { useTranslation } from 'react-i18next';

import type { ScheduleLine } from '../../domain/loan/LoanSchedule';
import { formatDay } from '../../domain/time/format';
import { Drawing } from '../accounts/Charts';
import { stackedBars } from '../accounts/chartShapes';
import { Panel } from '../components/Panel';
import { useLanguage } from '../language/useLanguage';
import styles from './Loans.module.css';

/** Chart of instalments: principal with interest on top; paid ones are dimmed. Their tables follow it. */
export function ScheduleChart({ lines }: { readonly lines: readonly ScheduleLine[] }) {
  const language = useLanguage();
  const { t } = useTranslation('loans');
  const bars = stackedBars(lines.map(({ principal, interest }) => [Number(principal.minor), Number(interest.minor)]));
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) {
    return null;
  }
  const [from, to] = [formatDay(first.dueOn, language), formatDay(last.dueOn, language)];
  return (
    <Panel title={t('schedule.title')}>
      <p className={styles['legend']}>
        <span className={styles['principalKey']}>{t('schedule.principal')}</span>
        <span className={styles['interestKey']}>{t('schedule.interest')}</span>
      </p>
      <Drawing label={t('schedule.label', { from, to })}>
        {bars.map(([principal, interest], index) => (
          <g key={lines[index]?.number} className={lines[index]?.state === 'paid' ? styles['back'] : undefined}>
            {principal !== undefined && <rect className={styles['principal']} {...principal} />}
            {interest !== undefined && <rect className={styles['interest']} {...interest} />}
          </g>
        ))}
      </Drawing>
      <p className={styles['ends']}>
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </Panel>
  );
}
