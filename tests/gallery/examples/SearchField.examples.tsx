import { KeptText } from '../../ui/support/KeptText';
import { SearchField } from '../../../src/ui/components/SearchField';
import { examplesOf } from '../Example';

export const examples = examplesOf('SearchField', [
  {
    state: 'empty',
    show: ({ id, texts }) => (
      <KeptText initial={''}>
        {(value, change) => (
          <SearchField id={id} label={texts.search} placeholder={texts.placeholder} value={value} onChange={change} />
        )}
      </KeptText>
    ),
  },
  {
    state: 'filled, long text',
    show: ({ id, texts }) => (
      <KeptText initial={texts.longValue}>
        {(value, change) => (
          <SearchField id={id} label={texts.search} placeholder={texts.placeholder} value={value} onChange={change} />
        )}
      </KeptText>
    ),
  },
  {
    state: 'focus',
    alone: true,
    focus: 'input',
    show: ({ id, texts }) => (
      <KeptText initial={texts.person}>
        {(value, change) => (
          <SearchField id={id} label={texts.search} placeholder={texts.placeholder} value={value} onChange={change} />
        )}
      </KeptText>
    ),
  },
]);
