import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Disclosure } from '../components/Disclosure';
import { FigureTable } from '../components/FigureTable';
import type { MoneyChartProps } from './chartProps';
import styles from './MoneyChart.module.css';

interface ChartTableProps extends Pick<MoneyChartProps, 'head' | 'series'> {
  /** Lines of the table, oldest first, with one cell for each series. */
  readonly lines: readonly { readonly key: string; readonly name: string; readonly cells: readonly ReactNode[] }[];
}

/** Figures of a chart as a table, newest first, folded until it is asked for. */
export function ChartTable({ head, series, lines }: ChartTableProps) {
  const { t } = useTranslation('charts');
  return (
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
            {lines.toReversed().map(({ key, name, cells }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {series.map((each, place) => (
                  <td key={each.name}>{cells[place]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </Disclosure>
    </div>
  );
}
