import { LanguageSwitch } from '../../../src/ui/components/LanguageSwitch';
import { examplesOf } from '../Example';

export const examples = examplesOf('LanguageSwitch', [
  { state: 'usual', show: () => <LanguageSwitch /> },
  { state: 'focus', alone: true, focus: 'select', show: () => <LanguageSwitch /> },
]);
