import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';

import type { AwaitedCode } from '../../../application/confirmation/Confirmable';
import type { ConfirmationFlow } from '../../../application/confirmation/ConfirmationFlow';
import type { Release } from '../../../application/confirmation/stateAfterRelease';
import { isCodeRefused } from '../../../application/confirmation/failureMeaning';
import type { AwaitingCodeState, FlowStep } from '../../../application/confirmation/FlowState';
import type { BankLink } from '../../../application/live/BankLink';
import type { Failure } from '../../../application/operations/failureCodes';
import { OtpForm } from '../../../domain/user/OtpForm';
import { isSound, validate } from '../../../domain/validation/validate';
import type { Violations } from '../../../domain/validation/validate';
import { FlowStart } from '../../components/FlowStart';
import type { ConfirmedSubject } from './CodeFrame';
import { readOneTimeCode } from '../../../domain/text/identifiers';

/** Flow as the pages after the form need it, whatever it confirms. */
export type PagedFlow<Prepared> = Pick<
  ConfirmationFlow<Prepared, unknown>,
  | 'state'
  | 'prepared'
  | 'failure'
  | 'busy'
  | 'canResend'
  | 'resendCountdown'
  | 'edit'
  | 'proceed'
  | 'proceedWith'
  | 'resend'
  | 'confirm'
  | 'askAgain'
>;

export interface ConfirmationDeps<Page extends string, Prepared> {
  readonly flow: PagedFlow<Prepared>;
  /** Page of each step, which the address must not run ahead of. */
  readonly pages: Readonly<Record<FlowStep, Page>>;
  /** Called once it is done, or was sent to its signatories. */
  readonly finished: () => void;
}

/** Steps from what the bank has prepared to its result: the check page and the code page of everything that is confirmed. */
export class ConfirmationViewModel<Page extends string, Prepared> {
  otp = '';
  attempted = false;
  /** Subject as it was worded when its code was submitted; afterwards the old value is known no more. */
  confirmed: ConfirmedSubject | undefined;
  readonly start = new FlowStart();

  readonly #flow: PagedFlow<Prepared>;
  readonly #deps: ConfirmationDeps<Page, Prepared>;

  constructor(deps: ConfirmationDeps<Page, Prepared>) {
    this.#flow = deps.flow;
    this.#deps = deps;
    makeAutoObservable(this, { start: false, confirmed: observableRef }, { autoBind: true });
  }

  get step(): FlowStep {
    return this.#flow.state.step;
  }

  get page(): Page {
    return this.#deps.pages[this.step];
  }

  /** True while a response of the bank is awaited. */
  get busy(): boolean {
    return this.#flow.busy;
  }

  /** Answer of the bank to the submission; it is done once it is confirmed. */
  get prepared(): Prepared | undefined {
    return this.#flow.prepared;
  }

  /** Failure of the last step; `undefined` when it succeeded or is under way. */
  get failure(): Failure | undefined {
    return this.#flow.failure;
  }

  /** The code that was sent last; absent until one was sent. */
  get code(): AwaitedCode | undefined {
    const { state } = this.#flow;
    return 'codeSent' in state ? state.codeSent : undefined;
  }

  /** Validation errors of the code; none before it was first submitted. */
  get violations(): Violations<OtpForm> {
    return this.attempted ? validate(new OtpForm({ otp: this.otp })) : {};
  }

  get secondsToResend(): number {
    return this.#flow.resendCountdown.secondsLeft;
  }

  get canResend(): boolean {
    return this.#flow.canResend;
  }

  get resending(): boolean {
    const { state } = this.#flow;
    return state.step === 'awaitingCode' && state.resending;
  }

  /** Number of further SMS the bank will send; `undefined` when it is not known. */
  get sendsLeft(): number | undefined {
    const { code } = this;
    return code?.isLastSmsTry === true ? 0 : code?.sendsLeft;
  }

  /** Present when the answer to the code was lost, so that the same code may be entered again. */
  get lost(): AwaitingCodeState<Prepared>['lost'] {
    const { state } = this.#flow;
    return state.step === 'awaitingCode' ? state.lost : undefined;
  }

  /** True when it can no longer be confirmed. */
  get ended(): boolean {
    return this.step === 'refused';
  }

  setOtp(otp: string): void {
    this.otp = otp;
  }

  clearOtp(): void {
    this.otp = '';
    this.attempted = false;
  }

  /** Returns to the form; what was filled in is kept, and nothing was done. */
  edit(): void {
    this.#flow.edit();
    this.clearOtp();
  }

  /** Requests the code, or sends a document to its signatories. Resolves to true when the code page can be shown. */
  async proceed(): Promise<boolean> {
    this.clearOtp();
    await this.#flow.proceed();
    this.#tellFinished();
    return this.step === 'awaitingCode';
  }

  /** Confirms by a code that a device of the user releases, for what the page has shown. */
  async proceedWith(release: Release, subject?: ConfirmedSubject): Promise<void> {
    this.clearOtp();
    this.confirmed = subject;
    await this.#flow.proceedWith(release);
    this.#tellFinished();
  }

  async resend(): Promise<void> {
    await this.#flow.resend();
  }

  /** Submits the code for what the page has shown. Resolves to true when the bank has done what it confirms. */
  async confirm(subject?: ConfirmedSubject): Promise<boolean> {
    this.attempted = true;
    this.confirmed = subject;
    if (!isSound(this.violations)) {
      return false;
    }
    await this.#flow.confirm(readOneTimeCode(this.otp));
    return this.#afterAnswer();
  }

  /** Asks the bank again what became of it. Resolves to true when it is done. */
  async askAgain(): Promise<boolean> {
    await this.#flow.askAgain();
    return this.#afterAnswer();
  }

  /** Asks again by itself each time the link to the bank comes back. Returns a function that stops it. */
  askOnReturn(link: Pick<BankLink, 'onReturn'>): () => void {
    let stopWaiting: (() => void) | undefined;
    const stopListening = link.onReturn(() => {
      stopWaiting?.();
      // A question that was asked while the link was away is answered first.
      stopWaiting = when(
        () => !this.busy,
        () => {
          if (this.step === 'unknown') {
            void this.askAgain();
          }
        },
      );
    });
    return () => {
      stopListening();
      stopWaiting?.();
    };
  }

  #afterAnswer(): boolean {
    const done = this.step === 'done';
    if (done || (this.failure !== undefined && isCodeRefused(this.failure))) {
      runInAction(this.clearOtp);
    }
    this.#tellFinished();
    return done;
  }

  #tellFinished(): void {
    if (this.step === 'done' || this.step === 'sent') {
      this.#deps.finished();
    }
  }
}
