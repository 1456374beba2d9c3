import { KeptText } from '../../ui/support/KeptText';
import { RadioGroup } from '../../../src/ui/components/RadioGroup';
import { examplesOf } from '../Example';

export const examples = examplesOf('RadioGroup', [
  {
    state: 'chosen, one cannot be',
    show: ({ id, texts }) => (
      <KeptText initial="one">
        {(value, change) => (
          <RadioGroup
            id={id}
            label={texts.otherLabel}
            options={[
              { value: 'one', label: texts.person, hint: texts.hint },
              { value: 'two', label: texts.longAccount },
              { value: 'three', label: texts.otherPerson, hint: texts.why, disabled: true },
            ]}
            value={value}
            onChange={change}
          />
        )}
      </KeptText>
    ),
  },
  {
    state: 'nothing chosen, error',
    show: ({ id, texts }) => (
      <KeptText initial="">
        {(value, change) => (
          <RadioGroup
            id={id}
            label={texts.otherLabel}
            options={[
              { value: 'one', label: texts.person, hint: texts.hint },
              { value: 'two', label: texts.longAccount },
              { value: 'three', label: texts.otherPerson, hint: texts.why, disabled: true },
            ]}
            value={value}
            onChange={change}
            violation={texts.violation}
          />
        )}
      </KeptText>
    ),
  },
]);
