/** A moment: milliseconds since 1970-01-01T00:00:00Z. On the wire it is ISO 8601 text in UTC. */
export type Instant = number;

declare const bankDayBrand: unique symbol;

/** A calendar day in Bishkek, `YYYY-MM-DD`. */
export type BankDay = string & { readonly [bankDayBrand]: true };

/** Bishkek keeps UTC+6 all year (Asia/Bishkek, no daylight saving since 2005). */
export const BISHKEK_OFFSET_MS = 6 * 60 * 60 * 1000;

/** The Bishkek calendar day on which a moment falls. */
export function bankDayOf(instant: Instant): BankDay {
  return new Date(instant + BISHKEK_OFFSET_MS).toISOString().slice(0, 10) as BankDay;
}

/** The moment a Bishkek day begins. */
export function startOfBankDay(day: BankDay): Instant {
  return Date.parse(`${day}T00:00:00Z`) - BISHKEK_OFFSET_MS;
}

/** A day when the text names one that exists in the calendar, `undefined` otherwise. */
export function checkedToBankDay(unchecked: string): BankDay | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(unchecked)) {
    return undefined;
  }
  const parsed = new Date(`${unchecked}T00:00:00Z`);
  const exists = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(unchecked);
  return exists ? (unchecked as BankDay) : undefined;
}
