import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { LimitsStore } from '../../application/limits/LimitsStore';
import type { TransferCode } from '../../domain/limit/CustomerLimit';
import { formatMoney } from '../../domain/money/formatAmount';
import { useLanguage } from '../locales/useLanguage';
import { useService } from '../shell/ServicesContext';

/** How much may still be moved today, and at once; nothing until the bank has said so. */
export const LimitHint = observer(function LimitHint({ transferCode }: { readonly transferCode: TransferCode }) {
  const { t } = useTranslation('transfer');
  const language = useLanguage();
  const limits = useService(LimitsStore);
  const limit = limits.limitOf(transferCode);

  useEffect(() => void limits.reload(), [limits]);

  if (limit === undefined) {
    return null;
  }
  const { current, leftToday, leftThisMonth } = limit;
  const left = leftThisMonth.minor < leftToday.minor ? leftThisMonth : leftToday;
  return <>{t('form.limitHint', { left: formatMoney(left, language), most: formatMoney(current.maximum, language) })}</>;
});
