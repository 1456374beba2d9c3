import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  decimalsOf,
  endsAtEdge,
  groupedBars,
  middleOf,
  mostNames,
  namedPoints,
  nearAxis,
  stackedBars,
  stepLine,
  valueAxis,
} from '../../../src/ui/charts/chartGeometry';

const amounts = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 12 });

describe('the axis of values', () => {
  it.each([
    [
      [0, 12_300, 48_000],
      [0, 10_000, 20_000, 30_000, 40_000, 50_000],
    ],
    [
      [-500, 1500],
      [-500, 0, 500, 1000, 1500],
    ],
    [[7], [0, 2, 4, 6, 8]],
  ])('of %j has round steps', (values, ticks) => {
    expect(valueAxis(values).ticks).toEqual(ticks);
  });

  it('has the highest value below its top and zero at its foot, whatever the values', () => {
    fc.assert(
      fc.property(amounts, (values) => {
        const { placeOf } = valueAxis(values);
        expect(placeOf(0)).toBeCloseTo(100);
        expect(Math.min(...values.map(placeOf))).toBeGreaterThanOrEqual(-1e-9);
      }),
    );
  });

  it('stands where nothing was', () => {
    expect(valueAxis([0, 0]).placeOf(0)).toBe(100);
    expect(valueAxis([]).ticks[0]).toBe(0);
  });
});

describe('the axis near its values', () => {
  it.each([
    [[87.45, 87.52], [87.44, 87.46, 87.48, 87.5, 87.52], 2],
    [[80, 95], [80, 85, 90, 95], 0],
    [[1.1239, 1.1241], [1.1238, 1.1239, 1.124, 1.1241, 1.1242], 4],
  ])('of %j has round steps %j with %i decimals', (values, ticks, decimals) => {
    const axis = nearAxis(values);
    expect(axis.ticks.map((tick) => Number(tick.toFixed(6)))).toEqual(ticks);
    expect(decimalsOf(axis)).toBe(decimals);
  });

  it('has every value within the drawing, one that never changes in its middle', () => {
    fc.assert(
      fc.property(amounts, (values) => {
        const { placeOf } = nearAxis(values);
        const places = values.map(placeOf);
        expect(Math.min(...places)).toBeGreaterThanOrEqual(-1e-9);
        expect(Math.max(...places)).toBeLessThanOrEqual(100 + 1e-9);
      }),
    );
    expect(nearAxis([100, 100]).placeOf(100)).toBeCloseTo(50);
  });
});

describe('bars', () => {
  it('stay within the drawing and do not overlap', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 12 }), (groups) => {
        const bars = groupedBars(groups, valueAxis(groups.flat())).flat();
        bars.forEach(({ x, width }, index) => {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(100 + 1e-9);
          expect(bars[index + 1]?.x ?? 101).toBeGreaterThanOrEqual(x + width - 1e-9);
        });
      }),
    );
  });

  it('below zero hang from its line', () => {
    const axis = valueAxis([-10, 10]);
    const [[below, above] = []] = groupedBars([[-10, 10]], axis);
    expect(below?.y).toBeCloseTo(axis.placeOf(0));
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeCloseTo(axis.placeOf(0));
  });

  it('of a stack touch without a gap', () => {
    const groups = [
      [3, 1],
      [2, 2],
      [0, 4],
    ];
    for (const [lower, upper] of stackedBars(groups, valueAxis([4]))) {
      expect((lower?.y ?? 0) + (lower?.height ?? 0)).toBeCloseTo(100);
      expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeCloseTo(lower?.y ?? 0);
    }
    expect(stackedBars([], valueAxis([]))).toEqual([]);
  });
});

describe('a line with steps', () => {
  it('holds each value until the next, and joins equal ones', () => {
    const segments = stepLine([5, 5, 0, 10], valueAxis([10]));
    expect(segments.map(({ x1, y1, x2, y2 }) => [x1, y1, x2, y2])).toEqual([
      [0, 50, 50, 50],
      [50, 50, 50, 100],
      [50, 100, 75, 100],
      [75, 100, 75, 0],
      [75, 0, 100, 0],
    ]);
  });
});

describe('the names below a drawing', () => {
  it.each([
    [6, 6, [0, 1, 2, 3, 4, 5]],
    [12, 6, [1, 3, 5, 7, 9, 11]],
    [1, 6, [0]],
    [0, 6, []],
  ])('of %i points with room for %i are %j', (count, most, named) => {
    expect(namedPoints(count, most)).toEqual(named);
  });

  it('never run into each other, the last of which may end at the edge', () => {
    const [widths, names] = [fc.integer({ min: 120, max: 1200 }), fc.integer({ min: 12, max: 80 })];
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 400 }), widths, names, (count, width, name) => {
        const ends = namedPoints(count, Math.min(6, mostNames(count, width, name))).map((index) => {
          const middle = (middleOf(index, count) * width) / 100;
          return endsAtEdge(index, count) ? [middle - name, middle] : [middle - name / 2, middle + name / 2];
        });
        const overlaps = ends.filter(([begin = 0], rank) => rank > 0 && begin <= (ends[rank - 1]?.[1] ?? 0));
        expect(overlaps).toEqual([]);
      }),
    );
  });

  it('stand in the middle of their points', () => {
    expect([0, 1].map((index) => middleOf(index, 2))).toEqual([25, 75]);
  });
});
