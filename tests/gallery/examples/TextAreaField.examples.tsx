import { KeptText } from '../../ui/support/KeptText';
import { TextAreaField } from '../../../src/ui/components/TextAreaField';
import { examplesOf } from '../Example';

export const examples = examplesOf('TextAreaField', [
  {
    state: 'empty',
    show: ({ id, texts }) => (
      <KeptText>
        {(value, change) => (
          <TextAreaField
            maxLength={210}
            id={id}
            label={texts.label}
            value={value}
            onChange={change}
            hint={texts.hint}
          />
        )}
      </KeptText>
    ),
  },
  {
    state: 'filled',
    show: ({ id, texts }) => (
      <KeptText initial={texts.value}>
        {(value, change) => (
          <TextAreaField maxLength={210} id={id} label={texts.label} value={value} onChange={change} />
        )}
      </KeptText>
    ),
  },
  {
    state: 'long text',
    show: ({ id, texts }) => (
      <KeptText initial={`${texts.longValue}. ${texts.longValue}`}>
        {(value, change) => (
          <TextAreaField
            maxLength={210}
            id={id}
            label={texts.label}
            value={value}
            onChange={change}
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
          <TextAreaField
            maxLength={210}
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
        {(value, change) => (
          <TextAreaField maxLength={210} id={id} label={texts.label} value={value} onChange={change} />
        )}
      </KeptText>
    ),
  },
]);
