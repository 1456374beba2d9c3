import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/Button';
import type { EmptyStateProps } from '../../../components/EmptyState';
import type { DocumentFilterViewModel } from './DocumentFilterViewModel';

/** Empty state of a list of documents in which a filter has found none. */
export function useNothingFound({ clear }: DocumentFilterViewModel): EmptyStateProps {
  const { t } = useTranslation('signing');
  return {
    icon: 'search',
    title: t('filter.emptyTitle'),
    text: t('filter.emptyText'),
    action: (
      <Button tone="secondary" onClick={clear}>
        {t('filter.clear')}
      </Button>
    ),
  };
}
