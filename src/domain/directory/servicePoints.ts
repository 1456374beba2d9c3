import type { Instant } from '../time/Instant';
import { BISHKEK_OFFSET_MS } from '../time/Instant';
import type { OpeningHours, ServicePoint } from './BankDirectories';

/** Degrees of WGS 84. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;
const EARTH_RADIUS_KM = 6371;

/** Opening of a point at a moment; `at` is the time of Bishkek it closes or opens next, and `day` the day of the week of that opening. */
export type Opening =
  | { readonly state: 'always' }
  | { readonly state: 'open'; readonly until: string }
  | { readonly state: 'closed'; readonly day: number; readonly from: string; readonly isToday: boolean };

/** Day of the week in Bishkek, 1 is Monday, and time of day as `09:00`. */
function weekTime(instant: Instant): { readonly day: number; readonly time: string } {
  const local = new Date(instant + BISHKEK_OFFSET_MS);
  return { day: local.getUTCDay() || DAYS_OF_WEEK, time: local.toISOString().slice(11, 16) };
}

/** Opening of a point by its hours in Bishkek time: until when it is open, or when it opens next. */
export function openingOf({ hours }: Pick<ServicePoint, 'hours'>, now: Instant): Opening {
  if (hours.length === 0) {
    return { state: 'always' };
  }
  const { day, time } = weekTime(now);
  const current = hours.find(({ days, from, to }) => days.includes(day) && from <= time && time < to);
  if (current !== undefined) {
    return { state: 'open', until: current.to };
  }
  for (let ahead = 0; ahead <= DAYS_OF_WEEK; ahead += 1) {
    const weekday = weekTime(now + ahead * DAY_MS).day;
    const next = earliest(hours.filter(({ days, from }) => days.includes(weekday) && (ahead > 0 || from > time)));
    if (next !== undefined) {
      return { state: 'closed', day: weekday, from: next, isToday: ahead === 0 };
    }
  }
  throw new Error('Opening hours name no day');
}

function earliest(hours: readonly OpeningHours[]): string | undefined {
  return hours.map(({ from }) => from).toSorted()[0];
}

/** True for a point that serves at this moment. */
export function isOpen(point: Pick<ServicePoint, 'hours'>, now: Instant): boolean {
  return openingOf(point, now).state !== 'closed';
}

/** Distance on the ground in kilometres, by the haversine formula. */
export function distanceKm(from: Place, to: Place): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const north = radians(to.latitude - from.latitude);
  const east = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}
