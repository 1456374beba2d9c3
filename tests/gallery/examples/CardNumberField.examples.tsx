import { KeptText } from '../../ui/support/KeptText';
import { CardNumberField } from '../../../src/ui/components/CardNumberField';
import { examplesOf } from '../Example';

export const examples = examplesOf('CardNumberField', [
  {
    state: 'empty',
    show: ({ id, texts }) => (
      <KeptText>
        {(value, change) => (
          <CardNumberField
            id={id}
            label={texts.label}
            value={value}
            onChange={change}
            autoComplete="cc-number"
            hint={texts.hint}
          />
        )}
      </KeptText>
    ),
  },
  {
    state: 'filled',
    show: ({ id, texts }) => (
      <KeptText initial={'9417 1234 5678 9012'}>
        {(value, change) => (
          <CardNumberField id={id} label={texts.label} value={value} onChange={change} autoComplete="cc-number" />
        )}
      </KeptText>
    ),
  },
  {
    state: 'long text',
    show: ({ id, texts }) => (
      <KeptText initial={'4169 5853 5151 2345'}>
        {(value, change) => (
          <CardNumberField
            id={id}
            label={texts.label}
            value={value}
            onChange={change}
            autoComplete="cc-number"
            hint={texts.longValue}
          />
        )}
      </KeptText>
    ),
  },
  {
    state: 'error',
    show: ({ id, texts }) => (
      <KeptText>
        {(value, change) => (
          <CardNumberField
            id={id}
            label={texts.label}
            value={value}
            onChange={change}
            autoComplete="cc-number"
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
      <KeptText initial={'9417 1234 5678 9012'}>
        {(value, change) => (
          <CardNumberField id={id} label={texts.label} value={value} onChange={change} autoComplete="cc-number" />
        )}
      </KeptText>
    ),
  },
]);
