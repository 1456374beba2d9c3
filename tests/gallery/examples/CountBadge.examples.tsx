import { CountBadge } from '../../../src/ui/components/CountBadge';
import { Icon } from '../../../src/ui/components/Icon';
import { IconButton } from '../../../src/ui/components/IconButton';
import { examplesOf } from '../Example';

export const examples = examplesOf('CountBadge', [
  {
    state: 'a few',
    show: () => (
      <IconButton label="3">
        <Icon name="bell" />
        <CountBadge count={3} />
      </IconButton>
    ),
  },
  {
    state: 'more than are shown',
    show: () => (
      <IconButton label="120">
        <Icon name="bell" />
        <CountBadge count={120} />
      </IconButton>
    ),
  },
]);
