import { defaultRangeExtractor } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';

/** The number of elements is a multiple of this. */
const STEP = 4;

/** A line of a long list and the element that shows it. */
export interface Placed {
  readonly line: number;
  readonly slot: number;
}

/**
 * Which element of a long list shows which line. While the list scrolls, an element whose line has left the window takes the next one that comes,
 * which costs the browser a few texts instead of a tree of elements; the elements stand in the order of their lines again as soon as the list rests,
 * because that is the order in which they are read out and reached by keyboard.
 */
export class Slots {
  /** The lines in the order of their elements in the document. */
  #placed: readonly Placed[] = [];
  #held: number | undefined;

  /** The line that has the focus: it stays, wherever the list is scrolled to, and so does the focus. */
  hold(line: number | undefined): void {
    this.#held = line;
  }

  /** The lines there are to be elements for: a few more where that keeps their number, or an element would come and go with every other frame. */
  readonly range = (range: Range): number[] => {
    const { startIndex, endIndex } = range;
    const more = -(endIndex - startIndex + 1) & (STEP - 1);
    const lines = defaultRangeExtractor({ ...range, endIndex: Math.min(endIndex + more, range.count - 1) });
    const held = this.#held;
    return held === undefined || held >= range.count || lines.includes(held) ? lines : [...lines, held].sort((left, right) => left - right);
  };

  /** Gives every line an element, in the order in which they are to stand. */
  place(lines: readonly number[], resting: boolean): readonly Placed[] {
    const wanted = new Set(lines);
    const waiting = lines.filter((line) => !this.#placed.some((placed) => placed.line === line));
    const kept = this.#placed.flatMap((placed): readonly Placed[] => {
      if (wanted.has(placed.line)) {
        return [placed];
      }
      const line = waiting.shift();
      return line === undefined ? [] : [{ line, slot: placed.slot }];
    });
    const used = new Set(kept.map(({ slot }) => slot));
    const unused = Array.from({ length: lines.length }, (_, slot) => slot).filter((slot) => !used.has(slot));
    const all = [...kept, ...waiting.map((line, index) => ({ line, slot: unused[index] ?? lines.length + index }))];
    this.#placed = resting ? all.sort((left, right) => left.line - right.line) : all;
    return this.#placed;
  }
}
