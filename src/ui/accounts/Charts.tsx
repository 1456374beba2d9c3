import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';

import { dailyBalances, monthlyFlows, spendingByKind } from '../../domain/account/MoneyFlow';
import type { MoneyFlow } from '../../domain/account/MoneyFlow';
import { shareOf } from '../../domain/money/shareOf';
import { add, money } from '../../domain/money/Money';
import type { Money } from '../../domain/money/Money';
import { monthName } from '../../domain/time/dayInWords';
import { formatDay } from '../../domain/time/format';
import { Amount } from '../components/Amount';
import { useAmountsHidden } from '../components/HiddenAmounts';
import { EmptyState } from '../components/EmptyState';
import { FigureTable } from '../components/FigureTable';
import { Panel } from '../components/Panel';
import { ShareBar } from '../components/ShareBar';
import { Disclosure } from '../components/Disclosure';
import { useLanguage } from '../language/useLanguage';
import styles from './Charts.module.css';
import { CHART_HEIGHT, CHART_WIDTH, groupedBars, stepLine } from './chartShapes';

interface ChartProps {
  readonly flow: MoneyFlow;
}

/** Balance of an account day by day as a line chart, with the days on which it changed as a table. */
export function BalanceChart({ flow }: ChartProps) {
  const language = useLanguage();
  const { t } = useTranslation('accounts');
  const days = dailyBalances(flow);
  return (
    <Panel title={t('flow.balance')}>
      <Drawing
        label={t('flow.balanceLabel', { from: formatDay(flow.from, language), to: formatDay(flow.to, language) })}
      >
        <path className={styles['line']} d={stepLine(days.map(({ balance }) => Number(balance.minor)))} />
      </Drawing>
      <p className={styles['ends']}>
        <span>{formatDay(flow.from, language)}</span>
        <span>{formatDay(flow.to, language)}</span>
      </p>
      <Twin head={[t('flow.day'), t('flow.balance')]}>
        {[{ day: flow.from, balance: days[0]?.balance }, ...flow.changes.filter(({ day }) => day > flow.from)]
          .toReversed()
          .map(({ day, balance }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day, language)}</th>
              <td>
                <Amount amount={balance} />
              </td>
            </tr>
          ))}
      </Twin>
    </Panel>
  );
}

/** Income and spending of each month as a bar chart, with the same figures as a table. */
export function MonthsChart({ flow }: ChartProps) {
  const { t } = useTranslation('accounts');
  const language = useLanguage();
  const months = monthlyFlows(flow);
  const nameOf = (month: string): string => `${monthName(Number(month.slice(5)), language)} ${month.slice(0, 4)}`;
  const bars = groupedBars(months.map(({ income, spending }) => [Number(income.minor), Number(spending.minor)]));
  return (
    <Panel title={t('flow.months')}>
      <p className={styles['legend']}>
        <span className={styles['incomeKey']}>{t('flow.income')}</span>
        <span className={styles['spendingKey']}>{t('flow.spending')}</span>
      </p>
      <Drawing label={t('flow.monthsLabel')}>
        {bars.map(([income, spending], index) => (
          <g key={months[index]?.month}>
            {income !== undefined && <rect className={styles['income']} {...income} />}
            {spending !== undefined && <rect className={styles['spending']} {...spending} />}
          </g>
        ))}
      </Drawing>
      <Twin head={[t('flow.month'), t('flow.income'), t('flow.spending')]}>
        {months.map(({ month, income, spending }) => (
          <tr key={month}>
            <th scope="row">{nameOf(month)}</th>
            <td>
              <Amount amount={income} />
            </td>
            <td>
              <Amount amount={spending} />
            </td>
          </tr>
        ))}
      </Twin>
    </Panel>
  );
}

/** Spending by kind of operation, largest first. Each row has its bar and its amount, so no separate table is needed. */
export function KindsChart({ flow }: ChartProps) {
  const { t } = useTranslation(['accounts', 'operations']);
  const hidden = useAmountsHidden();
  const kinds = spendingByKind(flow);
  const total = kinds.reduce<Money>((sum, { spending }) => add(sum, spending), money(0n, flow.opening.currency));
  return (
    <Panel title={t('flow.kinds')}>
      {kinds.length === 0 ? (
        <EmptyState icon="chart" title={t('flow.nothingWent')} />
      ) : (
        <ul className={styles['kinds']}>
          {kinds.map(({ kind, spending }) => (
            <li key={kind}>
              <p className={styles['kind']}>
                <span>{t(`operations:kinds.${kind}`)}</span>
                <Amount amount={spending} />
              </p>
              {!hidden && <ShareBar label={t(`operations:kinds.${kind}`)} share={shareOf(spending, total)} />}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** Chart of amounts. It is not drawn while amounts are hidden, because its shape would reveal them. */
export function Drawing({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const { t } = useTranslation('accounts');
  const hidden = useAmountsHidden();
  if (hidden) {
    return <p className={styles['hidden']}>{t('flow.hidden')}</p>;
  }
  return (
    <svg
      className={styles['chart']}
      viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className={styles['ground']} d={`M0 ${CHART_HEIGHT}H${CHART_WIDTH}`} />
      {children}
    </svg>
  );
}

/** Table with the figures of a chart, for users who cannot see the drawing. */
function Twin({ head, children }: { readonly head: readonly string[]; readonly children: ReactNode }) {
  const { t } = useTranslation('accounts');
  return (
    <div className={styles['twin']}>
      <Disclosure title={t('flow.asTable')}>
        <FigureTable>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </FigureTable>
      </Disclosure>
    </div>
  );
}
