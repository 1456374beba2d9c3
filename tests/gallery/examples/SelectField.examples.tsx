import { SelectField } from '../../../src/ui/components/SelectField';
import { examplesOf } from '../Example';
import type { Texts } from '../Example';
import { kept } from '../fieldStates';

function optionsIn({ account, longAccount }: Texts) {
  return [
    { value: '', label: '—' },
    { value: 'one', label: account },
    { value: 'two', label: longAccount },
  ];
}

export const examples = examplesOf('SelectField', [
  {
    state: 'chosen',
    show: kept('one', (field, texts) => <SelectField {...field} options={optionsIn(texts)} hint={texts.hint} />),
  },
  { state: 'long text', show: kept('two', (field, texts) => <SelectField {...field} options={optionsIn(texts)} />) },
  {
    state: 'error',
    show: kept('', (field, texts) => <SelectField {...field} options={optionsIn(texts)} violation={texts.violation} />),
  },
  {
    state: 'focus',
    alone: true,
    focus: 'select',
    show: kept('one', (field, texts) => <SelectField {...field} options={optionsIn(texts)} />),
  },
]);
