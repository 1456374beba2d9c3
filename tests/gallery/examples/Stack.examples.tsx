import { Panel } from '../../../src/ui/components/Panel';
import { Stack } from '../../../src/ui/components/Stack';
import { examplesOf } from '../Example';

export const examples = examplesOf('Stack', [
  {
    state: 'usual',
    show: ({ texts }) => (
      <Stack>
        <Panel>{texts.lead}</Panel>
        <Panel>{texts.longValue}</Panel>
      </Stack>
    ),
  },
]);
