import { TextAreaField } from '../../../src/ui/components/TextAreaField';
import { examplesOf } from '../Example';
import { fieldStates } from '../fieldStates';

export const examples = examplesOf(
  'TextAreaField',
  fieldStates((field) => <TextAreaField maxLength={210} {...field} />, {
    filled: ({ value }) => value,
    long: ({ longValue }) => `${longValue}. ${longValue}`,
  }),
);
