import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { LimitsStore } from '../../../application/limits/LimitsStore';
import { sentences } from '../../../domain/language/sentences';
import type { CustomerLimit } from '../../../domain/limit/CustomerLimit';
import type { TransferCode } from '../../../domain/movements/movements';
import type { Currency } from '../../../domain/money/Currency';
import { formatMoney } from '../../../domain/money/formatAmount';
import { parseAmount } from '../../../domain/money/parseAmount';
import { estimatedFee } from '../../../domain/tariff/estimatedFee';
import { useLanguage } from '../../language/useLanguage';
import { useService } from '../../kernel/ServicesContext';
import { useFeeLine } from '../../objects/operations/useFeeLine';

interface LimitHintProps {
  readonly transferCode: TransferCode;
  /** Amount as typed, and its currency; the fee is shown too, as far as it can be calculated. */
  readonly amountText: string;
  readonly currency: Currency | undefined;
  /** Moment of arrival, as the end of the line of the fee. */
  readonly arrival?: string | undefined;
}

/** Fee and arrival of an amount, limit per transfer, and the remaining daily limit, or the monthly one if that is less. */
export const LimitHint = observer(function LimitHint({ transferCode, amountText, currency, arrival }: LimitHintProps) {
  const { t } = useTranslation('transfer');
  const language = useLanguage();
  const feeLine = useFeeLine();
  const limits = useService(LimitsStore);
  const limit = limits.limitOf(transferCode);

  useEffect(() => void limits.reload(), [limits]);

  const limitText = ({ current, leftToday, leftThisMonth }: CustomerLimit): string => {
    const endsMonth = leftThisMonth.minor < leftToday.minor;
    return t(endsMonth ? 'form.limitHintMonth' : 'form.limitHint', {
      left: formatMoney(endsMonth ? leftThisMonth : leftToday, language),
      most: formatMoney(current.maximum, language),
    });
  };

  // An arrival alone would say that nothing is charged; so it waits for the tariffs.
  const isAmount = currency !== undefined && limits.tariffs.length > 0 && parseAmount(amountText, currency).ok;
  const line = isAmount ? feeLine(estimatedFee(limits.tariffs, { transferCode, amountText, currency }), arrival) : '';
  const texts = [line, limit === undefined ? '' : limitText(limit)].filter((text) => text !== '');
  return texts.length === 0 ? null : <>{sentences(texts, language)}</>;
});
