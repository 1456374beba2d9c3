import { useId, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { formatMoney } from '../../domain/money/formatAmount';
import { useAmountsHidden } from '../components/HiddenAmounts';
import { useLanguage } from '../language/useLanguage';
import { ChartDrawing } from './ChartDrawing';
import type { MoneyChartProps } from './chartProps';
import { ChartTable } from './ChartTable';
import styles from './MoneyChart.module.css';

const MINOR_PER_MAJOR = 100;
const LEAPS = 10;

/**
 * Chart of amounts: axes with units, the values of one point in words, and the same figures as a table. A point is chosen by the pointer, or
 * by the arrow keys, Page Up and Down, Home and End while the drawing has the focus. It is not drawn while amounts are hidden, because its shape would tell them.
 */
export function MoneyChart({ hasTable = true, ...chart }: MoneyChartProps) {
  const { t } = useTranslation('charts');
  const hidden = useAmountsHidden();
  return (
    <figure className={styles['chart']}>
      {chart.series.length > 1 && <Legend series={chart.series} />}
      {hidden ? <p className={styles['hidden']}>{t('hidden')}</p> : <Explorer {...chart} />}
      {hasTable && <ChartTable head={chart.head} series={chart.series} lines={chart.lines ?? chart.points} />}
    </figure>
  );
}

function Legend({ series }: Pick<MoneyChartProps, 'series'>) {
  return (
    <ul className={styles['legend']}>
      {series.map(({ name, tone }, index) => (
        <li key={name} className={styles[tone]} data-hatched={index > 0}>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Drawing with the point that is looked at, and its values. */
function Explorer({ label, shape, series, points, marked }: MoneyChartProps) {
  const { t } = useTranslation('charts');
  const language = useLanguage();
  const valuesId = useId();
  const [chosen, setChosen] = useState<number>();
  const last = points.length - 1;
  const index = Math.min(chosen ?? marked ?? last, last);
  const point = points[index];
  if (point === undefined) {
    return null;
  }
  const values = series.map(({ name }, place) => ({ name, text: formatMoney(point.values[place], language) }));
  return (
    <>
      <p id={valuesId} className={styles['values']} aria-hidden="true">
        <span className={styles['name']}>{point.name}</span>
        {values.map(({ name, text }) => (
          <span key={name}>
            {series.length > 1 && `${name} `}
            <strong>{text}</strong>
          </span>
        ))}
      </p>
      <div
        className={styles['explorer']}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-roledescription={t('role')}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={index + 1}
        aria-valuetext={`${point.name}: ${values.map(({ name, text }) => `${name} ${text}`).join(', ')}`}
        onKeyDown={(event) => {
          const wanted = pointAfter(event, index, last);
          if (wanted !== undefined) {
            event.preventDefault();
            setChosen(wanted);
          }
        }}
        onPointerMove={(event) => setChosen(pointUnder(event, points.length))}
        onPointerDown={(event) => setChosen(pointUnder(event, points.length))}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setChosen(undefined)}
      >
        <ChartDrawing
          shape={shape}
          tones={series.map(({ tone }) => tone)}
          ticks={points.map(({ tick }) => tick)}
          groups={points.map((each) => each.values.map(({ minor }) => Number(minor) / MINOR_PER_MAJOR))}
          pale={points.map(({ pale = false }) => pale)}
          currency={point.values[0]?.currency}
          index={index}
        />
      </div>
    </>
  );
}

/** Index of the point a key leads to; `undefined` for any other key. */
function pointAfter({ key }: KeyboardEvent, index: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, index - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, index + 1);
    case 'PageUp':
      return Math.min(last, index + leapOf(last));
    case 'PageDown':
      return Math.max(0, index - leapOf(last));
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** Number of points a page of keys leaps over: a tenth of them. */
function leapOf(last: number): number {
  return Math.max(1, Math.round(last / LEAPS));
}

/** Index of the point below the pointer; the plot is the last child of the drawing. */
function pointUnder({ currentTarget, clientX }: PointerEvent<HTMLElement>, count: number): number {
  const { left, width } = (currentTarget.querySelector('[data-plot]') ?? currentTarget).getBoundingClientRect();
  const share = width === 0 ? 0 : (clientX - left) / width;
  return Math.min(count - 1, Math.max(0, Math.floor(share * count)));
}
