import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { LimitsStore } from '../../../application/limits/LimitsStore';
import { joinedParts } from '../../../domain/language/punctuation';
import { sentences } from '../../../domain/language/sentences';
import type { TransferCode } from '../../../domain/movements/movements';
import type { Currency } from '../../../domain/money/Currency';
import { formatMoney } from '../../../domain/money/formatAmount';
import { estimatedFee } from '../../../domain/tariff/estimatedFee';
import { useLanguage } from '../../language/useLanguage';
import { useService } from '../../kernel/ServicesContext';
import { useFeeText } from '../../objects/operations/useFeeText';

interface LimitHintProps {
  readonly transferCode: TransferCode;
  /** Amount as typed, and its currency; the fee is shown too, as far as it can be calculated. */
  readonly amountText: string;
  readonly currency: Currency | undefined;
  /** Moment of arrival, where every payment of the form arrives alike. */
  readonly arrival?: 'now' | 'card' | undefined;
}

/** Fee and arrival of an amount, limit per transfer, and the remaining daily limit, or the monthly one if that is less. */
export const LimitHint = observer(function LimitHint({ transferCode, amountText, currency, arrival }: LimitHintProps) {
  const { t } = useTranslation('transfer');
  const language = useLanguage();
  const feeText = useFeeText();
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
    return <>{limitText}</>;
  }
  const feeAndArrival =
    arrival === undefined ? feeText(fee) : joinedParts([feeText(fee), t(`form.arrivals.${arrival}`)], language);
  return <>{sentences([feeAndArrival, limitText], language)}</>;
});
