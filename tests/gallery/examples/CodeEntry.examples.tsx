import { KeptText } from '../../ui/support/KeptText';
import { CodeEntry } from '../../../src/ui/components/CodeEntry';
import { examplesOf, nothing } from '../Example';

export const examples = examplesOf('CodeEntry', [
  {
    state: 'SMS, waiting',
    show: ({ id, texts }) => (
      <KeptText>
        {(value, change) => (
          <CodeEntry
            id={id}
            otpType="SMS"
            value={value}
            onChange={change}
            violation={undefined}
            resend={{
              sendsLeft: 2,
              secondsLeft: 42,
              canResend: false,
              busy: false,
              onResend: nothing,
              last: texts.last,
            }}
          />
        )}
      </KeptText>
    ),
  },
  {
    state: 'SMS, may be sent again',
    show: ({ id, texts }) => (
      <KeptText>
        {(value, change) => (
          <CodeEntry
            id={id}
            otpType="SMS"
            value={value}
            onChange={change}
            violation={undefined}
            resend={{ sendsLeft: 1, secondsLeft: 0, canResend: true, busy: false, onResend: nothing, last: texts.last }}
          />
        )}
      </KeptText>
    ),
  },
  {
    state: 'SMS, being sent',
    show: ({ id, texts }) => (
      <KeptText>
        {(value, change) => (
          <CodeEntry
            id={id}
            otpType="SMS"
            value={value}
            onChange={change}
            violation={undefined}
            resend={{ sendsLeft: 1, secondsLeft: 0, canResend: false, busy: true, onResend: nothing, last: texts.last }}
          />
        )}
      </KeptText>
    ),
  },
  {
    state: 'SMS, no more',
    show: ({ id, texts }) => (
      <KeptText>
        {(value, change) => (
          <CodeEntry
            id={id}
            otpType="SMS"
            value={value}
            onChange={change}
            violation={texts.violation}
            resend={{
              sendsLeft: 0,
              secondsLeft: 0,
              canResend: false,
              busy: false,
              onResend: nothing,
              last: texts.last,
            }}
          />
        )}
      </KeptText>
    ),
  },
  {
    state: 'authenticator',
    show: ({ id, texts }) => (
      <KeptText>
        {(value, change) => (
          <CodeEntry
            id={id}
            otpType="TOTP"
            value={value}
            onChange={change}
            violation={undefined}
            resend={{
              sendsLeft: undefined,
              secondsLeft: 0,
              canResend: false,
              busy: false,
              onResend: nothing,
              last: texts.last,
            }}
          />
        )}
      </KeptText>
    ),
  },
  {
    state: 'hardware token',
    show: ({ id, texts }) => (
      <KeptText>
        {(value, change) => (
          <CodeEntry
            id={id}
            otpType="TOKEN"
            value={value}
            onChange={change}
            violation={undefined}
            resend={{
              sendsLeft: undefined,
              secondsLeft: 0,
              canResend: false,
              busy: false,
              onResend: nothing,
              last: texts.last,
            }}
          />
        )}
      </KeptText>
    ),
  },
]);
