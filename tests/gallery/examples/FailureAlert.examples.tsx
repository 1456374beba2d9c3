import { FailureAlert } from '../../../src/ui/components/FailureAlert';
import { examplesOf } from '../Example';

export const examples = examplesOf('FailureAlert', [
  {
    state: 'mended on the spot',
    alone: true,
    show: () => <FailureAlert failure={{ code: 'INCORRECT_OTP', data: { triesLeft: '2' } }} />,
  },
  {
    state: 'in one line, open',
    alone: true,
    press: 'summary',
    show: () => <FailureAlert brief failure={{ code: 'INVALID_LOGIN_OR_PASSWORD' }} />,
  },
  {
    state: 'with a reference',
    alone: true,
    show: () => (
      <FailureAlert failure={{ code: 'INTERNAL_SERVER_ERROR', referenceId: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed' }} />
    ),
  },
  {
    state: 'with a reference, open',
    alone: true,
    press: 'summary',
    show: () => (
      <FailureAlert
        tone="caution"
        failure={{ code: 'INTERNAL_SERVER_ERROR', referenceId: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed' }}
      />
    ),
  },
]);
