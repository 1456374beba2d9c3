import { PinField } from '../../../src/ui/components/PinField';
import { examplesOf } from '../Example';
import { fieldStates } from '../fieldStates';

export const examples = examplesOf(
  'PinField',
  fieldStates((field) => <PinField {...field} />, { filled: '7294', long: '7294' }),
);
