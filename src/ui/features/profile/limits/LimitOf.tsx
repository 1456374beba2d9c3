import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { LimitsStore } from '../../../../application/limits/LimitsStore';
import type { TransferCode } from '../../../../domain/movements/movements';
import { useService } from '../../../kernel/ServicesContext';
import { LimitPanel } from './LimitPanel';

/** Remaining limit of one kind of transfer; renders nothing when the customer may not use that kind. */
export const LimitOf = observer(function LimitOf({ code }: { readonly code: TransferCode }) {
  const { t } = useTranslation('limits');
  const limit = useService(LimitsStore).limitOf(code);
  return limit === undefined ? null : (
    <LimitPanel limit={limit} title={t('details.limit', { name: t(`codes.${code}`) })} />
  );
});
