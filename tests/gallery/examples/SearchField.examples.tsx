import { SearchField } from '../../../src/ui/components/SearchField';
import { examplesOf } from '../Example';
import type { Texts } from '../Example';
import { kept } from '../fieldStates';
import type { KeptField } from '../fieldStates';

function field(own: KeptField, { search, placeholder }: Texts) {
  return <SearchField {...own} label={search} placeholder={placeholder} />;
}

export const examples = examplesOf('SearchField', [
  { state: 'empty', show: kept('', field) },
  { state: 'filled, long text', show: kept(({ longValue }) => longValue, field) },
  { state: 'focus', alone: true, focus: 'input', show: kept(({ person }) => person, field) },
]);
