import { PasswordField } from '../../../src/ui/components/PasswordField';
import { examplesOf } from '../Example';
import { fieldStates, kept } from '../fieldStates';

export const examples = examplesOf('PasswordField', [
  ...fieldStates((field) => <PasswordField {...field} autoComplete="new-password" />, {
    filled: 'Tulpar',
    long: 'correct horse battery staple',
  }),
  {
    state: 'shown',
    press: 'button',
    show: kept('correct horse', (field) => <PasswordField {...field} autoComplete="current-password" />),
  },
]);
