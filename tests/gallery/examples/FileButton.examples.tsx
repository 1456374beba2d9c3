import { FileButton } from '../../../src/ui/components/FileButton';
import { examplesOf, nothing } from '../Example';

export const examples = examplesOf('FileButton', [
  { state: 'usual', show: ({ texts }) => <FileButton label={texts.details} accept=".pdf" onChoose={nothing} /> },
  {
    state: 'camera, with an icon',
    show: ({ texts }) => (
      <FileButton label={texts.search} icon="upload" accept="image/jpeg" camera onChoose={nothing} />
    ),
  },
  { state: 'busy', show: ({ texts }) => <FileButton label={texts.change} accept=".pdf" busy onChoose={nothing} /> },
]);
