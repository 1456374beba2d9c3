import { vi } from 'vitest';

/** Stands in for the browser that tells of heights: nothing is laid out where these tests run. */
export class SizeTeller implements ResizeObserver {
  static readonly all = new Set<SizeTeller>();

  readonly observed = new Set<Element>();
  readonly #hear: ResizeObserverCallback;

  constructor(hear: ResizeObserverCallback) {
    this.#hear = hear;
    SizeTeller.all.add(this);
  }

  /** Until the tests of a file are over; answers how it ends. */
  static standIn(): () => void {
    vi.stubGlobal('ResizeObserver', SizeTeller);
    return () => {
      vi.unstubAllGlobals();
      SizeTeller.all.clear();
    };
  }

  /** Tells everybody who watches an element how high it is. */
  static tell(target: Element, blockSize: number): void {
    const box = [{ blockSize, inlineSize: 0 }];
    const entry = {
      target,
      borderBoxSize: box,
      contentBoxSize: box,
      devicePixelContentBoxSize: box,
      contentRect: target.getBoundingClientRect(),
    };
    for (const teller of SizeTeller.all) {
      if (teller.observed.has(target)) {
        teller.#hear([entry], teller);
      }
    }
  }

  observe(element: Element): void {
    this.observed.add(element);
  }

  unobserve(element: Element): void {
    this.observed.delete(element);
  }

  disconnect(): void {
    this.observed.clear();
    SizeTeller.all.delete(this);
  }
}
