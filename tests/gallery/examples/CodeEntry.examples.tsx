import type { ComponentProps } from 'react';

import { CodeEntry } from '../../../src/ui/components/CodeEntry';
import { examplesOf, nothing } from '../Example';
import type { Example } from '../Example';
import { kept } from '../fieldStates';

type EntryProps = ComponentProps<typeof CodeEntry>;

interface Entry {
  readonly state: string;
  readonly otpType: EntryProps['otpType'];
  /** In which the state differs from a code that cannot be sent again. */
  readonly resend?: Partial<EntryProps['resend']>;
  readonly isWrong?: boolean;
}

function entry({ state, otpType, resend, isWrong = false }: Entry): Example {
  return {
    state,
    show: kept('', ({ id, value, onChange }, { violation, last }) => (
      <CodeEntry
        id={id}
        otpType={otpType}
        value={value}
        onChange={onChange}
        violation={isWrong ? violation : undefined}
        resend={{
          sendsLeft: undefined,
          secondsLeft: 0,
          canResend: false,
          busy: false,
          onResend: nothing,
          last,
          ...resend,
        }}
      />
    )),
  };
}

export const examples = examplesOf('CodeEntry', [
  entry({ state: 'SMS, waiting', otpType: 'SMS', resend: { sendsLeft: 2, secondsLeft: 42 } }),
  entry({ state: 'SMS, may be sent again', otpType: 'SMS', resend: { sendsLeft: 1, canResend: true } }),
  entry({ state: 'SMS, being sent', otpType: 'SMS', resend: { sendsLeft: 1, busy: true } }),
  entry({ state: 'SMS, no more', otpType: 'SMS', resend: { sendsLeft: 0 }, isWrong: true }),
  entry({ state: 'authenticator', otpType: 'TOTP' }),
  entry({ state: 'hardware token', otpType: 'TOKEN' }),
]);
