import { useTranslation } from 'react-i18next';

import { joinedParts } from '../../../../domain/language/punctuation';
import { bankDayOf } from '../../../../domain/time/Instant';
import type { Instant } from '../../../../domain/time/Instant';
import { formatCountdown, formatTime } from '../../../../domain/time/format';
import { isCheapest, isSoonest } from '../../../../domain/transfer/paymentRoutes';
import type { PaymentRoute } from '../../../../domain/transfer/paymentRoutes';
import { Badge } from '../../../components/Badge';
import { useLanguage } from '../../../language/useLanguage';
import styles from './RouteWords.module.css';
import { useArrival, useRouteFee, useShortDay } from './useArrival';

/** Time before the deadline, in milliseconds, from which the seconds are counted down. */
const NEAR_MS = 60 * 60_000;

interface RouteWordsProps {
  readonly route: PaymentRoute;
  readonly routes: readonly PaymentRoute[];
  readonly now: Instant;
}

/** Fee and arrival of a route, and the time by which the payment has to be confirmed for it. */
export function RouteWords({ route, routes, now }: RouteWordsProps) {
  const { t } = useTranslation('otherBanks');
  const language = useLanguage();
  const arrival = useArrival();
  const shortDay = useShortDay();
  const feeText = useRouteFee();
  const { confirmBefore } = route;
  const left = confirmBefore === undefined ? Infinity : confirmBefore - now;
  return (
    <span className={styles['words']}>
      <span>{joinedParts([feeText(route), arrival(route, now)], language)}</span>
      {confirmBefore !== undefined && (
        <span>
          {t('confirmBefore', { time: formatTime(confirmBefore), day: shortDay(bankDayOf(confirmBefore), now) })}
          {left < NEAR_MS && (
            <strong className={styles['left']}> {t('countdown', { left: formatCountdown(left) })}</strong>
          )}
        </span>
      )}
      <span className={styles['marks']}>
        {isCheapest(route, routes) && <Badge tone="positive">{t('cheapest')}</Badge>}
        {isSoonest(route, routes) && <Badge>{t('soonest')}</Badge>}
      </span>
    </span>
  );
}
