import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { Language } from '../../domain/language/Language';
import { decimalSign, groupDigits } from '../../domain/money/formatAmount';
import { classNames } from '../components/classNames';
import { useLanguage } from '../language/useLanguage';
import {
  decimalsOf,
  endsAtEdge,
  groupedBars,
  middleOf,
  namedPoints,
  nearAxis,
  stackedBars,
  stepLine,
  valueAxis,
} from './chartGeometry';
import type { ValueAxis } from './chartGeometry';
import type { ChartShape, ChartTone } from './chartProps';
import styles from './MoneyChart.module.css';
import { useRoomForNames } from './useRoomForNames';

const THOUSAND = 1000;
const BASE = 10;

interface DrawingProps {
  readonly shape: ChartShape;
  readonly tones: readonly ChartTone[];
  readonly ticks: readonly string[];
  /** Values of each point in major units, one for each series. */
  readonly groups: readonly (readonly number[])[];
  readonly pale: readonly boolean[];
  /** Unit of the axis. */
  readonly unit: string | undefined;
  /** Point that is looked at. */
  readonly index: number;
  /** True for an axis that does not begin at zero. */
  readonly isNear: boolean;
}

/** Picture of a chart in percent of its place, so that letters and lines keep their size at any width. */
export function ChartDrawing({ ticks, groups, unit, index, isNear, ...shapes }: DrawingProps) {
  const ends =
    shapes.shape === 'stacked' ? groups.map((values) => values.reduce((sum, value) => sum + value, 0)) : groups.flat();
  const axis = isNear ? nearAxis(ends) : valueAxis(ends);
  const nameOf = useTickName(isNear ? decimalsOf(axis) : undefined);
  const plot = useRef<SVGSVGElement>(null);
  const most = useRoomForNames(plot, ticks);
  return (
    <div className={styles['drawing']} aria-hidden="true">
      <span className={styles['unit']}>{unit}</span>
      <svg className={styles['axis']}>
        {axis.ticks.map((tick) => (
          <text key={tick} x="100%" y={percent(axis.placeOf(tick))} dy="0.35em" textAnchor="end">
            {nameOf(tick)}
          </text>
        ))}
      </svg>
      <svg ref={plot} className={styles['plot']} data-plot="">
        {axis.ticks.map((tick) => (
          <line
            key={tick}
            className={tick === 0 ? styles['zero'] : styles['grid']}
            x1="0%"
            x2="100%"
            y1={percent(axis.placeOf(tick))}
            y2={percent(axis.placeOf(tick))}
          />
        ))}
        {shapes.shape !== 'line' && (
          <rect
            className={styles['band']}
            x={percent((index * 100) / groups.length)}
            width={percent(100 / groups.length)}
            y="0%"
            height="100%"
          />
        )}
        <Shapes groups={groups} axis={axis} {...shapes} />
        {shapes.shape === 'line' &&
          groups[index]?.map((value, place) => (
            <circle
              key={place}
              className={classNames(styles['dot'], styles[shapes.tones[place] ?? 'accent'])}
              cx={percent(middleOf(index, groups.length))}
              cy={percent(axis.placeOf(value))}
              r="5"
            />
          ))}
        {namedPoints(ticks.length, most).map((place) => (
          <text
            key={place}
            data-name=""
            x={percent(middleOf(place, ticks.length))}
            y="100%"
            dy="1.5em"
            textAnchor={endsAtEdge(place, ticks.length) ? 'end' : 'middle'}
          >
            {ticks[place]}
          </text>
        ))}
      </svg>
    </div>
  );
}

type ShapesProps = Pick<DrawingProps, 'shape' | 'tones' | 'groups' | 'pale'> & { readonly axis: ValueAxis };

function Shapes({ shape, tones, groups, pale, axis }: ShapesProps) {
  const hatchId = useId();
  if (shape === 'line') {
    return tones.map((tone, place) => (
      <g key={place} className={classNames(styles['line'], styles[tone], place > 0 && styles['second'])}>
        {stepLine(
          groups.map((values) => values[place] ?? 0),
          axis,
        ).map(({ x1, y1, x2, y2 }) => (
          <line key={`${x1} ${y1} ${y2}`} x1={percent(x1)} y1={percent(y1)} x2={percent(x2)} y2={percent(y2)} />
        ))}
      </g>
    ));
  }
  const bars = shape === 'stacked' ? stackedBars(groups, axis) : groupedBars(groups, axis);
  return (
    <>
      <defs>
        <pattern id={hatchId} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles['gap']} width="2" height="6" />
        </pattern>
      </defs>
      {bars.map((group, point) => (
        <g key={point} className={pale[point] === true ? styles['pale'] : undefined}>
          {group.map(({ x, y, width, height }, place) => {
            const box = { x: percent(x), y: percent(y), width: percent(width), height: percent(height) };
            return (
              <g key={place}>
                <rect className={styles[tones[place] ?? 'accent']} {...box} />
                {place > 0 && <rect fill={`url(#${hatchId})`} {...box} />}
              </g>
            );
          })}
        </g>
      ))}
    </>
  );
}

function percent(value: number): string {
  return `${Math.round(value * 100) / 100}%`;
}

/** Name of a step of the axis: in thousands or millions where it is large; with as many decimals as are given, or one where needed. */
function useTickName(decimals: number | undefined): (value: number) => string {
  const { t } = useTranslation('charts');
  const language = useLanguage();
  return (value) => {
    const [scale, size] = scaleOf(Math.abs(value));
    const number = numberText(value / size, decimals, language);
    return scale === undefined ? number : t(scale, { number });
  };
}

function scaleOf(value: number): readonly ['thousand' | 'million' | undefined, number] {
  if (value >= THOUSAND * THOUSAND) {
    return ['million', THOUSAND * THOUSAND];
  }
  return value >= THOUSAND ? ['thousand', THOUSAND] : [undefined, 1];
}

/** Number with that many decimals, or with at most one, which axes of round steps need; with a real minus sign. */
function numberText(value: number, decimals: number | undefined, language: Language): string {
  const places = decimals ?? 1;
  const digits = Math.round(Math.abs(value) * BASE ** places)
    .toString()
    .padStart(places + 1, '0');
  const [whole, fraction] = [digits.slice(0, digits.length - places), digits.slice(digits.length - places)];
  const isWhole = fraction === '' || (decimals === undefined && fraction === '0');
  return `${value < 0 ? '−' : ''}${groupDigits(whole, language)}${isWhole ? '' : `${decimalSign(language)}${fraction}`}`;
}
