import { Steps } from '../../../src/ui/components/Steps';
import { examplesOf } from '../Example';

export const examples = examplesOf('Steps', [
  { state: 'first', show: ({ texts }) => <Steps label={texts.title} steps={texts.steps} current={0} /> },
  { state: 'last', show: ({ texts }) => <Steps label={texts.details} steps={texts.steps} current={2} /> },
  {
    state: 'long texts',
    show: ({ texts }) => (
      <Steps label={texts.longTitle} steps={[texts.longTitle, texts.longAct, texts.search, texts.title]} current={1} />
    ),
  },
]);
