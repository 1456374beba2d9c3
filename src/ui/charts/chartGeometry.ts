import { scaleBand, scaleLinear } from 'd3-scale';

/** Number of steps of the axis of values that is aimed at. */
const STEPS = 4;
/** Share of a band that stays free between groups of bars. */
const GAP = 0.35;
const WHOLE = 100;

/** Axis of values: its round steps, and the place of a value in percent from the top of the drawing. */
export interface ValueAxis {
  readonly ticks: readonly number[];
  readonly placeOf: (value: number) => number;
}

/** Distance from the only value to the ends of its axis, as a share of it. */
const MARGIN = 0.01;

/** Axis between round values around the lowest and the highest, which need not be near zero. */
export function nearAxis(values: readonly number[]): ValueAxis {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const margin = low === high ? Math.abs(low) * MARGIN || 1 : 0;
  return axisOf(low - margin, high + margin);
}

/** Axis from zero, or from the lowest value below it, to a round value above the highest. */
export function valueAxis(values: readonly number[]): ValueAxis {
  const high = Math.max(0, ...values);
  const low = Math.min(0, ...values);
  return axisOf(low, high === low ? 1 : high);
}

function axisOf(low: number, high: number): ValueAxis {
  const scale = scaleLinear().domain([low, high]).nice(STEPS).range([WHOLE, 0]);
  return { ticks: scale.ticks(STEPS), placeOf: (value) => scale(value) };
}

/** Decimals that tell the steps of an axis apart. */
export function decimalsOf({ ticks }: ValueAxis): number {
  const [first = 0, second = first + 1] = ticks;
  return Math.max(0, Math.ceil(-Math.log10(second - first) - MARGIN));
}

/** Rectangle in percent of the drawing. */
interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Bars from the line of zero, side by side in one group for each point. */
export function groupedBars(
  groups: readonly (readonly number[])[],
  { placeOf }: ValueAxis,
): readonly (readonly Bar[])[] {
  const bands = bandsOf(groups.length);
  return groups.map((values, index) => {
    const within = scaleBand<number>()
      .domain(values.map((_, place) => place))
      .range([0, bands.width]);
    return values.map((value, place) => ({
      x: bands.startOf(index) + (within(place) ?? 0),
      width: within.bandwidth(),
      ...between(placeOf(0), placeOf(value)),
    }));
  });
}

/** Bars on top of each other, one pile for each point; values are not negative. */
export function stackedBars(
  groups: readonly (readonly number[])[],
  { placeOf }: ValueAxis,
): readonly (readonly Bar[])[] {
  const bands = bandsOf(groups.length);
  return groups.map((values, index) => {
    let below = 0;
    return values.map((value) => {
      const ground = below;
      below += value;
      return { x: bands.startOf(index), width: bands.width, ...between(placeOf(ground), placeOf(below)) };
    });
  });
}

/** Straight line in percent of the drawing. */
interface Segment {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** Line with steps: a value holds until the next one. Equal neighbours share one segment. */
export function stepLine(values: readonly number[], { placeOf }: ValueAxis): readonly Segment[] {
  const width = WHOLE / Math.max(1, values.length);
  const segments: Segment[] = [];
  let begin = 0;
  values.forEach((value, index) => {
    const next = values[index + 1];
    if (next === value) {
      return;
    }
    const [y, end] = [placeOf(value), (index + 1) * width];
    segments.push({ x1: begin, y1: y, x2: end, y2: y });
    if (next !== undefined) {
      segments.push({ x1: end, y1: y, x2: end, y2: placeOf(next) });
    }
    begin = end;
  });
  return segments;
}

/** Middle of the place of a point, in percent from the left. */
export function middleOf(index: number, count: number): number {
  return ((index + 0.5) * WHOLE) / Math.max(1, count);
}

/** Place of a point, in percent from the left, beyond which its name ends at it instead of standing in its middle. */
const EDGE = 94;
/** Space between two names, in pixels. */
const SPACE = 12;

/** True for a point so near to the edge that its name ends there. */
export function endsAtEdge(index: number, count: number): boolean {
  return middleOf(index, count) > EDGE;
}

/** Number of names of `count` points that have room, by the widths of the drawing and of the widest name in pixels. */
export function mostNames(count: number, width: number, widestName: number): number {
  // A name that ends at its point is half a name nearer to the one before it.
  const names = endsAtEdge(count - 1, count) ? 1.5 : 1;
  return widestName === 0 ? Infinity : Math.max(1, Math.floor(width / (widestName * names + SPACE)));
}

/** Indexes of the points whose names have room below the drawing: at most `most`, evenly spaced, the last one always. */
export function namedPoints(count: number, most: number): readonly number[] {
  const step = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % step === 0);
}

function bandsOf(count: number): { readonly width: number; readonly startOf: (index: number) => number } {
  const scale = scaleBand<number>()
    .domain(Array.from({ length: count }, (_, index) => index))
    .range([0, WHOLE])
    .paddingInner(GAP)
    .paddingOuter(GAP / 2);
  return { width: scale.bandwidth(), startOf: (index) => scale(index) ?? 0 };
}

function between(one: number, other: number): Pick<Bar, 'y' | 'height'> {
  return { y: Math.min(one, other), height: Math.abs(one - other) };
}
