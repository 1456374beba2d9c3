import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { LimitsStore } from '../../application/limits/LimitsStore';
import { sentences } from '../../domain/language/sentences';
import type { TransferCode } from '../../domain/limit/CustomerLimit';
import type { Currency } from '../../domain/money/Currency';
import { formatMoney } from '../../domain/money/formatAmount';
import { estimatedFee } from '../../domain/tariff/estimatedFee';
import { useLanguage } from '../locales/useLanguage';
import { useService } from '../shell/ServicesContext';

interface LimitHintProps {
  readonly transferCode: TransferCode;
  /** What is typed as the amount, and its currency: its fee is said as well, as far as it can be. */
  readonly amountText: string;
  readonly currency: Currency | undefined;
}

/** The fee of an amount, the limit per transfer, and the rest of the day or, if that is less, of the month. */
export const LimitHint = observer(function LimitHint({ transferCode, amountText, currency }: LimitHintProps) {
  const { t } = useTranslation('transfer');
  const language = useLanguage();
  const limits = useService(LimitsStore);
  const limit = limits.limitOf(transferCode);

  useEffect(() => void limits.reload(), [limits]);

  if (limit === undefined) {
    return null;
  }
  const { current, leftToday, leftThisMonth } = limit;
  const endsMonth = leftThisMonth.minor < leftToday.minor;
  const left = endsMonth ? leftThisMonth : leftToday;
  const fee = currency && estimatedFee(limits.tariffs, { transferCode, amountText, currency });
  const limitText = t(endsMonth ? 'form.limitHintMonth' : 'form.limitHint', {
    left: formatMoney(left, language),
    most: formatMoney(current.maximum, language),
  });
  if (fee === undefined) {
    return limitText;
  }
  const feeText = fee.minor === 0n ? t('form.noFee') : t('form.fee', { fee: formatMoney(fee, language) });
  return sentences([feeText, limitText], language);
});
