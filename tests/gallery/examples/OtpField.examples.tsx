import { KeptText } from '../../ui/support/KeptText';
import { OtpField } from '../../../src/ui/components/OtpField';
import { examplesOf, nothing } from '../Example';

export const examples = examplesOf('OtpField', [
  {
    state: 'empty',
    show: ({ id, texts }) => (
      <KeptText>
        {(value, change) => <OtpField id={id} label={texts.label} value={value} onChange={change} hint={texts.hint} />}
      </KeptText>
    ),
  },
  {
    state: 'filled',
    show: ({ id, texts }) => (
      <KeptText initial={'123456'}>
        {(value, change) => <OtpField id={id} label={texts.label} value={value} onChange={change} />}
      </KeptText>
    ),
  },
  {
    state: 'long text',
    show: ({ id, texts }) => (
      <KeptText initial={'123 456 78'}>
        {(value, change) => (
          <OtpField id={id} label={texts.label} value={value} onChange={change} hint={texts.longValue} />
        )}
      </KeptText>
    ),
  },
  {
    state: 'error',
    show: ({ id, texts }) => (
      <KeptText>
        {(value, change) => (
          <OtpField
            id={id}
            label={texts.label}
            value={value}
            onChange={change}
            hint={texts.hint}
            violation={texts.violation}
          />
        )}
      </KeptText>
    ),
  },
  {
    state: 'focus',
    alone: true,
    focus: 'input, textarea, select, button',
    show: ({ id, texts }) => (
      <KeptText initial={'123456'}>
        {(value, change) => <OtpField id={id} label={texts.label} value={value} onChange={change} />}
      </KeptText>
    ),
  },
  {
    state: 'disabled',
    show: ({ id, texts }) => (
      <OtpField id={id} label={texts.label} value="1234" onChange={nothing} disabled hint={texts.why} />
    ),
  },
]);
