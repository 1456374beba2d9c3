/** Called with the new height, in pixels, of an element that shows a line. */
export type HeightListener = (line: number, height: number) => void;

/**
 * Heights of the lines of a long list, in whole pixels, reported by a `ResizeObserver` before the browser paints. Measuring each new line
 * instead would force the browser to lay out the page synchronously, and once more in the same frame.
 */
export class LineHeights {
  readonly #heights = new WeakMap<Element, number>();
  readonly #lines = new WeakMap<Element, number>();
  readonly #observer: ResizeObserver;

  constructor(onHeight: HeightListener) {
    this.#observer = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        const height = Math.round(borderBoxSize[0]?.blockSize ?? 0);
        this.#heights.set(target, height);
        const line = this.#lines.get(target);
        if (line !== undefined && target.isConnected) {
          onHeight(line, height);
        }
      }
    });
  }

  /**
   * Assigns a line to an element. The observer reports only heights that change; when the last known height differs from the expected one,
   * the element is observed anew, so that its height is reported even if it stays the same.
   */
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
