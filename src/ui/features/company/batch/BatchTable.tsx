import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import type { ListedLine } from '../../../../application/operations/batches';
import { LongList } from '../../../components/LongList';
import { BatchLineRow } from './BatchLineRow';
import { useBatchLook } from './useBatchLook';
import type { BatchViewModel } from './BatchViewModel';

const ROW_HEIGHT_PX = 72;

interface BatchTableProps {
  readonly model: BatchViewModel;
  readonly lines: readonly ListedLine[];
}

/** The lines of a file, of which there may be ten thousand. */
export const BatchTable = observer(function BatchTable({ model, lines }: BatchTableProps) {
  const { t } = useTranslation('batch');
  const look = useBatchLook(model.batch?.kind);
  return (
    <LongList label={t('lines')} count={lines.length} heightOf={expectedHeight}>
      {useCallback(
        (index: number) => (
          <BatchLineRow model={model} line={lines[index]} look={look} />
        ),
        [model, lines, look],
      )}
    </LongList>
  );
});

function expectedHeight(): number {
  return ROW_HEIGHT_PX;
}
