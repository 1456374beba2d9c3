import type { SandboxBehaviour, Scenario } from '../SandboxRail';

/** Outcomes of payments by the last digits of the subscriber's number; payments for any other subscriber are credited. */
const SCENARIOS: Readonly<Record<string, Scenario>> = {
  401: 'isRefusedAtOnce',
  404: 'isRejected',
  405: 'isReturned',
  408: 'losesTheFirstAnswer',
};

/** Last digits of a subscriber's number whose payment takes long. */
const SLOW = '409';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Providers credit their subscribers within seconds. */
const QUICKEST_SECONDS = 2;
const SPREAD_SECONDS = 4;
const SLOW_MINUTES = 20;

/** The network of providers as it is in a demonstration. */
export const SANDBOX_PROVIDERS: SandboxBehaviour = {
  rail: 'provider',
  pace: { askMs: 2 * SECOND_MS, askSettledMs: 5 * MINUTE_MS, returnsEndMs: DAY_MS },
  scenarioOf: ({ creditNumber }) => SCENARIOS[creditNumber.slice(-3)] ?? 'settles',
  settledAt: ({ key, creditNumber }, receivedAt) =>
    receivedAt +
    (creditNumber.endsWith(SLOW)
      ? SLOW_MINUTES * MINUTE_MS
      : (QUICKEST_SECONDS + (parseInt(key.slice(0, 4), 16) % SPREAD_SECONDS)) * SECOND_MS),
  reasons: {
    isRefusedAtOnce: 'The provider takes no payments for this number',
    isRejected: 'The provider knows no such subscriber',
    isReturned: 'The provider has sent the money back',
  },
  returnedAfterMs: 5 * MINUTE_MS,
};
