import { VisuallyHidden } from '../../../src/ui/components/VisuallyHidden';
import { examplesOf } from '../Example';

export const examples = examplesOf('VisuallyHidden', [
  {
    state: 'read aloud after the visible words',
    show: ({ texts }) => (
      <p>
        {texts.lead} <VisuallyHidden>{texts.hint}</VisuallyHidden>
      </p>
    ),
  },
]);
