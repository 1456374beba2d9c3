import { KeptText } from '../../ui/support/KeptText';
import { PasswordField } from '../../../src/ui/components/PasswordField';
import { examplesOf } from '../Example';

export const examples = examplesOf('PasswordField', [
  {
    state: 'empty',
    show: ({ id, texts }) => (
      <KeptText>
        {(value, change) => (
          <PasswordField
            id={id}
            label={texts.label}
            value={value}
            onChange={change}
            autoComplete="new-password"
            hint={texts.hint}
          />
        )}
      </KeptText>
    ),
  },
  {
    state: 'filled',
    show: ({ id, texts }) => (
      <KeptText initial={'Tulpar'}>
        {(value, change) => (
          <PasswordField id={id} label={texts.label} value={value} onChange={change} autoComplete="new-password" />
        )}
      </KeptText>
    ),
  },
  {
    state: 'long text',
    show: ({ id, texts }) => (
      <KeptText initial={'correct horse battery staple'}>
        {(value, change) => (
          <PasswordField
            id={id}
            label={texts.label}
            value={value}
            onChange={change}
            autoComplete="new-password"
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
          <PasswordField
            id={id}
            label={texts.label}
            value={value}
            onChange={change}
            autoComplete="new-password"
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
      <KeptText initial={'Tulpar'}>
        {(value, change) => (
          <PasswordField id={id} label={texts.label} value={value} onChange={change} autoComplete="new-password" />
        )}
      </KeptText>
    ),
  },
  {
    state: 'shown',
    press: 'button',
    show: ({ id, texts }) => (
      <KeptText initial="correct horse">
        {(value, change) => (
          <PasswordField id={id} label={texts.label} value={value} onChange={change} autoComplete="current-password" />
        )}
      </KeptText>
    ),
  },
]);
