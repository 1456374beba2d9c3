import type { Money } from '../../domain/money/Money';

/** Role of a series; the second series of a chart is hatched, or a thinner line, so that colour is not what tells them apart. */
export type ChartTone = 'accent' | 'positive' | 'caution';

export interface ChartSeries {
  readonly name: string;
  readonly tone: ChartTone;
}

/** Place on the axis with one amount for each series, all in one currency. */
export interface ChartPoint {
  readonly key: string;
  readonly name: string;
  /** Short name below the drawing. */
  readonly tick: string;
  readonly values: readonly Money[];
  /** True to draw it paler than the others. */
  readonly pale?: boolean;
}

/** `bars` side by side, `stacked` on top of each other, `line` with steps. */
export type ChartShape = 'bars' | 'stacked' | 'line';

export interface MoneyChartProps {
  /** Accessible name of the chart. */
  readonly label: string;
  readonly shape: ChartShape;
  /** Heading of the first column of the table. */
  readonly head: string;
  readonly series: readonly ChartSeries[];
  readonly points: readonly ChartPoint[];
  /** Lines of the table, where not every point is one. */
  readonly lines?: readonly ChartPoint[];
  /** Point that is marked until another is pointed at; the last one by default. */
  readonly marked?: number;
  /** False where the page shows the same figures as a table. */
  readonly hasTable?: boolean;
}
