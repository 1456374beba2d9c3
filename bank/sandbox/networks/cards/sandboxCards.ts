import { isMaskedCardNumber } from '../../../../src/domain/card/cardNumber';
import type { RailOrder } from '../../../networks/ports/Rail';
import { minutesByKey } from '../SandboxRail';
import type { SandboxBehaviour, Scenario } from '../SandboxRail';

/** Outcomes of orders by the thirteenth to fifteenth digits of the card number; orders for any other card are settled. */
const SCENARIOS: Readonly<Record<string, Scenario>> = {
  401: 'isRefusedAtOnce',
  404: 'isRejected',
  405: 'isReturned',
  408: 'losesTheFirstAnswer',
};

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

const PACE = { askMs: 5 * SECOND_MS, askSettledMs: HOUR_MS, returnsEndMs: 24 * HOUR_MS } as const;

/** The local scheme, which settles within seconds. */
export const SANDBOX_IPC: SandboxBehaviour = {
  rail: 'ipc',
  pace: PACE,
  scenarioOf,
  settledAt: (_order, receivedAt) => receivedAt + 5 * SECOND_MS,
  reasons: {
    isRefusedAtOnce: '14 No such card',
    isRejected: '62 Restricted card',
    isReturned: '85 Not credited by the issuer',
  },
  returnedAfterMs: HOUR_MS,
};

/** Visa: money reaches a card within minutes; money leaves a card when its holder has confirmed it to the issuer. */
export const SANDBOX_VISA: SandboxBehaviour = {
  rail: 'visa',
  pace: PACE,
  scenarioOf,
  settledAt: (order, receivedAt) =>
    receivedAt + (isPull(order) ? 20 * SECOND_MS : minutesByKey(order.key, [1, 3]) * MINUTE_MS),
  reasons: {
    isRefusedAtOnce: '05 Do not honour',
    isRejected: '1A The holder has not confirmed to the issuer',
    isReturned: '85 Not credited by the issuer',
  },
  returnedAfterMs: HOUR_MS,
};

function scenarioOf(order: RailOrder): Scenario {
  return SCENARIOS[scenarioDigits(isPull(order) ? order.debitNumber : order.creditNumber)] ?? 'settles';
}

/** True when the card is debited: its masked number is then the debit number. */
function isPull({ debitNumber }: RailOrder): boolean {
  return isMaskedCardNumber(debitNumber);
}

/** Digits of a card number that choose the outcome; they are visible in a masked number too. */
export function scenarioDigits(cardNumber: string): string {
  return cardNumber.slice(12, 15);
}
