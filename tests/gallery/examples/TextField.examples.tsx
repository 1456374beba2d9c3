import { TextField } from '../../../src/ui/components/TextField';
import { examplesOf } from '../Example';
import { fieldStates } from '../fieldStates';

export const examples = examplesOf(
  'TextField',
  fieldStates((field) => <TextField {...field} />, {
    filled: ({ value }) => value,
    long: ({ longValue }) => longValue,
  }),
);
