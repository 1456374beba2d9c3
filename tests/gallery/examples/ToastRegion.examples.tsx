import { Toasts } from '../../../src/application/toasts/Toasts';
import { ToastRegion } from '../../../src/ui/components/ToastRegion';
import { examplesOf, nothing } from '../Example';

export const examples = examplesOf('ToastRegion', [
  {
    state: 'one that tells of success, one of failure, long text',
    alone: true,
    show: ({ texts }) => {
      const toasts = new Toasts({ after: () => nothing, every: () => nothing });
      toasts.show(texts.deleted);
      toasts.show(texts.failed, 'negative');
      toasts.show(texts.longValue);
      return <ToastRegion toasts={toasts} />;
    },
  },
]);
