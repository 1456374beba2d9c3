import { useTranslation } from 'react-i18next';

import type { Money } from '../../domain/money/Money';
import { formatDay } from '../../domain/time/format';
import type { BankDay } from '../../domain/time/Instant';
import { Amount } from '../components/Amount';
import { Badge } from '../components/Badge';
import styles from './Loans.module.css';

/** A line of a schedule, that of the contract or one that would come of a repayment. */
export interface TableLine {
  readonly number: number;
  readonly dueOn: BankDay;
  readonly principal: Money;
  readonly interest: Money;
  readonly amount: Money;
  readonly left: Money;
  readonly state?: 'paid' | 'due' | 'coming';
}

interface ScheduleTableProps {
  readonly lines: readonly TableLine[];
  readonly label: string;
}

/** Instalments line by line; principal and interest stand under the amount, so that a phone has room for all of it. */
export function ScheduleTable({ lines, label }: ScheduleTableProps) {
  const { t } = useTranslation('loans');
  return (
    <table className={styles['table']} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('schedule.day')}</th>
          <th scope="col">{t('schedule.amount')}</th>
          <th scope="col">{t('schedule.left')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ number, dueOn, principal, interest, amount, left, state }) => (
          <tr key={number}>
            <th scope="row">
              {formatDay(dueOn)}
              <span className={styles['small']}>{t('schedule.number', { number })}</span>
              {state === 'due' && <Badge tone="negative">{t('schedule.due')}</Badge>}
            </th>
            <td>
              <Amount amount={amount} />
              <span className={styles['small']}>
                {t('schedule.principal')} <Amount amount={principal} />
              </span>
              <span className={styles['small']}>
                {t('schedule.interest')} <Amount amount={interest} />
              </span>
            </td>
            <td>
              <Amount amount={left} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
