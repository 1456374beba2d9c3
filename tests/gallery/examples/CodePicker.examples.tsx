import { KeptText } from '../../ui/support/KeptText';
import { CodePicker } from '../../../src/ui/components/CodePicker';
import { examplesOf } from '../Example';
import { codeOptions } from '../codeOptions';

export const examples = examplesOf('CodePicker', [
  {
    state: 'nothing chosen',
    show: ({ id, texts }) => (
      <KeptText>
        {(value, change) => (
          <CodePicker
            id={id}
            label={texts.recipient}
            words={{ placeholder: texts.otherLabel, search: texts.search, noMatches: texts.noMatches }}
            options={codeOptions(5)}
            value={value}
            onChange={change}
            hint={texts.hint}
          />
        )}
      </KeptText>
    ),
  },
  {
    state: 'chosen',
    show: ({ id, texts }) => (
      <KeptText initial="103">
        {(value, change) => (
          <CodePicker
            id={id}
            label={texts.recipient}
            words={{ placeholder: texts.otherLabel, search: texts.search, noMatches: texts.noMatches }}
            options={codeOptions(5)}
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
          <CodePicker
            id={id}
            label={texts.recipient}
            words={{ placeholder: texts.otherLabel, search: texts.search, noMatches: texts.noMatches }}
            options={codeOptions(5)}
            value={value}
            onChange={change}
            violation={texts.violation}
          />
        )}
      </KeptText>
    ),
  },
  {
    state: 'open, many',
    alone: true,
    press: '[role="combobox"]',
    show: ({ id, texts }) => (
      <KeptText initial="103">
        {(value, change) => (
          <CodePicker
            id={id}
            label={texts.recipient}
            words={{ placeholder: texts.otherLabel, search: texts.search, noMatches: texts.noMatches }}
            options={codeOptions(60)}
            value={value}
            onChange={change}
          />
        )}
      </KeptText>
    ),
  },
  {
    state: 'open, none',
    alone: true,
    press: '[role="combobox"]',
    show: ({ id, texts }) => (
      <KeptText>
        {(value, change) => (
          <CodePicker
            id={id}
            label={texts.recipient}
            words={{ placeholder: texts.otherLabel, search: texts.search, noMatches: texts.noMatches }}
            options={codeOptions(0)}
            value={value}
            onChange={change}
          />
        )}
      </KeptText>
    ),
  },
]);
