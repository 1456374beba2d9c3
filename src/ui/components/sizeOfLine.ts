import type { Virtualizer } from '@tanstack/react-virtual';

/**
 * How high a line of a long list is, as the browser tells it before it paints. Asked for a height when the line is new, it would have to lay out
 * the page there and then, and once more in the same frame.
 */
export function sizeOfLine(line: Element, told: ResizeObserverEntry | undefined, list: Virtualizer<Window, Element>): number {
  const box = told?.borderBoxSize[0];
  if (box !== undefined) {
    return Math.round(box.blockSize);
  }
  const index = list.indexFromElement(line);
  return list.measurementsCache[index]?.size ?? list.options.estimateSize(index);
}
