import { CopyButton } from '../../../src/ui/components/CopyButton';
import { examplesOf } from '../Example';

export const examples = examplesOf('CopyButton', [
  { state: 'usual', show: ({ texts }) => <CopyButton text="1280010000000114" label={texts.copy} /> },
  {
    state: 'focus',
    alone: true,
    focus: 'button',
    show: ({ texts }) => <CopyButton text="1280010000000114" label={texts.copy} />,
  },
]);
