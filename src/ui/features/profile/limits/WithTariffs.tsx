import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { LimitsStore } from '../../../../application/limits/LimitsStore';
import { WhenFound } from '../../../components/WhenLoaded';
import { useService } from '../../../kernel/ServicesContext';

const SKELETON_ROWS = 6;

/** Content that depends on the tariffs, rendered once they are loaded. */
export const WithTariffs = observer(function WithTariffs({ children }: { readonly children: () => ReactNode }) {
  const { t } = useTranslation('limits');
  const limits = useService(LimitsStore);

  useEffect(() => void limits.reload(), [limits]);

  const tariffs = limits.tariffs.length > 0 ? limits.tariffs : undefined;
  return (
    <WhenFound
      value={tariffs}
      status={limits.status}
      rows={SKELETON_ROWS}
      failed={t('tariffsFailed')}
      onRetry={() => void limits.reload()}
    >
      {children}
    </WhenFound>
  );
});
