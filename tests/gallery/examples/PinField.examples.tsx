import { KeptText } from '../../ui/support/KeptText';
import { PinField } from '../../../src/ui/components/PinField';
import { examplesOf } from '../Example';

export const examples = examplesOf('PinField', [
  {
    state: 'empty',
    show: ({ id, texts }) => (
      <KeptText>
        {(value, change) => <PinField id={id} label={texts.label} value={value} onChange={change} hint={texts.hint} />}
      </KeptText>
    ),
  },
  {
    state: 'filled',
    show: ({ id, texts }) => (
      <KeptText initial={'7294'}>
        {(value, change) => <PinField id={id} label={texts.label} value={value} onChange={change} />}
      </KeptText>
    ),
  },
  {
    state: 'long text',
    show: ({ id, texts }) => (
      <KeptText initial={'7294'}>
        {(value, change) => (
          <PinField id={id} label={texts.label} value={value} onChange={change} hint={texts.longValue} />
        )}
      </KeptText>
    ),
  },
  {
    state: 'error',
    show: ({ id, texts }) => (
      <KeptText>
        {(value, change) => (
          <PinField
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
      <KeptText initial={'7294'}>
        {(value, change) => <PinField id={id} label={texts.label} value={value} onChange={change} />}
      </KeptText>
    ),
  },
]);
