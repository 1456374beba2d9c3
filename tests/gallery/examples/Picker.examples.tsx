import { Picker } from '../../../src/ui/components/Picker';
import { examplesOf } from '../Example';
import type { Texts } from '../Example';
import { kept } from '../fieldStates';
import type { KeptField } from '../fieldStates';

interface People extends KeptField {
  readonly hint?: string;
  readonly violation?: string;
}

/** A picker of three, of whom one cannot be chosen. */
function picker({ value, onChange, ...field }: People, texts: Texts) {
  return (
    <Picker
      {...field}
      label={texts.recipient}
      words={{ placeholder: texts.otherLabel, search: texts.search, noMatches: texts.noMatches }}
      options={[texts.person, texts.otherPerson, texts.company]}
      selected={value === '' ? undefined : value}
      onChange={(option) => onChange(option ?? '')}
      keyOf={(option) => option}
      labelOf={(option) => option}
      matches={(option, query) => option.includes(query)}
      isDisabled={(option) => option === texts.otherPerson}
    >
      {(option) => option}
    </Picker>
  );
}

export const examples = examplesOf('Picker', [
  { state: 'nothing chosen', show: kept('', picker) },
  {
    state: 'chosen',
    show: kept(
      ({ company }) => company,
      (field, texts) => picker({ ...field, hint: texts.hint }, texts),
    ),
  },
  { state: 'error', show: kept('', (field, texts) => picker({ ...field, violation: texts.violation }, texts)) },
  { state: 'focus', alone: true, focus: '[role="combobox"]', show: kept(({ person }) => person, picker) },
  {
    state: 'open, one cannot be chosen',
    alone: true,
    press: '[role="combobox"]',
    show: kept(({ person }) => person, picker),
  },
]);
