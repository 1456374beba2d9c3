import { useTranslation } from 'react-i18next';

import { currencySign, formatMoney } from '../../domain/money/formatAmount';
import { useAmountsHidden } from '../components/HiddenAmounts';
import { useLanguage } from '../language/useLanguage';
import { Amount } from '../components/Amount';
import { ChartExplorer, ChartLegend } from './ChartExplorer';
import type { MoneyChartProps } from './chartProps';
import { ChartTable } from './ChartTable';
import styles from './MoneyChart.module.css';

const MINOR_PER_MAJOR = 100;

/**
 * Chart of amounts: axes with units, the values of one point in words, and the same figures as a table. A point is chosen by the pointer, or
 * by the arrow keys, Page Up and Down, Home and End while the drawing has the focus. It is not drawn while amounts are hidden, because its shape would tell them.
 */
export function MoneyChart({ hasTable = true, ...chart }: MoneyChartProps) {
  const { t } = useTranslation('charts');
  const language = useLanguage();
  const hidden = useAmountsHidden();
  const currency = chart.points[0]?.values[0]?.currency;
  return (
    <figure className={styles['chart']}>
      {chart.series.length > 1 && <ChartLegend shape={chart.shape} series={chart.series} />}
      {hidden ? (
        <p className={styles['hidden']}>{t('hidden')}</p>
      ) : (
        <ChartExplorer
          {...chart}
          unit={currency === undefined ? undefined : currencySign(currency, language)}
          points={chart.points.map(({ name, tick, values, pale = false }) => ({
            name,
            tick,
            pale,
            values: values.map((amount) => ({
              number: Number(amount.minor) / MINOR_PER_MAJOR,
              text: formatMoney(amount, language),
            })),
          }))}
        />
      )}
      {hasTable && (
        <ChartTable
          head={chart.head}
          series={chart.series}
          lines={(chart.lines ?? chart.points).map(({ key, name, values }) => ({
            key,
            name,
            cells: values.map((amount, place) => <Amount key={chart.series[place]?.name} amount={amount} />),
          }))}
        />
      )}
    </figure>
  );
}
