import { KeptText } from '../../ui/support/KeptText';
import { SelectField } from '../../../src/ui/components/SelectField';
import { examplesOf } from '../Example';

export const examples = examplesOf('SelectField', [
  {
    state: 'chosen',
    show: ({ id, texts }) => (
      <KeptText initial="one">
        {(value, change) => (
          <SelectField
            id={id}
            label={texts.otherLabel}
            options={[
              { value: '', label: '—' },
              { value: 'one', label: texts.account },
              { value: 'two', label: texts.longAccount },
            ]}
            value={value}
            onChange={change}
            hint={texts.hint}
          />
        )}
      </KeptText>
    ),
  },
  {
    state: 'long text',
    show: ({ id, texts }) => (
      <KeptText initial="two">
        {(value, change) => (
          <SelectField
            id={id}
            label={texts.otherLabel}
            options={[
              { value: '', label: '—' },
              { value: 'one', label: texts.account },
              { value: 'two', label: texts.longAccount },
            ]}
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
      <KeptText initial="">
        {(value, change) => (
          <SelectField
            id={id}
            label={texts.otherLabel}
            options={[
              { value: '', label: '—' },
              { value: 'one', label: texts.account },
              { value: 'two', label: texts.longAccount },
            ]}
            value={value}
            onChange={change}
            violation={texts.violation}
          />
        )}
      </KeptText>
    ),
  },
  {
    state: 'focus',
    alone: true,
    focus: 'select',
    show: ({ id, texts }) => (
      <KeptText initial="one">
        {(value, change) => (
          <SelectField
            id={id}
            label={texts.otherLabel}
            options={[
              { value: '', label: '—' },
              { value: 'one', label: texts.account },
              { value: 'two', label: texts.longAccount },
            ]}
            value={value}
            onChange={change}
          />
        )}
      </KeptText>
    ),
  },
]);
