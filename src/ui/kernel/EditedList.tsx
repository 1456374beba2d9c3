import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ReactNode } from 'react';

import type { LoadStatus } from '../../application/loading/LoadStatus';
import type { Failure } from '../../application/operations/failureCodes';
import type { EmptyStateProps } from '../components/EmptyState';
import { FailureAlert } from '../components/FailureAlert';
import { Undo } from '../components/Undo';
import { WhenLoaded } from '../components/WhenLoaded';

/** View-model of a list whose items the customer can remove and restore. */
interface EditedListModel {
  readonly status: LoadStatus;
  /** Failure of the last change of an item. */
  readonly failure: Failure | undefined;
  readonly busy: boolean;
  load(): void;
}

interface EditedListProps {
  readonly model: EditedListModel;
  /** Sentence about the item removed last, and what restores it; `undefined` when there is nothing to restore. */
  readonly removed: { readonly text: string; readonly onRestore: () => Promise<void> } | undefined;
  /** Number of skeleton rows shown while loading. */
  readonly rows: number;
  /** Sentence naming the content that could not be loaded. */
  readonly failed: string;
  readonly empty: EmptyStateProps;
  readonly children: () => ReactNode;
}

/** List whose items can be removed and restored: failure of the last change, undo, and the items as far as they are loaded. */
export const EditedList = observer(function EditedList(props: EditedListProps) {
  const { model, removed, rows, failed, empty, children } = props;

  useEffect(() => model.load(), [model]);

  return (
    <>
      {model.failure !== undefined && <FailureAlert failure={model.failure} />}
      {removed !== undefined && <Undo text={removed.text} busy={model.busy} onUndo={() => void removed.onRestore()} />}
      <WhenLoaded status={model.status} rows={rows} failed={failed} onRetry={model.load} empty={empty}>
        {children}
      </WhenLoaded>
    </>
  );
});
