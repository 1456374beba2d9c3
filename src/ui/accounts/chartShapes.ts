/** Width of the coordinate system of a chart, in its own units; the page scales it. */
export const CHART_WIDTH = 640;
export const CHART_HEIGHT = 180;

/** Margin beyond the values, as a share of their range. */
const ROOM = 0.08;

interface Scale {
  readonly low: number;
  readonly high: number;
}

/** Range of the values including zero, with a margin; it is never empty. */
export function scaleOf(values: readonly number[]): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const room = (high - low || 1) * ROOM;
  return { low: low < 0 ? low - room : low, high: high + room };
}

export function heightOf(value: number, { low, high }: Scale): number {
  return CHART_HEIGHT - ((value - low) / (high - low)) * CHART_HEIGHT;
}

/** A line with steps: a balance stays what it is until it changes. */
export function stepLine(values: readonly number[]): string {
  const scale = scaleOf(values);
  const step = CHART_WIDTH / Math.max(1, values.length);
  return values
    .map((value, index) => {
      const y = tenths(heightOf(value, scale));
      const from = tenths(index * step);
      const to = tenths((index + 1) * step);
      return `${index === 0 ? 'M' : 'L'}${from} ${y}H${to}`;
    })
    .join('');
}

/** Rounds a length to tenths, the precision a screen can show. */
function tenths(length: number): number {
  return Math.round(length * 10) / 10;
}

export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Bars side by side in groups, one group per month; all start at the baseline. */
export function groupedBars(groups: readonly (readonly number[])[]): readonly (readonly Bar[])[] {
  const scale = scaleOf(groups.flat());
  const groupWidth = CHART_WIDTH / Math.max(1, groups.length);
  return groups.map((values, index) => {
    const width = (groupWidth * 0.6) / Math.max(1, values.length);
    return values.map((value, place) => {
      const y = heightOf(value, scale);
      return { x: index * groupWidth + groupWidth * 0.2 + place * width, y, width, height: CHART_HEIGHT - y };
    });
  });
}

/** Stacked bars, one per group, starting at the baseline. */
export function stackedBars(groups: readonly (readonly number[])[]): readonly (readonly Bar[])[] {
  const scale = scaleOf(groups.map((values) => values.reduce((sum, value) => sum + value, 0)));
  const groupWidth = CHART_WIDTH / Math.max(1, groups.length);
  return groups.map((values, index) => {
    let below = 0;
    return values.map((value) => {
      const ground = heightOf(below, scale);
      below += value;
      const y = heightOf(below, scale);
      return { x: index * groupWidth + groupWidth * 0.15, y, width: groupWidth * 0.7, height: ground - y };
    });
  });
}
