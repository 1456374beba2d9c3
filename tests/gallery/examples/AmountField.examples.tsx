import { AmountField } from '../../../src/ui/components/AmountField';
import { examplesOf } from '../Example';
import { fieldStates, kept } from '../fieldStates';

export const examples = examplesOf('AmountField', [
  ...fieldStates((field) => <AmountField {...field} currency="KGS" />, { filled: '12500', long: '999999999999,99' }),
  { state: 'currency not known yet', show: kept('', (field) => <AmountField {...field} currency={undefined} />) },
]);
