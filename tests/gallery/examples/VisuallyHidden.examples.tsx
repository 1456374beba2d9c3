import { VisuallyHidden } from '../../../src/ui/components/VisuallyHidden';
import { examplesOf } from '../Example';

export const examples = examplesOf('VisuallyHidden', [
  {
    state: 'heard after the words that are seen',
    show: ({ texts }) => (
      <p>
        {texts.lead} <VisuallyHidden>{texts.hint}</VisuallyHidden>
      </p>
    ),
  },
]);
