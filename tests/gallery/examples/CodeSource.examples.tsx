import { CodeSource } from '../../../src/ui/components/CodeSource';
import { examplesOf } from '../Example';

export const examples = examplesOf('CodeSource', [
  {
    state: 'SMS to a known number',
    show: () => (
      <p>
        <CodeSource otpType="SMS" phone="+996 *** *** 123" />
      </p>
    ),
  },
  {
    state: 'SMS',
    show: () => (
      <p>
        <CodeSource otpType="SMS" phone="" />
      </p>
    ),
  },
  {
    state: 'authenticator',
    show: () => (
      <p>
        <CodeSource otpType="TOTP" phone="" />
      </p>
    ),
  },
  {
    state: 'hardware token',
    show: () => (
      <p>
        <CodeSource otpType="TOKEN" phone="" />
      </p>
    ),
  },
]);
