import { SwitchField } from '../../../src/ui/components/SwitchField';
import { examplesOf, nothing } from '../Example';

export const examples = examplesOf('SwitchField', [
  {
    state: 'on',
    show: ({ id, texts }) => <SwitchField id={id} label={texts.otherLabel} hint={texts.hint} on onChange={nothing} />,
  },
  {
    state: 'off',
    show: ({ id, texts }) => <SwitchField id={id} label={texts.otherLabel} on={false} onChange={nothing} />,
  },
]);
