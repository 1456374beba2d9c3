import { LongList } from '../../../src/ui/components/LongList';
import { examplesOf } from '../Example';

export const examples = examplesOf('LongList', [
  {
    state: 'ten thousand lines',
    alone: true,
    show: ({ texts }) => (
      <LongList label={texts.title} count={10_000} heightOf={() => 44}>
        {(line) => `${texts.line} ${line + 1}`}
      </LongList>
    ),
  },
]);
