import { compareStructural, makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { ChangeToSign } from '../../domain/corporate/ChangeDocument';
import type { OperationId } from '../../domain/operation/OperationId';
import type { Result } from '../../domain/result/Result';
import type { WaitingChange } from '../../domain/user/ProfileChange';
import type { Failure } from '../operations/failureCodes';
import type { OperationConfirmation } from '../operations/transfers';
import { Countdown } from '../time/Countdown';
import { endsOperation, isLost } from './failureMeaning';
import type { FlowDeps } from './FlowDeps';

/** A change submitted by the customer that the bank confirms with a one-time code. */
export interface ChangeRequest {
  /** Fields of the form; submitting equal fields again reuses the operation id. */
  readonly details: object;
  /** Sends the change to the bank, which validates it, keeps it and sends the code. */
  readonly prepare: (operationId: OperationId) => Promise<Result<WaitingChange, Failure>>;
}

/** The call that checks the code; that of a setting is CONFIRM_UTILITY_OPERATION. */
export type ConfirmCall = (confirmation: OperationConfirmation) => Promise<Result<unknown, Failure>>;

/** The code is asked for. */
export interface AwaitingChangeCode {
  readonly step: 'awaitingCode';
  readonly waiting: WaitingChange;
  readonly under: 'nothing' | 'resending' | 'confirming';
  /** Failure of the last code entered, or of the last request for another code. */
  readonly failure: Failure | undefined;
  /** True when the response to a code was lost. The same code may be entered again: the bank repeats its answer for a change made. */
  readonly lost: boolean;
}

/** State of a change between its form and its result; `failure` is why the bank rejected the last submission. */
export type UtilityState =
  | { readonly step: 'draft'; readonly failure: Failure | undefined }
  | { readonly step: 'preparing' }
  | AwaitingChangeCode
  /** Done, or only sent to those who sign it for a company. */
  | { readonly step: 'done'; readonly sent?: ChangeToSign | undefined }
  /** This change can no longer be confirmed; the form may be submitted again. */
  | { readonly step: 'refused'; readonly failure: Failure };

/**
 * State machine of a change confirmed by a code (specification 2, section 7.3, CONFIRM_UTILITY_OPERATION): draft →
 * awaiting code → done. Nothing moves and there is nothing to preview, so it has no check page; otherwise it is as
 * `OperationFlow` is: a call that does not fit the state is passed over, and going back keeps everything.
 */
export class CodeConfirmationFlow {
  state: UtilityState = { step: 'draft', failure: undefined };
  /** Seconds until another code may be asked for. */
  readonly resendCountdown: Countdown;

  readonly #deps: FlowDeps;
  readonly #confirm: ConfirmCall;
  #operationId: OperationId;
  /** Fields last submitted under the current operation id. */
  #submitted: object | undefined;
  /** Incremented when the flow restarts, so that responses to the earlier round are ignored. */
  #round = 0;

  constructor(
    deps: FlowDeps,
    confirm: ConfirmCall = (confirmation) => deps.gateway.execute('CONFIRM_UTILITY_OPERATION', confirmation),
  ) {
    this.#deps = deps;
    this.#confirm = confirm;
    this.#operationId = deps.identifiers.operationId();
    this.resendCountdown = new Countdown(deps.clock, deps.scheduler);
    makeAutoObservable(this, { state: observableRef, resendCountdown: false }, { autoBind: true });
  }

  /** True while a response of the bank is awaited. */
  get busy(): boolean {
    const { state } = this;
    return state.step === 'preparing' || (state.step === 'awaitingCode' && state.under !== 'nothing');
  }

  /** Failure of the last step; `undefined` when it succeeded or is still running. */
  get failure(): Failure | undefined {
    return 'failure' in this.state ? this.state.failure : undefined;
  }

  get canResend(): boolean {
    const { state } = this;
    return (
      state.step === 'awaitingCode' &&
      state.under === 'nothing' &&
      state.waiting.otpType === 'SMS' &&
      !state.waiting.isLastSmsTry &&
      !this.resendCountdown.running
    );
  }

  /** Resets everything and opens the form under a new id. */
  open(): void {
    this.#round += 1;
    this.#renew();
    this.resendCountdown.stop();
    this.state = { step: 'draft', failure: undefined };
  }

  /** Goes back to the form; a code already sent stays valid for the change it was sent for. */
  edit(): void {
    const { state } = this;
    if (state.step === 'refused') {
      this.#renew();
    }
    if (state.step === 'refused' || (state.step === 'awaitingCode' && state.under === 'nothing')) {
      this.state = { step: 'draft', failure: undefined };
    }
  }

  /** Has the bank prepare the change. The same request submitted again, after going back, is not prepared a second time. */
  async submit(request: ChangeRequest): Promise<void> {
    this.edit();
    if (this.state.step !== 'draft') {
      return;
    }
    if (this.#submitted !== undefined && !compareStructural(request.details, this.#submitted)) {
      this.#renew();
    }
    this.#submitted = request.details;
    this.state = { step: 'preparing' };
    const isCurrent = this.#currentRound();
    const answer = await request.prepare(this.#operationId);
    if (!isCurrent()) {
      return;
    }
    if (answer.ok) {
      this.#codeSent(answer.value);
      return;
    }
    if (!isLost(answer.failure)) {
      this.#renew();
    }
    this.#set({ step: 'draft', failure: answer.failure });
  }

  async resend(): Promise<void> {
    const { state } = this;
    if (state.step !== 'awaitingCode' || !this.canResend) {
      return;
    }
    const { waiting } = state;
    this.state = { step: 'awaitingCode', waiting, under: 'resending', failure: undefined, lost: false };
    const isCurrent = this.#currentRound();
    const answer = await this.#deps.gateway.execute('RETRY_SEND_OTP_TO_CHANGE_AUTH_TYPE', {
      operationId: this.#operationId,
    });
    if (!isCurrent()) {
      return;
    }
    if (answer.ok) {
      this.#codeSent(answer.value);
    } else if (answer.failure.code === 'MAX_OTP_TRIES') {
      this.#refused({ ...waiting, isLastSmsTry: true }, answer.failure);
    } else {
      this.#refused(waiting, answer.failure);
    }
  }

  /** Submits the code, `otp` being digits only; a change that a company signs is sent to its signatories instead. */
  async confirm(otp: string): Promise<void> {
    const { state } = this;
    if (state.step !== 'awaitingCode' || state.under !== 'nothing') {
      return;
    }
    const { waiting } = state;
    this.state = { step: 'awaitingCode', waiting, under: 'confirming', failure: undefined, lost: false };
    const isCurrent = this.#currentRound();
    const operationId = this.#operationId;
    const answer = await (waiting.toSign === undefined
      ? this.#confirm({ operationId, otp })
      : this.#deps.gateway.execute('SEND_TXN_TO_PROCESSING_CORP', { operationId }));
    if (!isCurrent()) {
      return;
    }
    if (answer.ok) {
      this.#finish({ step: 'done', sent: waiting.toSign });
    } else {
      this.#refused(waiting, answer.failure, isLost(answer.failure));
    }
  }

  #refused(waiting: WaitingChange, failure: Failure, lost = false): void {
    if (endsOperation(failure)) {
      this.#finish({ step: 'refused', failure });
    } else {
      this.#set({ step: 'awaitingCode', waiting, under: 'nothing', failure, lost });
    }
  }

  #codeSent(waiting: WaitingChange): void {
    runInAction(() => this.resendCountdown.start(waiting.resendAfterSeconds));
    this.#set({ step: 'awaitingCode', waiting, under: 'nothing', failure: undefined, lost: false });
  }

  #finish(state: UtilityState): void {
    runInAction(() => this.resendCountdown.stop());
    this.#renew();
    this.#set(state);
  }

  #set(state: UtilityState): void {
    runInAction(() => {
      this.state = state;
    });
  }

  readonly #renew = (): void => {
    this.#operationId = this.#deps.identifiers.operationId();
    this.#submitted = undefined;
  };

  #currentRound(): () => boolean {
    const round = this.#round;
    return () => round === this.#round;
  }
}
