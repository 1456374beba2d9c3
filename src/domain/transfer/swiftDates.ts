import { businessDaysBefore } from '../calendar/businessDays';
import type { OpenDays } from '../calendar/businessDays';
import { isCyrillicCurrency } from '../swift/characters';
import type { Currency } from '../money/Currency';
import { startOfBankDay } from '../time/Instant';
import type { BankDay, Instant } from '../time/Instant';

const MINUTE_MS = 60_000;
const HOUR = 60;

/** From this minute of a business day messages leave, counted from midnight in Bishkek. */
const SENT_FROM_MINUTE = 9 * HOUR;

/** Roubles and tenge are settled in time zones of their own and have to leave earlier. */
const ACCEPTED_UNTIL_MINUTE = { cyrillic: 15 * HOUR, other: 16 * HOUR } as const;

/** Cut-off time of transfers in a currency on a day. */
export function swiftCutOffOf(currency: Currency, day: BankDay): Instant {
  const minute = ACCEPTED_UNTIL_MINUTE[isCyrillicCurrency(currency) ? 'cyrillic' : 'other'];
  return startOfBankDay(day) + minute * MINUTE_MS;
}

/** The moment messages of a day begin to leave. */
export function swiftOpeningOf(day: BankDay): Instant {
  return startOfBankDay(day) + SENT_FROM_MINUTE * MINUTE_MS;
}

/** The days a transfer in a currency can be sent on, the earliest first. */
export function swiftDatesFor(currency: Currency, open: OpenDays): readonly BankDay[] {
  return businessDaysBefore((day) => swiftCutOffOf(currency, day), open);
}
