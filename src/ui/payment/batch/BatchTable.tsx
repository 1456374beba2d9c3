import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ListedLine } from '../../../application/operations/batches';
import styles from './Batch.module.css';
import { BatchLineRow } from './BatchLineRow';
import type { BatchViewModel } from './BatchViewModel';

const ROW_HEIGHT_PX = 72;
const ROWS_BEYOND_EDGE = 10;

interface BatchTableProps {
  readonly model: BatchViewModel;
  readonly lines: readonly ListedLine[];
}

/** Only the lines near the window exist, so ten thousand scroll as ten do. */
export const BatchTable = observer(function BatchTable({ model, lines }: BatchTableProps) {
  const { t } = useTranslation('batch');
  const frame = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);

  // What stands above the list comes and goes with what is chosen and sent.
  useLayoutEffect(() => {
    setTop(frame.current?.offsetTop ?? 0);
  }, [lines, model.canChoose, model.sending]);

  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: () => ROW_HEIGHT_PX,
    getItemKey: (index) => lines[index]?.number ?? index,
    overscan: ROWS_BEYOND_EDGE,
    scrollMargin: top,
  });

  return (
    <div
      ref={frame}
      className={styles['list']}
      role="list"
      aria-label={t('lines')}
      // eslint-disable-next-line no-restricted-syntax -- a measured height, no matter of design
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          role="listitem"
          aria-setsize={lines.length}
          aria-posinset={index + 1}
          className={styles['line']}
          // eslint-disable-next-line no-restricted-syntax -- a measured position, no matter of design
          style={{ transform: `translateY(${start - top}px)` }}
        >
          <BatchLineRow model={model} line={lines[index]} />
        </div>
      ))}
    </div>
  );
});
