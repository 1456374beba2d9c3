import { KeptText } from '../../ui/support/KeptText';
import { AmountField } from '../../../src/ui/components/AmountField';
import { examplesOf } from '../Example';

export const examples = examplesOf('AmountField', [
  {
    state: 'empty',
    show: ({ id, texts }) => (
      <KeptText>
        {(value, change) => (
          <AmountField id={id} label={texts.label} value={value} onChange={change} currency="KGS" hint={texts.hint} />
        )}
      </KeptText>
    ),
  },
  {
    state: 'filled',
    show: ({ id, texts }) => (
      <KeptText initial={'12500'}>
        {(value, change) => <AmountField id={id} label={texts.label} value={value} onChange={change} currency="KGS" />}
      </KeptText>
    ),
  },
  {
    state: 'long text',
    show: ({ id, texts }) => (
      <KeptText initial={'999999999999,99'}>
        {(value, change) => (
          <AmountField
            id={id}
            label={texts.label}
            value={value}
            onChange={change}
            currency="KGS"
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
          <AmountField
            id={id}
            label={texts.label}
            value={value}
            onChange={change}
            currency="KGS"
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
      <KeptText initial={'12500'}>
        {(value, change) => <AmountField id={id} label={texts.label} value={value} onChange={change} currency="KGS" />}
      </KeptText>
    ),
  },
  {
    state: 'currency not known yet',
    show: ({ id, texts }) => (
      <KeptText>
        {(value, change) => (
          <AmountField id={id} label={texts.amount} value={value} onChange={change} currency={undefined} />
        )}
      </KeptText>
    ),
  },
]);
