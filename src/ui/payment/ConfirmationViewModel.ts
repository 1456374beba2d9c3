import { makeAutoObservable, runInAction } from 'mobx';

import { isCodeRefused } from '../../application/flow/failureMeaning';
import type { FlowState, FlowStep } from '../../application/flow/FlowState';
import type { OperationFlow } from '../../application/flow/OperationFlow';
import type { ConfirmedCode } from '../../application/operations/catalogue';
import type { Failure } from '../../application/operations/failureCodes';
import type { CodeSent } from '../../domain/operation/OperationOutcome';
import type { OperationPreview } from '../../domain/operation/OperationPreview';
import { OtpForm, otpDigits } from '../../domain/user/OtpForm';
import { isSound, validate } from '../../domain/validation/validate';
import type { Violations } from '../../domain/validation/validate';
import { bookedTransactionId, PAGE_OF_STEP } from './paymentProgress';
import type { PaymentPage } from './paymentProgress';
import { FlowStart } from '../components/FlowStart';

/** Operation flow as the pages after the form need it, for any operation. */
export type ConfirmationFlow = Pick<
  OperationFlow<ConfirmedCode>,
  | 'state'
  | 'challenge'
  | 'busy'
  | 'canResend'
  | 'resendCountdown'
  | 'review'
  | 'proceed'
  | 'resend'
  | 'confirm'
  | 'askAgain'
>;

/** Steps from a created operation to its result: the check page and the code page of every payment. */
export class ConfirmationViewModel {
  otp = '';
  otpAttempted = false;
  readonly start = new FlowStart();

  readonly #flow: ConfirmationFlow;
  readonly #booked: () => void;

  /** `booked` is called once the bank has booked the operation, or has sent it to its signatories. */
  constructor(flow: ConfirmationFlow, booked: () => void) {
    this.#flow = flow;
    this.#booked = booked;
    makeAutoObservable(this, { start: false }, { autoBind: true });
  }

  get state(): FlowState<ConfirmedCode> {
    return this.#flow.state;
  }

  get step(): FlowStep {
    return this.state.step;
  }

  get page(): PaymentPage {
    return PAGE_OF_STEP[this.step];
  }

  get busy(): boolean {
    return this.#flow.busy;
  }

  /** Preview of the booking, as the bank calculated it. */
  get preview(): OperationPreview | undefined {
    return this.#flow.challenge?.preview;
  }

  /** Failure of the last step; `undefined` when it succeeded or is under way. */
  get failure(): Failure | undefined {
    const { state } = this;
    return 'failure' in state ? state.failure : undefined;
  }

  /** ID of the transaction in the history that the operation became. */
  get transactionId(): string | undefined {
    return bookedTransactionId(this.state);
  }

  get codeSent(): CodeSent | undefined {
    const { state } = this;
    return 'codeSent' in state ? state.codeSent : undefined;
  }

  get otpViolations(): Violations<OtpForm> {
    return this.otpAttempted ? validate(new OtpForm({ otp: this.otp })) : {};
  }

  get secondsToResend(): number {
    return this.#flow.resendCountdown.secondsLeft;
  }

  get canResend(): boolean {
    return this.#flow.canResend;
  }

  /** Number of further SMS the bank will send for this operation; `undefined` before it has sent one. */
  get sendsLeft(): number | undefined {
    const sent = this.codeSent;
    return sent?.isLastSmsTry === true ? 0 : sent?.sendsLeft;
  }

  /** True when the answer was lost and the bank reports that nothing was sent, so that the code can be entered again. */
  get notSent(): boolean {
    return this.state.step === 'awaitingCode' && this.state.notSent;
  }

  setOtp(otp: string): void {
    this.otp = otp;
  }

  clearOtp(): void {
    this.otp = '';
    this.otpAttempted = false;
  }

  /** Returns to the check page; the code that was sent stays valid. */
  review(): void {
    this.#flow.review();
  }

  /** Requests the code, or sends the document to its signatories. Resolves to true when the code page can be shown. */
  async proceed(): Promise<boolean> {
    this.clearOtp();
    await this.#flow.proceed();
    if (this.step === 'sent') {
      this.#booked();
    }
    return this.step === 'awaitingCode';
  }

  async resend(): Promise<void> {
    await this.#flow.resend();
  }

  /** Submits the code. Resolves to true when the operation is booked and the result page can be shown. */
  async confirm(): Promise<boolean> {
    this.otpAttempted = true;
    if (!isSound(this.otpViolations)) {
      return false;
    }
    await this.#flow.confirm(otpDigits(this.otp));
    return this.#afterAnswer();
  }

  /** Asks the bank again for the status of the operation. Resolves to true when it is booked. */
  async askAgain(): Promise<boolean> {
    await this.#flow.askAgain();
    return this.#afterAnswer();
  }

  #afterAnswer(): boolean {
    const booked = this.transactionId !== undefined;
    if (booked) {
      this.#booked();
    }
    if (booked || (this.failure !== undefined && isCodeRefused(this.failure))) {
      runInAction(this.clearOtp);
    }
    return booked;
  }
}
