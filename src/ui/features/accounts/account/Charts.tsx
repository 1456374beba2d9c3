import { useTranslation } from 'react-i18next';

import { dailyBalances, monthlyFlows, spendingByKind } from '../../../../domain/account/MoneyFlow';
import type { MoneyFlow } from '../../../../domain/account/MoneyFlow';
import type { Language } from '../../../../domain/language/Language';
import { shareOf } from '../../../../domain/money/shareOf';
import { add, money } from '../../../../domain/money/Money';
import type { Money } from '../../../../domain/money/Money';
import { monthInWords, shortMonth } from '../../../../domain/time/dayInWords';
import { formatDay, formatDayOfYear } from '../../../../domain/time/format';
import { checkedToBankDay } from '../../../../domain/time/Instant';
import type { BankDay } from '../../../../domain/time/Instant';
import { MoneyChart } from '../../../charts/MoneyChart';
import type { ChartPoint } from '../../../charts/chartProps';
import { Amount } from '../../../components/Amount';
import { useAmountsHidden } from '../../../components/HiddenAmounts';
import { EmptyState } from '../../../components/EmptyState';
import { Panel } from '../../../components/Panel';
import { ShareBar } from '../../../components/ShareBar';
import { useLanguage } from '../../../language/useLanguage';
import styles from './Charts.module.css';

interface ChartProps {
  readonly flow: MoneyFlow;
}

/** Balance of an account day by day as a line, with the days on which it changed as a table. */
export function BalanceChart({ flow }: ChartProps) {
  const language = useLanguage();
  const { t } = useTranslation('accounts');
  const points = dailyBalances(flow).map(({ day, balance }) => balancePoint(day, balance, language));
  const changed = new Set(flow.changes.map(({ day }) => day));
  return (
    <Panel title={t('flow.balance')}>
      <MoneyChart
        label={t('flow.balanceLabel', { from: formatDay(flow.from, language), to: formatDay(flow.to, language) })}
        shape="line"
        head={t('flow.day')}
        series={[{ name: t('flow.balance'), tone: 'accent' }]}
        points={points}
        lines={points.filter(({ day }) => day === flow.from || changed.has(day))}
      />
    </Panel>
  );
}

/** Balance at the end of a day. */
function balancePoint(day: BankDay, balance: Money, language: Language): ChartPoint & { readonly day: BankDay } {
  return { day, key: day, name: formatDay(day, language), tick: formatDayOfYear(day, language), values: [balance] };
}

/** Income and spending of each month as bars, with the same figures as a table. */
export function MonthsChart({ flow }: ChartProps) {
  const { t } = useTranslation('accounts');
  const language = useLanguage();
  return (
    <Panel title={t('flow.months')}>
      <p className={styles['note']}>{t('flow.own')}</p>
      <MoneyChart
        label={t('flow.monthsLabel')}
        shape="bars"
        head={t('flow.month')}
        series={[
          { name: t('flow.income'), tone: 'positive' },
          { name: t('flow.spending'), tone: 'accent' },
        ]}
        points={monthlyFlows(flow).flatMap(({ month, income, spending }) => {
          const day = checkedToBankDay(`${month}-01`);
          return day === undefined
            ? []
            : [
                {
                  key: month,
                  name: monthInWords(day, language),
                  tick: shortMonth(day, language),
                  values: [income, spending],
                },
              ];
        })}
      />
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
