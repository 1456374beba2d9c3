import { CardNumberField } from '../../../src/ui/components/CardNumberField';
import { examplesOf } from '../Example';
import { fieldStates } from '../fieldStates';

export const examples = examplesOf(
  'CardNumberField',
  fieldStates((field) => <CardNumberField {...field} autoComplete="cc-number" />, {
    filled: '9417 1234 5678 9012',
    long: '4169 5853 5151 2345',
  }),
);
