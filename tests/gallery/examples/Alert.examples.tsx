import { Alert } from '../../../src/ui/components/Alert';
import { examplesOf } from '../Example';

export const examples = examplesOf('Alert', [
  {
    state: 'info',
    show: ({ texts }) => (
      <Alert tone="info" title={texts.title}>
        <p>{texts.lead}</p>
      </Alert>
    ),
  },
  {
    state: 'positive',
    show: ({ texts }) => (
      <Alert tone="positive" title={texts.title}>
        <p>{texts.lead}</p>
      </Alert>
    ),
  },
  {
    state: 'caution',
    show: ({ texts }) => (
      <Alert tone="caution" title={texts.title}>
        <p>{texts.lead}</p>
      </Alert>
    ),
  },
  {
    state: 'negative',
    show: ({ texts }) => (
      <Alert tone="negative" title={texts.title}>
        <p>{texts.lead}</p>
      </Alert>
    ),
  },
  { state: 'title alone', show: ({ texts }) => <Alert title={texts.lead} /> },
  {
    state: 'long text',
    show: ({ texts }) => (
      <Alert tone="caution" title={texts.longTitle}>
        <p>{texts.longValue}</p>
      </Alert>
    ),
  },
]);
