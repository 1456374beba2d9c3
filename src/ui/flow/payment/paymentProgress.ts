import type { FlowState, FlowStep } from '../../../application/confirmation/FlowState';
import type { ConfirmedCode, OutcomeOf } from '../../../application/operations/catalogue';

/** The page an operation is on, which the address must not run ahead of. `check` is the sheet over the form. */
export type PaymentPage = 'form' | 'check' | 'sent' | 'result';

export const PAGE_OF_STEP: Readonly<Record<FlowStep, PaymentPage>> = {
  draft: 'form',
  creating: 'form',
  created: 'check',
  sendingCode: 'check',
  awaitingCode: 'check',
  confirming: 'check',
  unknown: 'check',
  refused: 'check',
  sent: 'sent',
  done: 'result',
};

/** ID of the transaction of a completed operation, whether returned by the bank or found in the history. */
export function bookedTransactionId(state: FlowState<unknown, OutcomeOf<ConfirmedCode>>): string | undefined {
  if (state.step !== 'done') {
    return undefined;
  }
  return state.result.from === 'answer' ? state.result.outcome.transactionId : state.result.transaction.id;
}
