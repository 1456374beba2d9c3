/** Told how high the line is that an element shows. */
export type HeardHeight = (line: number, height: number) => void;

/**
 * How high the lines of a long list are, as the browser tells it before it paints. Asked for a height when a line is new, it would have to lay out the
 * page there and then, and once more in the same frame.
 */
export class LineHeights {
  readonly #heights = new WeakMap<Element, number>();
  readonly #lines = new WeakMap<Element, number>();
  readonly #observer: ResizeObserver;

  constructor(heard: HeardHeight) {
    this.#observer = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        const height = Math.round(borderBoxSize[0]?.blockSize ?? 0);
        this.#heights.set(target, height);
        const line = this.#lines.get(target);
        if (line !== undefined && target.isConnected) {
          heard(line, height);
        }
      }
    });
  }

  /** The element shows this line from now on. Told are heights that change, so one that may stay as it was unexpectedly is asked for anew. */
  watch(element: Element, line: number, expected: number): void {
    this.#lines.set(element, line);
    if (this.#heights.get(element) !== expected) {
      this.#observer.unobserve(element);
      this.#observer.observe(element);
    }
  }

  end(): void {
    this.#observer.disconnect();
  }
}
