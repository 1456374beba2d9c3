import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../components/Button';

/** Button of the menu of sharing. */
export function ShareTrigger(props: Omit<ComponentProps<typeof Button>, 'tone' | 'icon' | 'children'>) {
  const { t } = useTranslation('operations');
  return (
    <Button {...props} tone="secondary" icon="share">
      {t('share')}
    </Button>
  );
}
