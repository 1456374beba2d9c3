import { KeptText } from '../../ui/support/KeptText';
import { CheckGroup } from '../../../src/ui/components/CheckGroup';
import { examplesOf } from '../Example';

export const examples = examplesOf('CheckGroup', [
  {
    state: 'one of two chosen',
    show: ({ id, texts }) => (
      <KeptText initial="one">
        {(value, change) => (
          <CheckGroup
            id={id}
            label={texts.otherLabel}
            options={[
              { value: 'one', label: texts.person, hint: texts.hint },
              { value: 'two', label: texts.longAccount },
            ]}
            chosen={[value]}
            onToggle={change}
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
          <CheckGroup
            id={id}
            label={texts.otherLabel}
            options={[
              { value: 'one', label: texts.person, hint: texts.hint },
              { value: 'two', label: texts.longAccount },
            ]}
            chosen={[value]}
            onToggle={change}
            violation={texts.violation}
          />
        )}
      </KeptText>
    ),
  },
]);
