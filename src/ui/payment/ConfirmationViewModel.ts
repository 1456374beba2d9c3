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
import type { Problems } from '../../domain/validation/validate';
import { bookedTransactionId, PAGE_OF_STEP } from './paymentProgress';
import type { PaymentPage } from './paymentProgress';
import { FlowStart } from '../components/FlowStart';

/** What the pages after the form need of a flow, whatever operation it carries. */
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

/** From a created operation to its result: the check page and the code page of every payment. */
export class ConfirmationViewModel {
  otp = '';
  otpAttempted = false;
  readonly start = new FlowStart();

  readonly #flow: ConfirmationFlow;
  readonly #booked: () => void;

  /** `booked` is called once the bank has booked the operation, or has sent it to those who sign it. */
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

  /** What will be booked, as the bank said. */
  get preview(): OperationPreview | undefined {
    return this.#flow.challenge?.preview;
  }

  /** Why the last step did not succeed; `undefined` when it did or is on its way. */
  get failure(): Failure | undefined {
    const { state } = this;
    return 'failure' in state ? state.failure : undefined;
  }

  /** The line of history the operation became. */
  get transactionId(): string | undefined {
    return bookedTransactionId(this.state);
  }

  get codeSent(): CodeSent | undefined {
    const { state } = this;
    return 'codeSent' in state ? state.codeSent : undefined;
  }

  get otpProblems(): Problems<OtpForm> {
    return this.otpAttempted ? validate(new OtpForm({ otp: this.otp })) : {};
  }

  get secondsToResend(): number {
    return this.#flow.resendCountdown.secondsLeft;
  }

  get canResend(): boolean {
    return this.#flow.canResend;
  }

  /** How many more SMS the bank will send for this operation; `undefined` before it has sent one. */
  get sendsLeft(): number | undefined {
    const sent = this.codeSent;
    return sent?.isLastSmsTry === true ? 0 : sent?.sendsLeft;
  }

  /** The answer was lost, and the bank says that nothing was sent: the code may be entered again. */
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

  /** Back to the check page; the code that was sent stays good. */
  review(): void {
    this.#flow.review();
  }

  /** Has the code sent, or the document to those who sign it. True when the code page can be shown. */
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

  /** Hands the code over. True when the operation is booked, and the result page can be shown. */
  async confirm(): Promise<boolean> {
    this.otpAttempted = true;
    if (!isSound(this.otpProblems)) {
      return false;
    }
    await this.#flow.confirm(otpDigits(this.otp));
    return this.#afterAnswer();
  }

  /** Asks the bank again what became of the operation. True when it is booked. */
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
