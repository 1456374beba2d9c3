import { useTranslation } from 'react-i18next';

import type { Money } from '../../../domain/money/Money';
import { formatDay } from '../../../domain/time/format';
import type { BankDay } from '../../../domain/time/Instant';
import { Amount } from '../../components/Amount';
import { Badge } from '../../components/Badge';
import { FigureTable } from '../../components/FigureTable';
import { useLanguage } from '../../language/useLanguage';
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

const PARTS = ['principal', 'interest', 'left'] as const;

interface ScheduleTableProps {
  readonly lines: readonly TableLine[];
  readonly label: string;
}

/** Instalments line by line. A phone, or a narrow column, has room for the day and the amount; there the other columns stand under the amount. */
export function ScheduleTable({ lines, label }: ScheduleTableProps) {
  const language = useLanguage();
  const { t } = useTranslation('loans');
  return (
    <FigureTable label={label}>
      <thead>
        <tr>
          <th scope="col">{t('schedule.day')}</th>
          {PARTS.map((part) => (
            <th key={part} scope="col" className={styles['wide']}>
              {t(`schedule.${part}`)}
            </th>
          ))}
          <th scope="col">{t('schedule.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.number}>
            <th scope="row">
              {formatDay(line.dueOn, language)}
              <span className={styles['small']}>{t('schedule.number', { number: line.number })}</span>
              {line.state === 'due' && <Badge tone="negative">{t('schedule.due')}</Badge>}
            </th>
            {PARTS.map((part) => (
              <td key={part} className={styles['wide']}>
                <Amount amount={line[part]} />
              </td>
            ))}
            <td>
              <Amount amount={line.amount} />
              {PARTS.map((part) => (
                <span key={part} className={styles['narrow']}>
                  {t(`schedule.${part}`)} <Amount amount={line[part]} />
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}
