import type { Range } from '@tanstack/react-virtual';

/** The number of lines in the window is taken as a multiple of this. */
const STEP = 4;

/** So that whoever goes back by keyboard finds a line to go to. */
const LINES_BEHIND = 2;

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
  /** The first line in the window, and whether it was a later one before. */
  #first = 0;
  #upward = false;

  /** The line that has the focus: it stays, wherever the list is scrolled to, and so does the focus. */
  hold(line: number | undefined): void {
    this.#held = line;
  }

  /**
   * The lines there are to be elements for: those in the window, as many ahead of it as are asked for, and a few behind. Their number stays the same,
   * at the ends of the list too, or elements would be made for the first frames of a scroll and come and go with others.
   */
  readonly range = ({ startIndex, endIndex, overscan, count }: Range): number[] => {
    if (startIndex !== this.#first) {
      this.#upward = startIndex < this.#first;
      this.#first = startIndex;
    }
    const shown = Math.ceil((endIndex - startIndex + 1) / STEP) * STEP;
    const length = Math.min(count, LINES_BEHIND + shown + overscan);
    const wanted = this.#upward ? endIndex + LINES_BEHIND + 1 - length : startIndex - LINES_BEHIND;
    const first = Math.max(0, Math.min(wanted, count - length));
    const lines = Array.from({ length }, (_, index) => first + index);
    const held = this.#held;
    return held === undefined || held >= count || lines.includes(held)
      ? lines
      : [...lines, held].sort((left, right) => left - right);
  };

  /** Gives every line an element, in the order in which they are to stand. */
  place(lines: readonly number[], resting: boolean): readonly Placed[] {
    const wanted = new Set(lines);
    const shown = new Set(this.#placed.map(({ line }) => line));
    const waiting = lines.filter((line) => !shown.has(line));
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
