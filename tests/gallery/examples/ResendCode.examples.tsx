import { ResendCode } from '../../../src/ui/components/ResendCode';
import { examplesOf, nothing } from '../Example';

export const examples = examplesOf('ResendCode', [
  {
    state: 'waiting',
    show: ({ texts }) => (
      <ResendCode words={texts} sendsLeft={3} secondsLeft={42} canResend={false} busy={false} onResend={nothing} />
    ),
  },
  {
    state: 'may be sent again',
    show: ({ texts }) => (
      <ResendCode words={texts} sendsLeft={2} secondsLeft={0} canResend={true} busy={false} onResend={nothing} />
    ),
  },
  {
    state: 'the next is the last',
    show: ({ texts }) => (
      <ResendCode words={texts} sendsLeft={1} secondsLeft={0} canResend={true} busy={false} onResend={nothing} />
    ),
  },
  {
    state: 'busy',
    show: ({ texts }) => (
      <ResendCode words={texts} sendsLeft={2} secondsLeft={0} canResend={false} busy={true} onResend={nothing} />
    ),
  },
  {
    state: 'disabled',
    show: ({ texts }) => (
      <ResendCode
        words={texts}
        sendsLeft={undefined}
        secondsLeft={0}
        canResend={false}
        busy={false}
        onResend={nothing}
      />
    ),
  },
  {
    state: 'no more',
    show: ({ texts }) => (
      <ResendCode words={texts} sendsLeft={0} secondsLeft={0} canResend={false} busy={false} onResend={nothing} />
    ),
  },
]);
