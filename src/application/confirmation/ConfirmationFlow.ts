import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { DocumentReference } from '../../domain/corporate/PaymentDocument';
import type { OperationId } from '../../domain/operation/OperationId';
import type { Result } from '../../domain/result/Result';
import type { Failure } from '../operations/failureCodes';
import { Countdown } from '../time/Countdown';
import type { AwaitedCode, Confirmable } from './Confirmable';
import { endsOperation, isLost } from './failureMeaning';
import { awaitingCode, isBusy, mayResend, stateAfterInquiry, waitingAgain } from './FlowState';
import type { FlowDeps } from './FlowDeps';
import { stateAfterRelease } from './stateAfterRelease';
import type { Release } from './stateAfterRelease';
import type { AwaitingCodeState, CreatedState, FlowState, UnknownState } from './FlowState';
import { Submission } from './Submission';
import type { Created, RequestBuilder } from './Submission';

/** Pages on which the flow goes on after a failure. */
type Waiting<Prepared> = Omit<CreatedState<Prepared>, 'failure'> | Omit<AwaitingCodeState<Prepared>, 'failure'>;

/**
 * State machine of everything that is confirmed, from form to result: draft → created → awaiting code → done; without `created` when the code
 * is sent at once, and created → sent where others sign. A call that does not fit the state is ignored, so a double click sends nothing twice.
 * Going back keeps everything. When the response to the code is lost, the bank is queried by operationId before a result is shown, or, where
 * it cannot be, the same code may be entered again.
 */
export class ConfirmationFlow<Prepared, Outcome> {
  state: FlowState<Prepared, Outcome> = { step: 'draft', failure: undefined };
  /** The company document that the operation replaces. */
  replaces: DocumentReference | undefined;
  /** Seconds until another code may be asked for. */
  readonly resendCountdown: Countdown;

  readonly #confirmable: Confirmable<Prepared, Outcome>;
  readonly #deps: FlowDeps;
  readonly #submission: Submission<Prepared>;
  /** Incremented when the flow restarts, so that responses to the earlier round are ignored. */
  #round = 0;

  constructor(confirmable: Confirmable<Prepared, Outcome>, deps: FlowDeps) {
    this.#confirmable = confirmable;
    this.#deps = deps;
    this.#submission = new Submission(deps.identifiers);
    this.resendCountdown = new Countdown(deps.clock, deps.scheduler);
    makeAutoObservable(
      this,
      { state: observableRef, replaces: observableRef, resendCountdown: false },
      { autoBind: true },
    );
  }

  get operationId(): OperationId {
    return this.#submission.operationId;
  }

  /** Answer of the bank to the submission, wherever in the flow it is. */
  get prepared(): Prepared | undefined {
    return 'prepared' in this.state ? this.state.prepared : undefined;
  }

  /** Failure of the last step; `undefined` when it succeeded or is still running. */
  get failure(): Failure | undefined {
    return 'failure' in this.state ? this.state.failure : undefined;
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
    this.#submission.renew();
    this.resendCountdown.stop();
    this.state = { step: 'draft', failure: undefined };
  }

  /** Has the bank prepare what is asked for. The same request again, after going back, is not prepared a second time. */
  async submit<Request extends object>(
    build: RequestBuilder<Request>,
    prepare: (request: Request) => Promise<Result<Prepared, Failure>>,
  ): Promise<void> {
    if (this.state.step === 'refused') {
      this.edit();
    }
    if (this.state.step !== 'draft') {
      return;
    }
    this.#submission.renewFor(build, this.#confirmable, this.#deps.clock.now());
    const { created } = this.#submission;
    if (created !== undefined && this.#confirmable.codeOf(created.prepared) === undefined) {
      this.state = { step: 'created', ...created, failure: undefined };
    } else if (!this.#awaitKept(created)) {
      await this.#create(this.#submission.requestOf(build), prepare);
    }
  }

  /** Goes back to the form from what was prepared or its code, or after a failure. The code already sent stays valid. */
  edit(): void {
    const { state } = this;
    if (state.step === 'created' || (state.step === 'awaitingCode' && !state.resending)) {
      this.state = { step: 'draft', failure: undefined };
    } else if (state.step === 'refused') {
      this.#submission.renew();
      this.state = { step: 'draft', failure: undefined };
    }
  }

  /** Goes on from what was prepared to its code. A code still valid is not sent again. What others sign is sent to them. */
  async proceed(): Promise<void> {
    const { state } = this;
    if (state.step !== 'created') {
      return;
    }
    const { prepared, codeSent } = state;
    if (this.#confirmable.isSigned(prepared)) {
      await this.#sendToBeSigned(prepared);
      return;
    }
    if (this.#awaitKept({ prepared, codeSent })) {
      return;
    }
    this.state = { step: 'sendingCode', prepared, codeSent };
    const answer = await this.#current(
      this.#confirmable.sendCode(prepared, codeSent === undefined ? 'first' : 'again'),
    );
    if (answer?.ok === true) {
      this.#codeSent(prepared, answer.value);
    } else if (answer !== undefined) {
      this.#failed({ step: 'created', prepared, codeSent }, answer.failure);
    }
  }

  /** Goes from what was prepared to its outcome by a code that no message brings. What was refused stays prepared. */
  async proceedWith(release: Release): Promise<void> {
    const { state } = this;
    if (state.step !== 'created') {
      return;
    }
    this.state = { ...state, step: 'sendingCode' };
    const next = await this.#current(stateAfterRelease(state, release, this.#confirmable));
    if (next?.step === 'unknown') {
      await this.#ask(next);
    } else if (next !== undefined) {
      this.#set(next);
    }
  }

  async resend(): Promise<void> {
    const { state } = this;
    if (state.step !== 'awaitingCode' || !this.canResend) {
      return;
    }
    const { prepared, codeSent } = state;
    this.state = { ...state, resending: true, failure: undefined, lost: undefined };
    const answer = await this.#current(this.#confirmable.sendCode(prepared, 'again'));
    if (answer === undefined) {
      return;
    }
    if (answer.ok) {
      this.#codeSent(prepared, answer.value);
    } else {
      const noMore = answer.failure.code === 'MAX_OTP_TRIES';
      const lastSent = noMore ? { ...codeSent, isLastSmsTry: true, sendsLeft: 0 } : codeSent;
      this.#failed(awaitingCode({ prepared, codeSent: lastSent }), answer.failure);
    }
  }

  /** Submits the code. `otp` is digits only. */
  async confirm(otp: string): Promise<void> {
    const { state } = this;
    if (state.step !== 'awaitingCode' || state.resending) {
      return;
    }
    const { prepared, codeSent } = state;
    this.state = { step: 'confirming', prepared, codeSent };
    const answer = await this.#current(this.#confirmable.confirm(prepared, otp));
    if (answer === undefined) {
      return;
    }
    if (answer.ok) {
      this.#set({ step: 'done', prepared, result: { from: 'answer', outcome: answer.value } });
    } else if (isLost(answer.failure)) {
      await this.#ask({ step: 'unknown', prepared, codeSent, asking: true, failure: answer.failure });
    } else {
      this.#failed(awaitingCode({ prepared, codeSent }), answer.failure);
    }
  }

  /** Asks the bank once more what became of it. */
  async askAgain(): Promise<void> {
    const { state } = this;
    if (state.step === 'unknown' && !state.asking) {
      await this.#ask({ ...state, asking: true });
    }
  }

  /** Sends it to its signatories. The call is idempotent, so after a lost response the same button repeats it. */
  async #sendToBeSigned(prepared: Prepared): Promise<void> {
    this.state = { step: 'sendingCode', prepared, codeSent: undefined };
    const answer = await this.#current(
      this.#deps.gateway.execute('SEND_TXN_TO_PROCESSING_CORP', {
        operationId: this.operationId,
        replaces: this.replaces?.operationId,
      }),
    );
    if (answer?.ok === true) {
      this.#set({ step: 'sent', prepared });
    } else if (answer !== undefined) {
      this.#failed({ step: 'created', prepared, codeSent: undefined }, answer.failure);
    }
  }

  /** Waits on with the failure, unless it ends the flow. */
  #failed(waiting: Waiting<Prepared>, failure: Failure): void {
    const { prepared } = waiting;
    this.#set(endsOperation(failure) ? { step: 'refused', prepared, failure } : { ...waiting, failure });
  }

  async #create<Request extends object>(
    request: Request,
    prepare: (request: Request) => Promise<Result<Prepared, Failure>>,
  ): Promise<void> {
    this.state = { step: 'creating' };
    const answer = await this.#current(prepare(request));
    if (answer === undefined) {
      return;
    }
    if (!answer.ok) {
      if (!isLost(answer.failure)) {
        this.#submission.renew();
      }
      this.#set({ step: 'draft', failure: answer.failure });
      return;
    }
    const prepared = answer.value;
    const codeSent = this.#confirmable.codeOf(prepared);
    if (codeSent !== undefined) {
      this.#codeSent(prepared, codeSent);
      return;
    }
    runInAction(() => {
      this.#submission.created = { prepared, codeSent };
      this.state = { step: 'created', prepared, codeSent, failure: undefined };
    });
  }

  async #ask(asking: UnknownState<Prepared>): Promise<void> {
    if (this.#confirmable.inquire === undefined) {
      this.#set(waitingAgain(asking, 'unknown'));
      return;
    }
    this.#set(asking);
    const found = await this.#current(this.#confirmable.inquire(this.operationId));
    if (found !== undefined) {
      this.#set(stateAfterInquiry(asking, found));
    }
  }

  /** Waits for the code that was sent before, if it is still valid; returns false when it is not. */
  #awaitKept(created: Created<Prepared> | undefined): boolean {
    const { codeSent } = created ?? {};
    const isValid = codeSent !== undefined && this.#deps.clock.now() < codeSent.expiresAt;
    if (created !== undefined && isValid) {
      this.#set(awaitingCode({ prepared: created.prepared, codeSent }));
    }
    return isValid;
  }

  #codeSent(prepared: Prepared, codeSent: AwaitedCode): void {
    runInAction(() => {
      this.#submission.created = { prepared, codeSent };
      this.resendCountdown.start(codeSent.resendAfterSeconds);
      this.#set(awaitingCode({ prepared, codeSent }));
    });
  }

  /** Shows a state; one that ends the flow needs no other code. */
  #set(state: FlowState<Prepared, Outcome>): void {
    runInAction(() => {
      this.state = state;
      if (state.step === 'done' || state.step === 'sent' || state.step === 'refused') {
        this.resendCountdown.stop();
      }
    });
  }

  /** Resolves to the answer of a call; to `undefined` when the flow was restarted meanwhile. */
  async #current<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
    const round = this.#round;
    const answer = await call;
    return round === this.#round ? answer : undefined;
  }
}
