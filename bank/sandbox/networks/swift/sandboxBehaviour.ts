import { addDays } from '../../../../src/domain/time/days';
import { bankDayOf, startOfBankDay } from '../../../../src/domain/time/Instant';
import type { Instant } from '../../../../src/domain/time/Instant';
import type { SwiftStep } from '../../../../src/domain/swift/tracking';
import { isBusinessDay } from '../../../../src/domain/calendar/businessDays';
import type { RailOrder } from '../../../networks/ports/Rail';
import { minutesByKey } from '../SandboxRail';
import type { SandboxBehaviour, Scenario } from '../SandboxRail';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Outcomes of transfers by the last digits of the account; transfers to any other account are credited. */
const SCENARIOS: Readonly<Record<string, Scenario>> = {
  401: 'isRefusedAtOnce',
  404: 'isRejected',
  405: 'isReturned',
  408: 'losesTheFirstAnswer',
};
/** Last digits of an account for which a bank on the way asks about the purpose, which takes a business day longer. */
const ASKED = '409';

/** Recipients are credited on one of the next business days, at this hour and some minutes later. */
const CREDITED_FROM_HOUR = 11;
const CREDITED_WITHIN_MINUTES = [0, 180] as const;
const CORRESPONDENT_TAKES_MINUTES = [5, 20] as const;
const ASKS_AFTER_MS = 2 * HOUR_MS;
const ARRIVES_BEFORE_MS = 90 * MINUTE_MS;
const RETURNED_AFTER_MS = DAY_MS;

const REASONS = {
  isRefusedAtOnce: 'RC01 The bank of the recipient cannot be reached',
  isRejected: 'AC04 The account is closed',
  isReturned: 'MD07 The recipient has not accepted the money',
} as const;

/** The banks abroad as they are in a demonstration. */
export const SANDBOX_SWIFT: SandboxBehaviour = {
  rail: 'swift',
  pace: { askMs: 5 * MINUTE_MS, askSettledMs: HOUR_MS, returnsEndMs: 10 * DAY_MS },
  scenarioOf: ({ creditNumber }) => SCENARIOS[creditNumber.slice(-3)] ?? 'settles',
  settledAt,
  reasons: REASONS,
  returnedAfterMs: RETURNED_AFTER_MS,
};

/** Steps the banks will report about an order received at a moment, the earliest first. */
export function stepsAhead(order: RailOrder, receivedAt: Instant): readonly SwiftStep[] {
  const scenario = SANDBOX_SWIFT.scenarioOf(order);
  const sent: SwiftStep = { stage: 'sent', at: receivedAt, note: '' };
  if (scenario === 'isRefusedAtOnce') {
    return [sent, { stage: 'rejected', at: receivedAt, note: REASONS.isRefusedAtOnce }];
  }
  const over = settledAt(order, receivedAt);
  const taken = receivedAt + minutesByKey(order.key, CORRESPONDENT_TAKES_MINUTES) * MINUTE_MS;
  return [
    sent,
    { stage: 'atCorrespondent', at: taken, note: '' },
    ...(isAsked(order)
      ? [
          {
            stage: 'informationAsked' as const,
            at: receivedAt + ASKS_AFTER_MS,
            note: 'Contract or invoice of the payment',
          },
        ]
      : []),
    { stage: 'atRecipientBank', at: over - ARRIVES_BEFORE_MS, note: '' },
    ...(scenario === 'isRejected'
      ? [{ stage: 'rejected' as const, at: over, note: REASONS.isRejected }]
      : [{ stage: 'credited' as const, at: over, note: '' }]),
    ...(scenario === 'isReturned'
      ? [{ stage: 'returned' as const, at: over + RETURNED_AFTER_MS, note: REASONS.isReturned }]
      : []),
  ];
}

function isAsked({ creditNumber }: RailOrder): boolean {
  return creditNumber.endsWith(ASKED);
}

/** Settlement one or two business days after the order came, by its key; one more when it was asked about. */
function settledAt(order: RailOrder, receivedAt: Instant): Instant {
  const days = minutesByKey(order.key.slice(4), [1, 2]) + (isAsked(order) ? 1 : 0);
  let day = bankDayOf(receivedAt);
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    left -= isBusinessDay(day, []) ? 1 : 0;
  }
  const opens = startOfBankDay(day) + CREDITED_FROM_HOUR * HOUR_MS;
  return opens + minutesByKey(order.key, CREDITED_WITHIN_MINUTES) * MINUTE_MS;
}
