import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, ReactNode } from 'react';

import { LineHeights } from './LineHeights';
import styles from './LongList.module.css';
import { Slots } from './Slots';

/** Number of lines rendered beyond the window; more than a flick of a finger scrolls between two frames. */
const LINES_AHEAD = 9;

interface LongListProps {
  readonly label: string;
  readonly count: number;
  /** Number of lines in all, when those loaded are only the first ones. */
  readonly total?: number;
  /** Expected height of a line, in pixels, until it has been laid out. */
  readonly heightOf: (line: number) => number;
  /** Renders a line. Pass a new function only when the lines show different content, because each line is memoized by it. */
  readonly children: (line: number) => ReactNode;
  /** Called with the index of the last line on the screen. */
  readonly onShown?: (line: number) => void;
}

/** Virtual list: only the lines near the window exist, so ten thousand lines scroll as smoothly as ten. */
export function LongList({ label, count, total = count, heightOf, children, onShown }: LongListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [slots] = useState(() => new Slots());
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: heightOf,
    overscan: LINES_AHEAD,
    rangeExtractor: slots.range,
    scrollMargin: top,
  });
  const [heights] = useState(() => new LineHeights((line, height) => virtualizer.resizeItem(line, height)));

  // Content above the list appears and disappears, which changes the offset of the list.
  useLayoutEffect(() => {
    const findTop = (): void => setTop(frame.current?.offsetTop ?? 0);
    findTop();
    const observer = new ResizeObserver(findTop);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  useEffect(() => () => heights.end(), [heights]);

  const items = new Map(virtualizer.getVirtualItems().map((item) => [item.index, item]));
  const last = Math.max(0, ...items.keys());
  const reported = onShown === undefined ? undefined : last;
  useEffect(() => {
    if (reported !== undefined) {
      onShown?.(reported);
    }
  }, [reported, onShown]);

  return (
    <div
      ref={frame}
      className={styles['list']}
      role="list"
      aria-label={label}
      // eslint-disable-next-line no-restricted-syntax -- a measured height, no matter of design
      style={{ blockSize: virtualizer.getTotalSize() }}
      onFocus={(event) => slots.hold(lineOf(event))}
      onBlur={() => slots.hold(undefined)}
    >
      {slots.place([...items.keys()], !virtualizer.isScrolling).map(({ line, slot }) => (
        <Line
          key={slot}
          line={line}
          total={total}
          start={(items.get(line)?.start ?? 0) - top}
          height={items.get(line)?.size ?? 0}
          heights={heights}
          show={children}
        />
      ))}
    </div>
  );
}

interface LineProps {
  readonly line: number;
  readonly total: number;
  readonly start: number;
  readonly height: number;
  readonly heights: LineHeights;
  readonly show: (line: number) => ReactNode;
}

const Line = memo(function Line({ line, total, start, height, heights, show }: LineProps) {
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (element.current !== null) {
      heights.watch(element.current, line, height);
    }
  }, [heights, line, height]);

  return (
    <div
      ref={element}
      role="listitem"
      aria-setsize={total}
      aria-posinset={line + 1}
      className={styles['line']}
      // eslint-disable-next-line no-restricted-syntax -- a measured position, no matter of design
      style={{ transform: `translateY(${start}px)` }}
    >
      {show(line)}
    </div>
  );
});

function lineOf({ target }: FocusEvent): number | undefined {
  const place = target.closest('[aria-posinset]')?.getAttribute('aria-posinset');
  return place === null || place === undefined ? undefined : Number(place) - 1;
}
