import { bankDayOf, startOfBankDay } from '../../../../src/domain/time/Instant';
import { PAYMENT_SYSTEM_RULES } from '../../../../src/domain/transfer/paymentSystems';
import type { Instant } from '../../../../src/domain/time/Instant';
import type { RailOrder } from '../../../networks/ports/Rail';
import { minutesByKey } from '../SandboxRail';
import type { SandboxBehaviour, Scenario } from '../SandboxRail';

/** Outcomes of payments by the fourth to sixth digits of the account; payments to any other account are credited. */
const SCENARIOS: Readonly<Record<string, Scenario>> = {
  401: 'isRefusedAtOnce',
  404: 'isRejected',
  405: 'isReturned',
  406: 'declinesRecall',
  408: 'losesTheFirstAnswer',
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The network of the country's banks as it is in a demonstration. */
export const SANDBOX_INTERBANK: SandboxBehaviour = {
  rail: 'interbank',
  pace: { askMs: MINUTE_MS, askSettledMs: 10 * MINUTE_MS, returnsEndMs: 5 * 24 * HOUR_MS },
  scenarioOf: ({ creditNumber }) => SCENARIOS[creditNumber.slice(3, 6)] ?? 'settles',
  settledAt,
  reasons: {
    isRefusedAtOnce: 'AC01 The account does not exist',
    isRejected: 'AC04 The account is closed',
    isReturned: 'MD07 The recipient has not accepted the money',
  },
  returnedAfterMs: HOUR_MS,
};

/** Settlement: all payments of a clearing at its hour; a gross payment some minutes after it came, by its key. */
function settledAt({ key, terms }: RailOrder, receivedAt: Instant): Instant {
  const { paymentSystem, valueDate } = terms;
  if (paymentSystem === undefined) {
    throw new Error(`The order ${key} does not say by which system it goes`);
  }
  const { creditedFromMinute, creditedAfterMinutes, acceptedFromMinute } = PAYMENT_SYSTEM_RULES[paymentSystem];
  const opens = startOfBankDay(valueDate ?? bankDayOf(receivedAt));
  if (creditedFromMinute !== undefined) {
    return opens + creditedFromMinute * MINUTE_MS;
  }
  const minutes = minutesByKey(key, creditedAfterMinutes ?? [0, 0]);
  return Math.max(receivedAt, opens + acceptedFromMinute * MINUTE_MS) + minutes * MINUTE_MS;
}
