import { useTranslation } from 'react-i18next';

import { Button } from './Button';
import { EmptyState } from './EmptyState';

interface ErrorStateProps {
  /** What could not be loaded, as a sentence. */
  readonly title: string;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
}

/** A list that could not be loaded, and the way to try again. */
export function ErrorState({ title, onRetry, retrying = false }: ErrorStateProps) {
  const { t } = useTranslation('common');
  return (
    <div role="alert">
      <EmptyState
        icon="cross"
        title={title}
        text={t('loadFailedHint')}
        action={
          <Button tone="secondary" size="small" icon="repeat" busy={retrying} onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        }
      />
    </div>
  );
}
