import { KeptText } from '../../ui/support/KeptText';
import { AccountPicker } from '../../../src/ui/components/AccountPicker';
import { examplesOf } from '../Example';
import { accountOptions } from '../samples';

export const examples = examplesOf('AccountPicker', [
  {
    state: 'nothing chosen, one dormant',
    show: ({ id, texts }) => (
      <KeptText>
        {(value, change) => (
          <AccountPicker
            id={id}
            label={texts.otherLabel}
            options={accountOptions(texts)}
            value={value}
            onChange={change}
          />
        )}
      </KeptText>
    ),
  },
  {
    state: 'chosen, long name',
    show: ({ id, texts }) => (
      <KeptText initial="2">
        {(value, change) => (
          <AccountPicker
            id={id}
            label={texts.otherLabel}
            hint={texts.hint}
            options={accountOptions(texts).slice(0, 3)}
            value={value}
            onChange={change}
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
          <AccountPicker
            id={id}
            label={texts.otherLabel}
            options={accountOptions(texts).slice(0, 2)}
            value={value}
            onChange={change}
            violation={texts.violation}
          />
        )}
      </KeptText>
    ),
  },
  {
    state: 'open, with reasons of those that cannot be chosen',
    alone: true,
    press: '[role="combobox"]',
    show: ({ id, texts }) => (
      <KeptText initial="1">
        {(value, change) => (
          <AccountPicker
            id={id}
            label={texts.otherLabel}
            options={accountOptions(texts)}
            value={value}
            onChange={change}
          />
        )}
      </KeptText>
    ),
  },
]);
