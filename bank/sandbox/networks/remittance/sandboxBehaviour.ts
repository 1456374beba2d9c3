import type { Instant } from '../../../../src/domain/time/Instant';
import type { RailOrder } from '../../../networks/ports/Rail';
import type { SandboxBehaviour, Scenario } from '../SandboxRail';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

export const PACE = { askMs: 5 * SECOND_MS, askSettledMs: SECOND_MS, returnsEndMs: 0 } as const;

/** Outcomes of sent transfers by the last digits of the recipient's telephone. */
const SENT: Readonly<Record<string, Scenario>> = {
  401: 'isRefusedAtOnce',
  404: 'isRejected',
  408: 'losesTheFirstAnswer',
};

/** Outcomes of payouts by the last digits of the control number. */
const PAID_OUT: Readonly<Record<string, Scenario>> = {
  401: 'isRefusedAtOnce',
  404: 'isRejected',
  408: 'losesTheFirstAnswer',
};

/**
 * Transfers not collected elsewhere: by the last digits of the recipient's telephone, and those to this country, whose recipients come to
 * a bank.
 */
const NOBODY_COMES = '405';
const AT_HOME = 'KG';

/** Time after which a transfer is collected elsewhere, in milliseconds. */
const PICKED_UP_AFTER_MS = 10 * MINUTE_MS;

/** Behaviour of the systems of the demonstration when a waiting transfer is paid out: it takes seconds. */
export const SANDBOX_PAYOUTS: SandboxBehaviour = {
  rail: 'remittance',
  pace: PACE,
  scenarioOf: ({ terms }) => PAID_OUT[(terms.details?.transferCode ?? '').slice(-3)] ?? 'settles',
  settledAt: (_order, receivedAt) => receivedAt + 3 * SECOND_MS,
  reasons: {
    isRefusedAtOnce: 'The system does not take this order',
    isRejected: 'The system has stopped this transfer',
    isReturned: 'The sender has got the money back',
  },
  returnedAfterMs: MINUTE_MS,
};

export function scenarioOf({ terms }: RailOrder): Scenario {
  return SENT[(terms.details?.recipientPhone ?? '').slice(-3)] ?? 'settles';
}

/** Moment at which a transfer is collected elsewhere; `undefined` when it is not collected. */
export function payoutAt({ terms }: RailOrder, receivedAt: Instant): Instant | undefined {
  const { recipientPhone = '', payoutCountry = '' } = terms.details ?? {};
  return recipientPhone.endsWith(NOBODY_COMES) || payoutCountry.endsWith(AT_HOME)
    ? undefined
    : receivedAt + PICKED_UP_AFTER_MS;
}
