import { cutOffOf } from '../calendar/businessDays';
import type { OperationTimeLimit, ValueDates } from '../directory/PaymentDirectories';
import type { CustomerLimit } from '../limit/CustomerLimit';
import { MOVEMENTS } from '../movements/movements';
import type { TransferCode } from '../movements/movements';
import { compare, money } from '../money/Money';
import type { Money } from '../money/Money';
import type { PaymentSystem } from '../operation/OperationTerms';
import { feeFor } from '../tariff/Tariff';
import type { Tariff } from '../tariff/Tariff';
import { startOfBankDay } from '../time/Instant';
import type { BankDay, Instant } from '../time/Instant';
import type { PaymentSystemRules } from './paymentSystems';

/** Data of the bank about the routes to another bank. */
export interface RouteFacts {
  readonly timeLimits: readonly OperationTimeLimit[];
  readonly valueDates: readonly ValueDates[];
  readonly tariffs: readonly Tariff[];
  readonly limits: readonly CustomerLimit[];
}

/**
 * Reason a payment cannot take a route: it exceeds the maximum of the system, no value date is available, or it exceeds the customer's
 * limits.
 */
export type RouteViolation = 'ROUTE_TOO_LARGE' | 'ROUTE_CLOSED' | 'ROUTE_OVER_LIMIT';

/** Route to another bank at a given moment. */
export interface PaymentRoute {
  readonly paymentSystem: PaymentSystem;
  readonly rules: PaymentSystemRules;
  /** Available value dates, earliest first. */
  readonly days: readonly BankDay[];
  /** Fee of the amount; without an amount, that of the smallest payment. */
  readonly fee: Money | undefined;
  readonly feeIs: 'exact' | 'least';
  /** Latest time at which a payment of the earliest value date arrives; for clearing, the time crediting begins. */
  readonly arrivesAt: Instant | undefined;
  /** Time before which a payment of the earliest value date has to be confirmed. */
  readonly confirmBefore: Instant | undefined;
  readonly violation: RouteViolation | undefined;
}

/** Transfer code by which each payment system is limited and priced. */
export const ROUTE_CODES: Readonly<Record<PaymentSystem, TransferCode>> = {
  clearing: MOVEMENTS.limitCodeOf('MAKE_OTHER_BANK_TRANSFER_CLEARING'),
  gross: MOVEMENTS.limitCodeOf('MAKE_OTHER_BANK_TRANSFER_GROSS'),
};

const MINUTE_MS = 60_000;
const SMALLEST = money(1n, 'KGS');

/** Routes to another bank for an amount in soms; without an amount, fees and obstacles are given as far as they are known. */
export function paymentRoutes(facts: RouteFacts, amount: Money | undefined, now: Instant): readonly PaymentRoute[] {
  return facts.timeLimits.map(({ paymentSystem, rules }) => {
    const offered = facts.valueDates.find((dates) => dates.paymentSystem === paymentSystem)?.days ?? [];
    // The bank sent the days when the form was opened, and a cut-off time may have passed since.
    const days = offered.filter((day) => now < cutOffOf(paymentSystem, day));
    const [earliest] = days;
    const code = ROUTE_CODES[paymentSystem];
    const tariff = facts.tariffs.find(({ transferCode, currency }) => transferCode === code && currency === 'KGS');
    const limit = facts.limits.find(({ transferCode }) => transferCode === code);
    return {
      paymentSystem,
      rules,
      days,
      fee: tariff && feeFor(tariff, amount ?? SMALLEST),
      feeIs: amount === undefined ? 'least' : 'exact',
      arrivesAt: earliest && arrivalOf(rules, earliest, now),
      confirmBefore: earliest && cutOffOf(paymentSystem, earliest),
      violation: earliest === undefined ? 'ROUTE_CLOSED' : amount && tooLarge(amount, rules, limit),
    };
  });
}

/** Recommended route: the cheapest open one, among equally cheap ones the fastest; `undefined` when none is open. */
export function advisedRoute(routes: readonly PaymentRoute[]): PaymentRoute | undefined {
  const [best] = routes
    .filter(({ violation }) => violation === undefined)
    .toSorted((left, right) => byFee(left, right) || (left.arrivesAt ?? 0) - (right.arrivesAt ?? 0));
  return best;
}

/** Another open route that has an earlier value date than the selected one, or is open when the selected one is not. */
export function fasterRoute(routes: readonly PaymentRoute[], chosen: PaymentRoute): PaymentRoute | undefined {
  return routes.find(
    (route) =>
      route.paymentSystem !== chosen.paymentSystem &&
      route.violation === undefined &&
      (chosen.violation !== undefined || (route.days[0] ?? '') < (chosen.days[0] ?? '')),
  );
}

/** True for the only route that costs less than every other open one. */
export function isCheapest(route: PaymentRoute, routes: readonly PaymentRoute[]): boolean {
  const others = othersOf(route, routes);
  return others.every((other) => byFee(route, other) < 0) && others.length > 0;
}

/** True for the only route that arrives before every other open one. */
export function isSoonest(route: PaymentRoute, routes: readonly PaymentRoute[]): boolean {
  const others = othersOf(route, routes);
  return others.every(({ arrivesAt }) => (route.arrivesAt ?? 0) < (arrivesAt ?? 0)) && others.length > 0;
}

function othersOf({ paymentSystem }: PaymentRoute, routes: readonly PaymentRoute[]): readonly PaymentRoute[] {
  return routes.filter((other) => other.paymentSystem !== paymentSystem && other.violation === undefined);
}

function arrivalOf(rules: PaymentSystemRules, day: BankDay, now: Instant): Instant {
  const start = startOfBankDay(day);
  if (rules.creditedFromMinute !== undefined) {
    return start + rules.creditedFromMinute * MINUTE_MS;
  }
  const leavesAt = Math.max(now, start + rules.acceptedFromMinute * MINUTE_MS);
  return leavesAt + (rules.creditedAfterMinutes?.[1] ?? 0) * MINUTE_MS;
}

function tooLarge(
  amount: Money,
  rules: PaymentSystemRules,
  limit: CustomerLimit | undefined,
): RouteViolation | undefined {
  if (rules.maximum !== undefined && compare(amount, rules.maximum) > 0) {
    return 'ROUTE_TOO_LARGE';
  }
  const bounds = limit === undefined ? [] : [limit.current.maximum, limit.leftToday, limit.leftThisMonth];
  return bounds.some((bound) => compare(amount, bound) > 0) ? 'ROUTE_OVER_LIMIT' : undefined;
}

function byFee({ fee }: PaymentRoute, { fee: otherFee }: PaymentRoute): number {
  return fee === undefined || otherFee === undefined ? 0 : compare(fee, otherFee);
}
