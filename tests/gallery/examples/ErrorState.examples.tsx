import { ErrorState } from '../../../src/ui/components/ErrorState';
import { examplesOf, nothing } from '../Example';

export const examples = examplesOf('ErrorState', [
  { state: 'usual', show: ({ texts }) => <ErrorState title={texts.failed} onRetry={nothing} /> },
  { state: 'busy', show: ({ texts }) => <ErrorState title={texts.failed} onRetry={nothing} retrying /> },
]);
