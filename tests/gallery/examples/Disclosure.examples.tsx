import { Disclosure } from '../../../src/ui/components/Disclosure';
import { examplesOf } from '../Example';

export const examples = examplesOf('Disclosure', [
  {
    state: 'folded',
    show: ({ texts }) => (
      <Disclosure title={texts.details}>
        <p>{texts.longValue}</p>
      </Disclosure>
    ),
  },
  {
    state: 'open',
    show: ({ texts }) => (
      <Disclosure title={texts.longTitle} open>
        <p>{texts.longValue}</p>
      </Disclosure>
    ),
  },
]);
