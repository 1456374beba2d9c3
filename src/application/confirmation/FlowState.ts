import type { Transaction } from '../../domain/history/Transaction';
import type { Failure } from '../operations/failureCodes';
import type { AwaitedCode } from './Confirmable';
import type { InquiryAnswer } from './OutcomeInquiry';

/** Fields shared by the states of what the bank has prepared. */
interface Created<Prepared> {
  readonly prepared: Prepared;
  /** The code that was sent last; absent until one was sent. */
  readonly codeSent: AwaitedCode | undefined;
}

/** The form is open; `failure` is why the bank did not prepare what was submitted last. */
export interface DraftState {
  readonly step: 'draft';
  readonly failure: Failure | undefined;
}

export interface CreatingState {
  readonly step: 'creating';
}

/** The check page: nothing is sent. `failure` is why a code could not be sent. */
export interface CreatedState<Prepared> extends Created<Prepared> {
  readonly step: 'created';
  readonly failure: Failure | undefined;
}

export interface SendingCodeState<Prepared> extends Created<Prepared> {
  readonly step: 'sendingCode';
}

/** The code page. `failure` is why the last code or the last request for another one was refused. */
export interface AwaitingCodeState<Prepared> extends Created<Prepared> {
  readonly step: 'awaitingCode';
  readonly codeSent: AwaitedCode;
  readonly resending: boolean;
  readonly failure: Failure | undefined;
  /**
   * Present when the response to a code was lost: the bank reports that it has done nothing, or cannot be asked. Either way the same code may be
   * entered again, and nothing is done twice.
   */
  readonly lost: 'nothingDone' | 'unknown' | undefined;
}

export interface ConfirmingState<Prepared> extends Created<Prepared> {
  readonly step: 'confirming';
  readonly codeSent: AwaitedCode;
}

/** The response to the code was lost. `asking` while the bank is queried by operationId; afterwards the outcome is still unknown. */
export interface UnknownState<Prepared> extends Created<Prepared> {
  readonly step: 'unknown';
  readonly asking: boolean;
  readonly failure: Failure;
}

/** Booked or made. The transaction comes from the history when the response was lost. */
export interface DoneState<Prepared, Outcome> {
  readonly step: 'done';
  readonly prepared: Prepared;
  readonly result:
    | { readonly from: 'answer'; readonly outcome: Outcome }
    | { readonly from: 'history'; readonly transaction: Transaction };
}

/** Sent to its signatories; no money has moved and nothing has changed. */
export interface SentState<Prepared> {
  readonly step: 'sent';
  readonly prepared: Prepared;
}

/** It can no longer be confirmed; the form may be submitted again. */
export interface RefusedState<Prepared> {
  readonly step: 'refused';
  readonly prepared: Prepared;
  readonly failure: Failure;
}

/** State of one operation or change between the opening of its form and its result. */
export type FlowState<Prepared, Outcome> =
  | DraftState
  | CreatingState
  | CreatedState<Prepared>
  | SendingCodeState<Prepared>
  | AwaitingCodeState<Prepared>
  | ConfirmingState<Prepared>
  | UnknownState<Prepared>
  | SentState<Prepared>
  | DoneState<Prepared, Outcome>
  | RefusedState<Prepared>;

export type FlowStep = FlowState<unknown, unknown>['step'];

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
export function isBusy(state: FlowState<unknown, unknown>): boolean {
  return (
    state.step === 'creating' ||
    state.step === 'sendingCode' ||
    state.step === 'confirming' ||
    (state.step === 'awaitingCode' && state.resending) ||
    (state.step === 'unknown' && state.asking)
  );
}

/**
 * True when the bank sends another code on request: codes come by SMS, none is being sent, and the last one was not the final one. A code that may
 * have been accepted is entered again first, because another one would hide that.
 */
export function mayResend(state: FlowState<unknown, unknown>): boolean {
  return (
    state.step === 'awaitingCode' &&
    !state.resending &&
    state.lost !== 'unknown' &&
    state.codeSent.otpType === 'SMS' &&
    !state.codeSent.isLastSmsTry
  );
}

/** Fields of the code page that are worth naming; the others have their quiet values. */
export type Awaiting<Prepared> = Pick<AwaitingCodeState<Prepared>, 'prepared' | 'codeSent'> &
  Partial<Pick<AwaitingCodeState<Prepared>, 'failure' | 'lost'>>;

export function awaitingCode<Prepared>(awaiting: Awaiting<Prepared>): AwaitingCodeState<Prepared> {
  return { step: 'awaitingCode', resending: false, failure: undefined, lost: undefined, ...awaiting };
}

/** Returns the state that follows an inquiry about a lost response. */
export function stateAfterInquiry<Prepared>(
  asking: UnknownState<Prepared>,
  found: InquiryAnswer,
): FlowState<Prepared, never> {
  const { prepared } = asking;
  switch (found.was) {
    case 'booked':
      return { step: 'done', prepared, result: { from: 'history', transaction: found.transaction } };
    case 'declined':
      return { step: 'refused', prepared, failure: { code: 'OPERATION_IMPOSSIBLE' } };
    case 'notBooked':
      return waitingAgain(asking, 'nothingDone');
    case 'unknown':
      return { ...asking, asking: false };
    default:
      return found satisfies never;
  }
}

/** Returns the state in which the same code may be entered again, or, of a code that no message has brought, another one asked for. */
export function waitingAgain<Prepared>(
  { prepared, codeSent, failure }: UnknownState<Prepared>,
  lost: 'nothingDone' | 'unknown',
): CreatedState<Prepared> | AwaitingCodeState<Prepared> {
  return codeSent === undefined
    ? { step: 'created', prepared, codeSent, failure }
    : awaitingCode({ prepared, codeSent, lost, ...(lost === 'unknown' && { failure }) });
}
