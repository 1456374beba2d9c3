import { Icon } from '../../../src/ui/components/Icon';
import { RoundMark } from '../../../src/ui/components/RoundMark';
import { examplesOf } from '../Example';

export const examples = examplesOf('RoundMark', [
  {
    state: 'around an icon',
    show: () => (
      <RoundMark>
        <Icon name="exchange" />
      </RoundMark>
    ),
  },
]);
