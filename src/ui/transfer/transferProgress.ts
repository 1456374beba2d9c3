import type { FlowState, FlowStep } from '../../application/flow/FlowState';
import type { ConfirmedCode } from '../../application/operations/catalogue';
import type { TransactionStatus } from '../../domain/history/Transaction';
import type { Instant } from '../../domain/time/Instant';

/** What the result page says. */
export interface TransferResult {
  readonly transactionId: string;
  readonly status: TransactionStatus;
  readonly bookedAt: Instant;
  readonly fingerprint: string;
}

/** The result of an operation that is done, whether the bank answered it or it was found in the history. */
export function resultOf(state: FlowState<ConfirmedCode>): TransferResult | undefined {
  if (state.step !== 'done') {
    return undefined;
  }
  if (state.result.from === 'answer') {
    const { transactionId, status, bookedAt, fingerprint } = state.result.outcome;
    return { transactionId, status, bookedAt, fingerprint };
  }
  const { id, status, createdAt, fingerprint } = state.result.transaction;
  return { transactionId: id, status, bookedAt: createdAt, fingerprint };
}

/** The page an operation is on, which the address must not run ahead of. */
export type TransferPage = 'form' | 'check' | 'code' | 'result';

export const PAGE_OF_STEP: Readonly<Record<FlowStep, TransferPage>> = {
  draft: 'form',
  creating: 'form',
  created: 'check',
  sendingCode: 'check',
  awaitingCode: 'code',
  confirming: 'code',
  unknown: 'code',
  refused: 'code',
  done: 'result',
};
