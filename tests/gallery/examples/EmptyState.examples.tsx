import { ButtonLink } from '../../../src/ui/components/Button';
import { EmptyState } from '../../../src/ui/components/EmptyState';
import { examplesOf } from '../Example';

export const examples = examplesOf('EmptyState', [
  { state: 'title alone', show: ({ texts }) => <EmptyState icon="history" title={texts.empty} /> },
  {
    state: 'with text and action',
    show: ({ texts }) => (
      <EmptyState
        icon="search"
        title={texts.empty}
        text={texts.emptyText}
        action={<ButtonLink to="/payment">{texts.act}</ButtonLink>}
      />
    ),
  },
  {
    state: 'a whole page, with the ornament',
    show: ({ texts }) => (
      <EmptyState
        icon="history"
        ornament
        title={texts.empty}
        text={texts.longValue}
        action={<ButtonLink to="/payment">{texts.act}</ButtonLink>}
      />
    ),
  },
]);
