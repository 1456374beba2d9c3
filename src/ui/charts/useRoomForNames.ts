import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

import { mostNames } from './chartGeometry';

/** Names below a drawing however wide it is: more are not read. */
const MAX_NAMES = 6;

/** Number of names that have room below a drawing, by its width and its widest name; followed when either changes. */
export function useRoomForNames(plot: RefObject<SVGSVGElement | null>, names: readonly string[]): number {
  const [most, setMost] = useState(MAX_NAMES);
  const written = names.join('\n');
  useLayoutEffect(() => {
    const drawn = plot.current;
    if (drawn === null) {
      return undefined;
    }
    const measure = (): void => {
      const widths = Array.from(drawn.querySelectorAll('[data-name]'), (name) => name.getBoundingClientRect().width);
      setMost(
        Math.min(MAX_NAMES, mostNames(names.length, drawn.getBoundingClientRect().width, Math.max(0, ...widths))),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(drawn);
    return () => observer.disconnect();
  }, [plot, names.length, written]);
  return most;
}
