import type { SandboxBehaviour, Scenario } from '../SandboxRail';

/** Outcomes of payments by QR code, by the last digits of the payee; payments to any other payee are credited. */
const SCENARIOS: Readonly<Record<string, Scenario>> = {
  401: 'isRefusedAtOnce',
  404: 'isRejected',
  405: 'isReturned',
  408: 'losesTheFirstAnswer',
};

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The receiver answers within two seconds, and a payment is over within forty-five. */
const QUICKEST_SECONDS = 2;
const SPREAD_SECONDS = 43;

/** The operator of the country's codes as it is in a demonstration. */
export const SANDBOX_ELQR: SandboxBehaviour = {
  rail: 'elqr',
  pace: { askMs: 2 * SECOND_MS, askSettledMs: 5 * MINUTE_MS, returnsEndMs: DAY_MS },
  scenarioOf: ({ creditNumber }) => SCENARIOS[creditNumber.slice(-3)] ?? 'settles',
  settledAt: ({ key }, receivedAt) =>
    receivedAt + (QUICKEST_SECONDS + (parseInt(key.slice(0, 4), 16) % SPREAD_SECONDS)) * SECOND_MS,
  reasons: {
    isRefusedAtOnce: 'The operator knows no such payee',
    isRejected: 'The bank of the payee has refused the payment',
    isReturned: 'The payee has sent the money back',
  },
  returnedAfterMs: 10 * MINUTE_MS,
};
