import { Undo } from '../../../src/ui/components/Undo';
import { examplesOf, nothing } from '../Example';

export const examples = examplesOf('Undo', [
  { state: 'usual', alone: true, show: ({ texts }) => <Undo text={texts.deleted} busy={false} onUndo={nothing} /> },
  { state: 'busy, long text', alone: true, show: ({ texts }) => <Undo text={texts.longValue} busy onUndo={nothing} /> },
]);
