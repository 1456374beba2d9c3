import { RATE_SCALE } from '../../domain/exchange/ExchangeRate';
import { formatRate } from '../../domain/exchange/mainRates';
import { currencySign } from '../../domain/money/formatAmount';
import { useLanguage } from '../language/useLanguage';
import { ChartExplorer, ChartLegend } from './ChartExplorer';
import { ChartTable } from './ChartTable';
import type { ChartSeries } from './chartProps';
import styles from './MoneyChart.module.css';

/** Place on the axis with one price in millionths of a som for each series. */
export interface RatePoint {
  readonly key: string;
  readonly name: string;
  readonly tick: string;
  readonly rates: readonly bigint[];
}

interface RateChartProps {
  readonly label: string;
  /** Heading of the first column of the table. */
  readonly head: string;
  readonly series: readonly ChartSeries[];
  readonly points: readonly RatePoint[];
  /** Lines of the table: the points at which something changed. */
  readonly lines: readonly RatePoint[];
}

/** Chart of prices in som as lines with an axis near their values, since their changes are small, and the same figures as a table. */
export function RateChart({ label, head, series, points, lines }: RateChartProps) {
  const language = useLanguage();
  return (
    <figure className={styles['chart']}>
      {series.length > 1 && <ChartLegend shape="line" series={series} />}
      <ChartExplorer
        label={label}
        shape="line"
        series={series}
        unit={currencySign('KGS', language)}
        isNear
        points={points.map(({ name, tick, rates }) => ({
          name,
          tick,
          pale: false,
          values: rates.map((rate) => ({
            number: Number(rate) / Number(RATE_SCALE),
            text: formatRate(rate, language),
          })),
        }))}
      />
      <ChartTable
        head={head}
        series={series}
        lines={lines.map(({ key, name, rates }) => ({
          key,
          name,
          cells: rates.map((rate) => formatRate(rate, language)),
        }))}
      />
    </figure>
  );
}
