import type { Range } from '@tanstack/react-virtual';

/** Number of visible lines is rounded up to a multiple of this. */
const STEP = 4;

/** Number of lines rendered before the window, so that keyboard focus can move back to one. */
const LINES_BEHIND = 2;

/** A line of a long list and the element that shows it. */
export interface Placed {
  readonly line: number;
  readonly slot: number;
}

/**
 * Assignment of lines of a long list to reusable elements. While the list scrolls, an element whose line has left the window takes the next
 * line that enters, which costs the browser a few text updates instead of a new element tree. Once scrolling ends, the elements are put in
 * the order of their lines again, because that is the order of screen readers and of keyboard navigation.
 */
export class Slots {
  /** Lines in the order of their elements in the document. */
  #placed: readonly Placed[] = [];
  #held: number | undefined;
  /** Index of the first line in the window, followed by the direction of the last scroll. */
  #first = 0;
  #upward = false;

  /** Keeps the element of the focused line, and with it the focus, wherever the list is scrolled to; `undefined` releases it. */
  hold(line: number | undefined): void {
    this.#held = line;
  }

  /**
   * Indexes of the lines to render: those in the window, `overscan` lines ahead of it, and a few behind. Their number stays constant at the
   * ends of the list too; otherwise elements would be created and removed during the first frames of a scroll.
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

  /** Assigns an element to every line, in document order; sorted by line once scrolling ends. */
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
