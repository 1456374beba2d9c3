import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { Slots } from '../../../src/ui/components/Slots';

function linesFrom(first: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}

describe('Slots', () => {
  it('gives the elements of lines that leave to those that come, and leaves the others where they are', () => {
    const slots = new Slots();
    const before = slots.place(linesFrom(0, 6), true);
    const after = slots.place(linesFrom(2, 6), false);
    expect(after).toEqual([{ line: 6, slot: 0 }, { line: 7, slot: 1 }, ...before.slice(2)]);
  });

  it('puts the elements into the order of their lines when scrolling ends', () => {
    const slots = new Slots();
    slots.place(linesFrom(0, 6), true);
    slots.place(linesFrom(4, 6), false);
    expect(slots.place(linesFrom(4, 6), true).map(({ line }) => line)).toEqual(linesFrom(4, 6));
  });

  it('shows each line once, in an element of its own, however the list is scrolled', () => {
    const windows = fc.array(
      fc.record({ first: fc.nat(200), count: fc.integer({ min: 0, max: 30 }), resting: fc.boolean() }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(windows, (all) => {
        const slots = new Slots();
        for (const { first, count, resting } of all) {
          const placed = slots.place(linesFrom(first, count), resting);
          expect(placed.map(({ line }) => line).sort((left, right) => left - right)).toEqual(linesFrom(first, count));
          expect(new Set(placed.map(({ slot }) => slot)).size).toBe(count);
        }
      }),
    );
  });

  it('keeps the line that has the focus, wherever the list is', () => {
    const slots = new Slots();
    const window = { startIndex: 500, endIndex: 507, overscan: 2, count: 1000 };
    expect(slots.range(window)).toEqual(linesFrom(498, 12));
    slots.hold(3);
    expect(slots.range(window)).toEqual([3, ...linesFrom(498, 12)]);
    slots.hold(undefined);
    expect(slots.range(window)).toEqual(linesFrom(498, 12));
  });

  it('has more lines ahead of the window than behind it, whichever way it goes', () => {
    const slots = new Slots();
    const range = (startIndex: number) =>
      slots.range({ startIndex, endIndex: startIndex + 7, overscan: 9, count: 1000 });
    expect(range(500)).toEqual(linesFrom(498, 19));
    expect(range(400)).toEqual(linesFrom(391, 19));
    expect(range(401)).toEqual(linesFrom(399, 19));
  });

  it('has as many lines at the ends as between them, every one in the window among them', () => {
    const slots = new Slots();
    fc.assert(
      fc.property(fc.array(fc.nat(992), { minLength: 1, maxLength: 20 }), (starts) => {
        for (const startIndex of starts) {
          const lines = slots.range({ startIndex, endIndex: startIndex + 7, overscan: 9, count: 1000 });
          expect(lines).toEqual(linesFrom(lines[0] ?? -1, 19));
          expect(lines).toEqual(expect.arrayContaining([...linesFrom(startIndex, 8)]));
          expect([lines[0] !== undefined && lines[0] >= 0, (lines.at(-1) ?? 1000) < 1000]).toEqual([true, true]);
        }
      }),
    );
  });

  it('has all lines of a list that is shorter', () => {
    expect(new Slots().range({ startIndex: 0, endIndex: 4, overscan: 9, count: 5 })).toEqual(linesFrom(0, 5));
  });

  it('keeps the number of elements where windows show one line more or less', () => {
    const slots = new Slots();
    const lengths = [13, 14, 13].map(
      (shown) => slots.range({ startIndex: 100, endIndex: 99 + shown, overscan: 9, count: 1000 }).length,
    );
    expect(new Set(lengths).size).toBe(1);
  });
});
