import { compareStructural, makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { DocumentReference } from '../../domain/corporate/PaymentDocument';
import type { OperationId } from '../../domain/operation/OperationId';
import type { CodeSent } from '../../domain/operation/OperationOutcome';
import type { ConfirmedCode, RequestOf } from '../operations/catalogue';
import type { Failure } from '../operations/failureCodes';
import type { Challenge } from '../ports/Challenge';
import { Countdown } from '../time/Countdown';
import { endsOperation, isLost } from './failureMeaning';
import { isBusy, mayResend } from './FlowState';
import type { FlowDeps } from './FlowDeps';
import type { AwaitingCodeState, CreatedState, FlowState, UnknownState } from './FlowState';
import { OutcomeInquiry } from './OutcomeInquiry';

/** Builds the request of an operation under an id; called for every submission. */
export type RequestBuilder<Code extends ConfirmedCode> = (operationId: OperationId) => RequestOf<Code>;

/**
 * State machine of an operation from form to result: draft → created → awaiting code → done, or created → sent where others
 * sign. A call that does not fit the state is ignored, so a double click sends nothing twice. Going back keeps everything.
 * When the response to the code is lost, the bank is queried by operationId before a result is shown.
 *
 * The id is assigned when the form opens. A submission gets a new one when the old id cannot be reused: the request was edited
 * after a submission, the bank rejected it, or the created operation has expired.
 */
export class OperationFlow<Code extends ConfirmedCode> {
  state: FlowState<Code> = { step: 'draft', failure: undefined };
  operationId: OperationId;
  /** The company document that the operation replaces. */
  replaces: DocumentReference | undefined;
  /** Seconds until another code may be asked for. */
  readonly resendCountdown: Countdown;

  readonly #code: Code;
  readonly #deps: FlowDeps;
  readonly #inquiry: OutcomeInquiry;
  /** Request last submitted under the current operation id. */
  #submitted: RequestOf<Code> | undefined;
  #created: { readonly challenge: Challenge<Code>; readonly codeSent: CodeSent | undefined } | undefined;
  /** Incremented when the flow restarts, so that responses to the earlier round are ignored. */
  #round = 0;

  constructor(code: Code, deps: FlowDeps) {
    this.#code = code;
    this.#deps = deps;
    this.#inquiry = new OutcomeInquiry(deps.gateway, deps.scheduler);
    this.operationId = deps.identifiers.operationId();
    this.resendCountdown = new Countdown(deps.clock, deps.scheduler);
    makeAutoObservable(
      this,
      { state: observableRef, replaces: observableRef, resendCountdown: false },
      { autoBind: true },
    );
  }

  /** The preview of the created operation, wherever in the flow it is. */
  get challenge(): Challenge<Code> | undefined {
    return 'challenge' in this.state ? this.state.challenge : undefined;
  }

  /** True while a response of the bank is awaited. */
  get busy(): boolean {
    return isBusy(this.state);
  }

  get canResend(): boolean {
    return mayResend(this.state) && !this.resendCountdown.running;
  }

  /** Resets everything and opens the form under a new id, with `replaces` for a document that replaces another. */
  open(replaces?: DocumentReference): void {
    this.#round += 1;
    this.replaces = replaces;
    this.#renew();
    this.resendCountdown.stop();
    this.state = { step: 'draft', failure: undefined };
  }

  /** Has the bank create the operation. The same request again, after going back, is not created a second time. */
  async submit(build: RequestBuilder<Code>): Promise<void> {
    if (this.state.step === 'refused') {
      this.edit();
    }
    if (this.state.step !== 'draft') {
      return;
    }
    if (this.#submitted !== undefined && !compareStructural(build(this.operationId), this.#submitted)) {
      this.#renew();
    }
    if (this.#created !== undefined && this.#created.challenge.preview.expiresAt <= this.#deps.clock.now()) {
      this.#renew();
    }
    if (this.#created !== undefined) {
      this.state = { step: 'created', ...this.#created, failure: undefined };
      return;
    }
    await this.#create(build(this.operationId));
  }

  /** Goes back to the form from the check or code page, or after a failure. */
  edit(): void {
    const { state } = this;
    if (state.step === 'created' || (state.step === 'awaitingCode' && !state.resending)) {
      this.state = { step: 'draft', failure: undefined };
    } else if (state.step === 'refused') {
      this.#renew();
      this.state = { step: 'draft', failure: undefined };
    }
  }

  /** Goes back from the code page to the check page. The code already sent stays valid. */
  review(): void {
    const { state } = this;
    if (state.step === 'awaitingCode' && !state.resending) {
      this.state = { step: 'created', challenge: state.challenge, codeSent: state.codeSent, failure: undefined };
    }
  }

  /** Goes from the check page to the code page. A code still valid is not sent again. An operation that others sign is sent to them. */
  async proceed(): Promise<void> {
    const { state } = this;
    if (state.step !== 'created') {
      return;
    }
    const { challenge, codeSent } = state;
    if (challenge.preview.awaited !== undefined) {
      await this.#sendToBeSigned(challenge);
      return;
    }
    if (codeSent !== undefined && this.#deps.clock.now() < codeSent.expiresAt) {
      this.#await({ challenge, codeSent });
      return;
    }
    this.state = { step: 'sendingCode', challenge, codeSent };
    const isCurrent = this.#currentRound();
    const answer = await this.#deps.gateway.sendCode(challenge, codeSent === undefined ? 'first' : 'again');
    if (!isCurrent()) {
      return;
    }
    if (answer.ok) {
      this.#codeSent(challenge, answer.value);
    } else {
      this.#notSent({ challenge, codeSent }, answer.failure);
    }
  }

  async resend(): Promise<void> {
    const { state } = this;
    if (state.step !== 'awaitingCode' || !this.canResend) {
      return;
    }
    this.state = { ...state, resending: true, failure: undefined, notSent: false };
    const isCurrent = this.#currentRound();
    const answer = await this.#deps.gateway.sendCode(state.challenge, 'again');
    if (!isCurrent()) {
      return;
    }
    if (answer.ok) {
      this.#codeSent(state.challenge, answer.value);
    } else if (endsOperation(answer.failure)) {
      this.#refuse(state.challenge, answer.failure);
    } else {
      const noMore = answer.failure.code === 'MAX_OTP_TRIES';
      const codeSent = noMore ? { ...state.codeSent, isLastSmsTry: true, sendsLeft: 0 } : state.codeSent;
      this.#await({ challenge: state.challenge, codeSent, failure: answer.failure });
    }
  }

  /** Submits the code. `otp` is digits only. */
  async confirm(otp: string): Promise<void> {
    const { state } = this;
    if (state.step !== 'awaitingCode' || state.resending) {
      return;
    }
    const { challenge, codeSent } = state;
    this.state = { step: 'confirming', challenge, codeSent };
    const isCurrent = this.#currentRound();
    const answer = await this.#deps.gateway.confirm(challenge, otp);
    if (!isCurrent()) {
      return;
    }
    if (answer.ok) {
      this.#finish({ step: 'done', challenge, result: { from: 'answer', outcome: answer.value } });
    } else if (isLost(answer.failure)) {
      await this.#ask({ step: 'unknown', challenge, codeSent, asking: true, failure: answer.failure });
    } else if (endsOperation(answer.failure)) {
      this.#refuse(challenge, answer.failure);
    } else {
      this.#await({ challenge, codeSent, failure: answer.failure });
    }
  }

  /** Asks the bank once more whether the operation was booked. */
  async askAgain(): Promise<void> {
    const { state } = this;
    if (state.step === 'unknown' && !state.asking) {
      await this.#ask({ ...state, asking: true });
    }
  }

  /** Sends the operation to its signatories. The call is idempotent, so after a lost response the same button repeats it. */
  async #sendToBeSigned(challenge: Challenge<Code>): Promise<void> {
    this.state = { step: 'sendingCode', challenge, codeSent: undefined };
    const isCurrent = this.#currentRound();
    const answer = await this.#deps.gateway.execute('SEND_TXN_TO_PROCESSING_CORP', {
      operationId: this.operationId,
      replaces: this.replaces?.operationId,
    });
    if (!isCurrent()) {
      return;
    }
    return answer.ok
      ? this.#finish({ step: 'sent', challenge })
      : this.#notSent({ challenge, codeSent: undefined }, answer.failure);
  }

  /** Goes back to the check page with the failure, unless it ends the operation. */
  #notSent(created: Pick<CreatedState<Code>, 'challenge' | 'codeSent'>, failure: Failure): void {
    if (endsOperation(failure)) {
      this.#refuse(created.challenge, failure);
    } else {
      this.#set({ step: 'created', ...created, failure });
    }
  }

  async #create(request: RequestOf<Code>): Promise<void> {
    this.#submitted = request;
    this.state = { step: 'creating' };
    const isCurrent = this.#currentRound();
    const answer = await this.#deps.gateway.create(this.#code, request);
    if (!isCurrent()) {
      return;
    }
    if (answer.ok) {
      this.#created = { challenge: answer.value, codeSent: undefined };
      this.#set({ step: 'created', ...this.#created, failure: undefined });
      return;
    }
    if (!isLost(answer.failure)) {
      runInAction(this.#renew);
    }
    this.#set({ step: 'draft', failure: answer.failure });
  }

  async #ask(asking: UnknownState<Code>): Promise<void> {
    this.#set(asking);
    const isCurrent = this.#currentRound();
    const found = await this.#inquiry.ask(this.operationId);
    if (!isCurrent()) {
      return;
    }
    const { challenge, codeSent } = asking;
    switch (found.was) {
      case 'booked':
        this.#finish({ step: 'done', challenge, result: { from: 'history', transaction: found.transaction } });
        return;
      case 'declined':
        this.#refuse(challenge, { code: 'OPERATION_IMPOSSIBLE' });
        return;
      case 'notBooked':
        this.#await({ challenge, codeSent, notSent: true });
        return;
      case 'unknown':
        this.#set({ ...asking, asking: false });
        return;
      default:
        found satisfies never;
    }
  }

  #codeSent(challenge: Challenge<Code>, codeSent: CodeSent): void {
    runInAction(() => {
      this.#created = { challenge, codeSent };
      this.resendCountdown.start(codeSent.resendAfterSeconds);
      this.#await({ challenge, codeSent });
    });
  }

  #await(
    deps: Pick<AwaitingCodeState<Code>, 'challenge' | 'codeSent'> &
      Partial<Pick<AwaitingCodeState<Code>, 'failure' | 'notSent'>>,
  ): void {
    this.#set({ step: 'awaitingCode', resending: false, failure: undefined, notSent: false, ...deps });
  }

  #refuse(challenge: Challenge<Code>, failure: Failure): void {
    this.#finish({ step: 'refused', challenge, failure });
  }

  #finish(state: FlowState<Code>): void {
    runInAction(() => this.resendCountdown.stop());
    this.#set(state);
  }

  #set(state: FlowState<Code>): void {
    runInAction(() => (this.state = state));
  }

  readonly #renew = (): void => {
    this.operationId = this.#deps.identifiers.operationId();
    this.#submitted = undefined;
    this.#created = undefined;
  };

  #currentRound(round = this.#round): () => boolean {
    return () => round === this.#round;
  }
}
