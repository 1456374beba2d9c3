import { Badge } from '../../../src/ui/components/Badge';
import { examplesOf } from '../Example';

export const examples = examplesOf('Badge', [
  { state: 'neutral', show: ({ texts }) => <Badge>{texts.details}</Badge> },
  { state: 'positive', show: ({ texts }) => <Badge tone="positive">{texts.status}</Badge> },
  { state: 'caution', show: ({ texts }) => <Badge tone="caution">{texts.waiting}</Badge> },
  { state: 'negative', show: ({ texts }) => <Badge tone="negative">{texts.refused}</Badge> },
  { state: 'long text', show: ({ texts }) => <Badge tone="caution">{texts.why}</Badge> },
]);
