import { makeAutoObservable, runInAction } from 'mobx';

import { isCodeRefused } from '../../../application/confirmation/failureMeaning';
import { FormAttempt } from '../../../application/forms/FormAttempt';
import { inject, injectable } from '../../../application/injection';
import type { Failure } from '../../../application/operations/failureCodes';
import type { CodeConfirmation } from '../../../application/session/CodeConfirmation';
import { ConfirmSecondFactor } from '../../../application/session/ConfirmSecondFactor';
import { SessionStore } from '../../../application/session/SessionStore';
import { Countdown } from '../../../application/time/Countdown';
import { OtpForm } from '../../../domain/user/OtpForm';
import type { OtpType } from '../../../domain/user/ProfileChange';
import { validate } from '../../../domain/validation/validate';
import type { Violations } from '../../../domain/validation/validate';
import { readOneTimeCode } from '../../../domain/text/identifiers';

/** Waiting time in seconds before another sign-in code can be requested; the answer to `authenticate` does not contain it. */
export const RESEND_AFTER_SECONDS = 30;

/** Code that moves the session on: of the second factor, or of restoring access. Once it is correct the route guard moves on. */
@injectable()
export class OtpScreenViewModel {
  otp = '';
  resending = false;
  /** True after a further code was sent at the request of the customer. */
  resent = false;
  readonly resendCountdown: Countdown;

  readonly #attempt = new FormAttempt();
  readonly #confirmation: CodeConfirmation;
  readonly #session: SessionStore;

  constructor(
    @inject(ConfirmSecondFactor) confirmation: CodeConfirmation,
    @inject(SessionStore) session: SessionStore,
    @inject(Countdown) resendCountdown: Countdown,
  ) {
    this.#confirmation = confirmation;
    this.#session = session;
    this.resendCountdown = resendCountdown;
    makeAutoObservable(this, { resendCountdown: false }, { autoBind: true });
    this.restartCountdown();
  }

  /** Starts the waiting time after a code was sent. */
  restartCountdown(): void {
    this.resendCountdown.start(RESEND_AFTER_SECONDS);
  }

  get busy(): boolean {
    return this.#attempt.busy;
  }

  /** Failure of the last submission. */
  get failure(): Failure | undefined {
    return this.#attempt.failure;
  }

  get violations(): Violations<OtpForm> {
    return this.#attempt.shown(validate(new OtpForm({ otp: this.otp })));
  }

  /** True for a blocked login: the bank does not reveal whether the password was correct, and sends a code only if it was. */
  get isGuarded(): boolean {
    return this.#session.session?.isGuarded === true;
  }

  /** True when the screen may only say that a message was sent if login and password were correct. */
  get isSentPerhaps(): boolean {
    return this.isGuarded && this.otpType === 'SMS';
  }

  /** True when the user may learn where codes go by answering the security question. */
  get hasQuestion(): boolean {
    return !this.ended && this.#session.session?.questionId !== undefined;
  }

  /** Masked phone number the code was sent to. */
  get phoneNumber(): string {
    return this.#session.session?.phoneNumber ?? '';
  }

  /** Number of further SMS the bank will send for this sign-in; `undefined` when it is not known. */
  get sendsLeft(): number | undefined {
    return this.#session.session?.sendsLeft;
  }

  /** Source of the code; devices send nothing, so nothing can be sent again. */
  get otpType(): OtpType {
    return this.#session.session?.otpDelivery ?? 'SMS';
  }

  get secondsLeft(): number {
    return this.resendCountdown.secondsLeft;
  }

  get canResend(): boolean {
    const isFree = !this.busy && !this.resending && !this.ended;
    return isFree && this.otpType === 'SMS' && this.sendsLeft !== 0 && this.secondsLeft === 0;
  }

  /** True when this sign-in can no longer be completed and has to be started again. */
  get ended(): boolean {
    return this.failure?.code === 'OTP_TRIES_LIMIT_EXCEEDED';
  }

  setOtp(otp: string): void {
    this.otp = otp;
  }

  async submit(): Promise<void> {
    if (this.busy || this.ended) {
      return;
    }
    this.resent = false;
    await this.#attempt.make({
      violations: validate(new OtpForm({ otp: this.otp })),
      send: () => this.#confirmation.confirm(readOneTimeCode(this.otp)),
      settled: (failure) => {
        if (failure === undefined || isCodeRefused(failure)) {
          this.otp = '';
          this.#attempt.renew();
        }
      },
    });
  }

  async resend(): Promise<void> {
    if (!this.canResend) {
      return;
    }
    this.resending = true;
    this.#attempt.failure = undefined;
    this.resent = false;
    const failure = await this.#confirmation.resend();
    runInAction(() => {
      this.resending = false;
      this.#attempt.failure = failure;
      this.resent = failure === undefined;
      if (failure === undefined) {
        this.restartCountdown();
      }
    });
  }

  /** Cancels this sign-in and returns to the login page. */
  async back(): Promise<void> {
    this.resendCountdown.stop();
    await this.#confirmation.abandon();
  }
}
