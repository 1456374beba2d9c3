import { useTranslation } from 'react-i18next';

import { formatMoney } from '../../../../domain/money/formatAmount';
import { addDays } from '../../../../domain/time/days';
import { formatDay, formatTime } from '../../../../domain/time/format';
import { bankDayOf, startOfBankDay } from '../../../../domain/time/Instant';
import type { BankDay, Instant } from '../../../../domain/time/Instant';
import type { PaymentRoute } from '../../../../domain/transfer/paymentRoutes';
import { useLanguage } from '../../../language/useLanguage';
import { useFeeText } from '../../../objects/operations/useFeeText';

const MINUTE_MS = 60_000;

/** Returns a day as text within a sentence: today, tomorrow, or its date. */
export function useShortDay(): (day: BankDay, now: Instant) => string {
  const language = useLanguage();
  const { t } = useTranslation('otherBanks');
  return (day, now) => {
    const today = bankDayOf(now);
    if (day === today) {
      return t('today');
    }
    return day === addDays(today, 1) ? t('tomorrow') : formatDay(day, language);
  };
}

/** Returns the arrival of a payment on the earliest day of a route, as text; empty for a route that is closed. */
export function useArrival(): (route: PaymentRoute, now: Instant) => string {
  const { t } = useTranslation('otherBanks');
  const shortDay = useShortDay();
  return ({ rules, days: [earliest], arrivesAt }, now) => {
    if (earliest === undefined || arrivesAt === undefined) {
      return '';
    }
    const day = shortDay(earliest, now);
    if (rules.creditedAfterMinutes === undefined) {
      return t('arrives.from', { day, time: formatTime(arrivesAt) });
    }
    const [shortest, longest] = rules.creditedAfterMinutes;
    const opensAt = startOfBankDay(earliest) + rules.acceptedFromMinute * MINUTE_MS;
    return opensAt <= now
      ? t('arrives.soon', { shortest, longest })
      : t('arrives.on', { day, time: formatTime(opensAt), shortest, longest });
  };
}

/** Returns the fee of a route as text; without an amount, the smallest fee. */
export function useRouteFee(): (route: PaymentRoute) => string {
  const { t } = useTranslation('otherBanks');
  const language = useLanguage();
  const feeText = useFeeText();
  return ({ fee, feeIs }) =>
    feeIs === 'exact' && fee !== undefined ? feeText(fee) : t('feeFrom', { fee: formatMoney(fee, language) });
}
