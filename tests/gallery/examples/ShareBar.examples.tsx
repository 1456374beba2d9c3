import { ShareBar } from '../../../src/ui/components/ShareBar';
import { examplesOf } from '../Example';

export const examples = examplesOf('ShareBar', [
  { state: 'nothing used', show: ({ texts }) => <ShareBar label={texts.amount} share={0} /> },
  { state: 'partly', show: ({ texts }) => <ShareBar label={texts.income} share={420} /> },
  { state: 'all', show: ({ texts }) => <ShareBar label={texts.expense} share={1000} /> },
]);
