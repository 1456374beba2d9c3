import { useTranslation } from 'react-i18next';

import { RATE_SCALE } from '../../domain/exchange/ExchangeRate';
import { formatRate } from '../../domain/exchange/mainRates';
import { currencySign } from '../../domain/money/formatAmount';
import { Disclosure } from '../components/Disclosure';
import { FigureTable } from '../components/FigureTable';
import { useLanguage } from '../language/useLanguage';
import { ChartExplorer, ChartLegend } from './ChartExplorer';
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
  const { t } = useTranslation('charts');
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
      <div className={styles['table']}>
        <Disclosure title={t('asTable')}>
          <FigureTable>
            <thead>
              <tr>
                {[head, ...series.map(({ name }) => name)].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.toReversed().map(({ key, name, rates }) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  {rates.map((rate, place) => (
                    <td key={series[place]?.name}>{formatRate(rate, language)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </FigureTable>
        </Disclosure>
      </div>
    </figure>
  );
}
