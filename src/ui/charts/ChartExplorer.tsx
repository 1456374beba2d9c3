import { useId, useState } from 'react';
import { labelled, listed } from '../../domain/language/punctuation';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { ChartDrawing } from './ChartDrawing';
import type { ChartSeries, ChartShape } from './chartProps';
import styles from './MoneyChart.module.css';
import { useLanguage } from '../language/useLanguage';

const LEAPS = 10;

/** Place on the axis: a value of each series as a number to draw and as a text to read. */
export interface ExploredPoint {
  readonly name: string;
  readonly tick: string;
  readonly values: readonly { readonly number: number; readonly text: string }[];
  readonly pale: boolean;
}

interface ChartExplorerProps {
  readonly label: string;
  readonly shape: ChartShape;
  readonly series: readonly ChartSeries[];
  readonly points: readonly ExploredPoint[];
  /** Unit of the axis. */
  readonly unit: string | undefined;
  readonly marked?: number | undefined;
  /** True for an axis that begins near the lowest value and not at zero. */
  readonly isNear?: boolean;
}

/** Names of the series of a chart beside what they are drawn like. */
export function ChartLegend({ shape, series }: Pick<ChartExplorerProps, 'shape' | 'series'>) {
  return (
    <ul className={styles['legend']}>
      {series.map(({ name, tone }, index) => (
        <li key={name} className={styles[tone]} data-line={shape === 'line'} data-second={index > 0}>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Drawing with the point that is looked at, and its values. */
export function ChartExplorer({ label, shape, series, points, unit, marked, isNear = false }: ChartExplorerProps) {
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
  const values = series.map(({ name }, place) => ({ name, text: point.values[place]?.text ?? '' }));
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
        aria-valuetext={labelled(
          point.name,
          listed(
            values.map(({ name, text }) => `${name} ${text}`),
            language,
          ),
          language,
        )}
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
          groups={points.map((each) => each.values.map(({ number }) => number))}
          pale={points.map(({ pale }) => pale)}
          unit={unit}
          index={index}
          isNear={isNear}
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
