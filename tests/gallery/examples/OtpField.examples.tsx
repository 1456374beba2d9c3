import { OtpField } from '../../../src/ui/components/OtpField';
import { examplesOf, nothing } from '../Example';
import { fieldStates } from '../fieldStates';

export const examples = examplesOf('OtpField', [
  ...fieldStates((field) => <OtpField {...field} />, { filled: '123456', long: '123 456 78' }),
  {
    state: 'disabled',
    show: ({ id, texts }) => (
      <OtpField id={id} label={texts.label} value="1234" onChange={nothing} disabled hint={texts.why} />
    ),
  },
]);
