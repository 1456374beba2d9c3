import { Icon } from '../../../src/ui/components/Icon';
import { IconButton } from '../../../src/ui/components/IconButton';
import { examplesOf } from '../Example';

export const examples = examplesOf('IconButton', [
  {
    state: 'usual',
    show: ({ texts }) => (
      <IconButton label={texts.details}>
        <Icon name="bell" />
      </IconButton>
    ),
  },
  {
    state: 'disabled',
    show: ({ texts }) => (
      <IconButton label={texts.change} disabled>
        <Icon name="bell" />
      </IconButton>
    ),
  },
  {
    state: 'focus',
    alone: true,
    focus: 'button',
    show: ({ texts }) => (
      <IconButton label={texts.search}>
        <Icon name="bell" />
      </IconButton>
    ),
  },
]);
