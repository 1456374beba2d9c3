import { SuccessMark } from '../../../src/ui/components/SuccessMark';
import { examplesOf } from '../Example';

export const examples = examplesOf('SuccessMark', [{ state: 'usual', show: () => <SuccessMark /> }]);
