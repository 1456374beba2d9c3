import type { Transaction } from '../../domain/history/Transaction';
import type { CodeSent } from '../../domain/operation/OperationOutcome';
import type { ConfirmedCode, OutcomeOf } from '../operations/catalogue';
import type { Failure } from '../operations/failureCodes';
import type { Challenge } from '../ports/Challenge';

/** Fields shared by the states of an operation that the bank has created. */
interface Created<Code extends ConfirmedCode> {
  readonly challenge: Challenge<Code>;
  /** The code that was sent last; absent until one was sent. */
  readonly codeSent: CodeSent | undefined;
}

/** The form is open; `failure` is why the bank did not create what was submitted last. */
export interface DraftState {
  readonly step: 'draft';
  readonly failure: Failure | undefined;
}

export interface CreatingState {
  readonly step: 'creating';
}

/** The check page: nothing is sent. `failure` is why a code could not be sent. */
export interface CreatedState<Code extends ConfirmedCode> extends Created<Code> {
  readonly step: 'created';
  readonly failure: Failure | undefined;
}

export interface SendingCodeState<Code extends ConfirmedCode> extends Created<Code> {
  readonly step: 'sendingCode';
}

/** The code page. `failure` is why the last code or the last request for another one was refused. */
export interface AwaitingCodeState<Code extends ConfirmedCode> extends Created<Code> {
  readonly step: 'awaitingCode';
  readonly codeSent: CodeSent;
  readonly resending: boolean;
  readonly failure: Failure | undefined;
  /** True when the response to a code was lost and the bank reports that nothing was booked. The same code may be entered again. */
  readonly notSent: boolean;
}

export interface ConfirmingState<Code extends ConfirmedCode> extends Created<Code> {
  readonly step: 'confirming';
  readonly codeSent: CodeSent;
}

/** The response to the code was lost. `asking` while the bank is queried by operationId; afterwards the outcome is still unknown. */
export interface UnknownState<Code extends ConfirmedCode> extends Created<Code> {
  readonly step: 'unknown';
  readonly codeSent: CodeSent;
  readonly asking: boolean;
  readonly failure: Failure;
}

/** Booked. The transaction comes from the history when the response was lost. */
export interface DoneState<Code extends ConfirmedCode> {
  readonly step: 'done';
  readonly challenge: Challenge<Code>;
  readonly result:
    | { readonly from: 'answer'; readonly outcome: OutcomeOf<Code> }
    | { readonly from: 'history'; readonly transaction: Transaction };
}

/** Sent to its signatories; no money has moved. */
export interface SentState<Code extends ConfirmedCode> {
  readonly step: 'sent';
  readonly challenge: Challenge<Code>;
}

/** This operation can no longer be confirmed; the form may be submitted again. */
export interface RefusedState<Code extends ConfirmedCode> {
  readonly step: 'refused';
  readonly challenge: Challenge<Code>;
  readonly failure: Failure;
}

/** State of one operation between the opening of its form and its result. */
export type FlowState<Code extends ConfirmedCode> =
  | DraftState
  | CreatingState
  | CreatedState<Code>
  | SendingCodeState<Code>
  | AwaitingCodeState<Code>
  | ConfirmingState<Code>
  | UnknownState<Code>
  | SentState<Code>
  | DoneState<Code>
  | RefusedState<Code>;

export type FlowStep = FlowState<ConfirmedCode>['step'];

export const FLOW_STEPS = [
  'draft',
  'creating',
  'created',
  'sendingCode',
  'awaitingCode',
  'confirming',
  'unknown',
  'sent',
  'done',
  'refused',
] as const satisfies readonly FlowStep[];

/** True while a response of the bank is awaited. */
export function isBusy(state: FlowState<ConfirmedCode>): boolean {
  return (
    state.step === 'creating' ||
    state.step === 'sendingCode' ||
    state.step === 'confirming' ||
    (state.step === 'awaitingCode' && state.resending) ||
    (state.step === 'unknown' && state.asking)
  );
}

/** True when the bank sends another code on request: none is being sent, and the last SMS was not the final one. */
export function mayResend(state: FlowState<ConfirmedCode>): boolean {
  return state.step === 'awaitingCode' && !state.resending && !state.codeSent.isLastSmsTry;
}
