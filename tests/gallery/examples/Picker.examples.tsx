import { KeptText } from '../../ui/support/KeptText';
import { Picker } from '../../../src/ui/components/Picker';
import { examplesOf } from '../Example';

export const examples = examplesOf('Picker', [
  {
    state: 'nothing chosen',
    show: ({ id, texts }) => (
      <KeptText>
        {(value, change) => (
          <Picker
            id={id}
            label={texts.recipient}
            words={{ placeholder: texts.otherLabel, search: texts.search, noMatches: texts.noMatches }}
            options={[texts.person, texts.otherPerson, texts.company]}
            selected={value === '' ? undefined : value}
            onChange={(option) => change(option ?? '')}
            keyOf={(option) => option}
            labelOf={(option) => option}
            matches={(option, query) => option.includes(query)}
            isDisabled={(option) => option === texts.otherPerson}
          >
            {(option) => option}
          </Picker>
        )}
      </KeptText>
    ),
  },
  {
    state: 'chosen',
    show: ({ id, texts }) => (
      <KeptText>
        {(value, change) => (
          <Picker
            id={id}
            label={texts.recipient}
            words={{ placeholder: texts.otherLabel, search: texts.search, noMatches: texts.noMatches }}
            options={[texts.person, texts.otherPerson, texts.company]}
            selected={value === '' ? texts.company : value}
            onChange={(option) => change(option ?? '')}
            keyOf={(option) => option}
            labelOf={(option) => option}
            matches={(option, query) => option.includes(query)}
            isDisabled={(option) => option === texts.otherPerson}
            hint={texts.hint}
          >
            {(option) => option}
          </Picker>
        )}
      </KeptText>
    ),
  },
  {
    state: 'error',
    show: ({ id, texts }) => (
      <KeptText>
        {(value, change) => (
          <Picker
            id={id}
            label={texts.recipient}
            words={{ placeholder: texts.otherLabel, search: texts.search, noMatches: texts.noMatches }}
            options={[texts.person, texts.otherPerson, texts.company]}
            selected={value === '' ? undefined : value}
            onChange={(option) => change(option ?? '')}
            keyOf={(option) => option}
            labelOf={(option) => option}
            matches={(option, query) => option.includes(query)}
            isDisabled={(option) => option === texts.otherPerson}
            violation={texts.violation}
          >
            {(option) => option}
          </Picker>
        )}
      </KeptText>
    ),
  },
  {
    state: 'focus',
    alone: true,
    focus: '[role="combobox"]',
    show: ({ id, texts }) => (
      <KeptText>
        {(value, change) => (
          <Picker
            id={id}
            label={texts.recipient}
            words={{ placeholder: texts.otherLabel, search: texts.search, noMatches: texts.noMatches }}
            options={[texts.person, texts.otherPerson, texts.company]}
            selected={value === '' ? texts.person : value}
            onChange={(option) => change(option ?? '')}
            keyOf={(option) => option}
            labelOf={(option) => option}
            matches={(option, query) => option.includes(query)}
            isDisabled={(option) => option === texts.otherPerson}
          >
            {(option) => option}
          </Picker>
        )}
      </KeptText>
    ),
  },
  {
    state: 'open, one cannot be chosen',
    alone: true,
    press: '[role="combobox"]',
    show: ({ id, texts }) => (
      <KeptText>
        {(value, change) => (
          <Picker
            id={id}
            label={texts.recipient}
            words={{ placeholder: texts.otherLabel, search: texts.search, noMatches: texts.noMatches }}
            options={[texts.person, texts.otherPerson, texts.company]}
            selected={value === '' ? texts.person : value}
            onChange={(option) => change(option ?? '')}
            keyOf={(option) => option}
            labelOf={(option) => option}
            matches={(option, query) => option.includes(query)}
            isDisabled={(option) => option === texts.otherPerson}
          >
            {(option) => option}
          </Picker>
        )}
      </KeptText>
    ),
  },
]);
