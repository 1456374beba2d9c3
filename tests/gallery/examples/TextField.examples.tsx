import { KeptText } from '../../ui/support/KeptText';
import { TextField } from '../../../src/ui/components/TextField';
import { examplesOf } from '../Example';

export const examples = examplesOf('TextField', [
  {
    state: 'empty',
    show: ({ id, texts }) => (
      <KeptText>
        {(value, change) => <TextField id={id} label={texts.label} value={value} onChange={change} hint={texts.hint} />}
      </KeptText>
    ),
  },
  {
    state: 'filled',
    show: ({ id, texts }) => (
      <KeptText initial={texts.value}>
        {(value, change) => <TextField id={id} label={texts.label} value={value} onChange={change} />}
      </KeptText>
    ),
  },
  {
    state: 'long text',
    show: ({ id, texts }) => (
      <KeptText initial={texts.longValue}>
        {(value, change) => (
          <TextField id={id} label={texts.label} value={value} onChange={change} hint={texts.longValue} />
        )}
      </KeptText>
    ),
  },
  {
    state: 'error',
    show: ({ id, texts }) => (
      <KeptText>
        {(value, change) => (
          <TextField
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
      <KeptText initial={texts.value}>
        {(value, change) => <TextField id={id} label={texts.label} value={value} onChange={change} />}
      </KeptText>
    ),
  },
]);
