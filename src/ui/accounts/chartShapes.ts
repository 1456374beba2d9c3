/** The size a chart is drawn in, in units of its own; the page stretches it. */
export const CHART_WIDTH = 640;
export const CHART_HEIGHT = 180;

/** Part of the smallest and largest value that stays free above and below the line. */
const ROOM = 0.08;

interface Scale {
  readonly low: number;
  readonly high: number;
}

/** From the least to the most, zero included where the line comes near it; never of no height. */
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

/** As fine as a screen shows. */
function tenths(length: number): number {
  return Math.round(length * 10) / 10;
}

export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Bars side by side in groups, one group a month; all of them stand on the ground. */
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

/** A bar for each group, its values one upon the other from the ground up. */
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
