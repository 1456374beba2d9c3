import { ThemeButton } from '../../../src/ui/components/ThemeButton';
import { examplesOf } from '../Example';

export const examples = examplesOf('ThemeButton', [
  { state: 'usual', show: () => <ThemeButton /> },
  { state: 'open', alone: true, press: 'button', show: () => <ThemeButton /> },
]);
