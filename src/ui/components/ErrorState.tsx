import { useTranslation } from 'react-i18next';

import { Button } from './Button';
import { EmptyState } from './EmptyState';

interface ErrorStateProps {
  /** Sentence naming the content that could not be loaded. */
  readonly title: string;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
}

/** Error message for a list that could not be loaded, with a retry button. */
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
