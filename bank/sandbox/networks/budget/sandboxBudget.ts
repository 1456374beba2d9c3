import { isBusinessDay } from '../../../../src/domain/calendar/businessDays';
import { bankDayOf, startOfBankDay } from '../../../../src/domain/time/Instant';
import type { Instant } from '../../../../src/domain/time/Instant';
import type { RailOrder } from '../../../networks/ports/Rail';
import { minutesByKey } from '../SandboxRail';
import type { SandboxBehaviour, Scenario } from '../SandboxRail';

/** Outcomes of payments by the last digits of the taxpayer's number; payments for any other number are credited. */
const SCENARIOS: Readonly<Record<string, Scenario>> = {
  '01401': 'isRefusedAtOnce',
  '01406': 'isRejected',
  '01405': 'isReturned',
  '01409': 'losesTheFirstAnswer',
};
const SCENARIO_DIGITS = 5;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const OPENS_AT_MS = 9 * HOUR_MS;
const CLOSES_AT_MS = 16 * HOUR_MS;

/** The treasury as it is in a demonstration. */
export const SANDBOX_BUDGET: SandboxBehaviour = {
  rail: 'budget',
  pace: { askMs: MINUTE_MS, askSettledMs: HOUR_MS, returnsEndMs: 5 * DAY_MS },
  scenarioOf: ({ terms }) => SCENARIOS[(terms.details?.taxpayerInn ?? '').slice(-SCENARIO_DIGITS)] ?? 'settles',
  settledAt,
  reasons: {
    isRefusedAtOnce: 'The treasury has no such account',
    isRejected: 'The treasury has found no such payer',
    isReturned: 'The tax service has sent back what was overpaid',
  },
  returnedAfterMs: 2 * HOUR_MS,
};

/** Settlement half an hour to an hour after a payment came, while the treasury works; a later payment waits for its next morning. */
function settledAt({ key }: RailOrder, receivedAt: Instant): Instant {
  return openAt(receivedAt) + minutesByKey(key, [30, 60]) * MINUTE_MS;
}

function openAt(moment: Instant): Instant {
  const day = bankDayOf(moment);
  const midnight = startOfBankDay(day);
  if (!isBusinessDay(day, []) || moment >= midnight + CLOSES_AT_MS) {
    return openAt(midnight + DAY_MS);
  }
  return Math.max(moment, midnight + OPENS_AT_MS);
}
