import { makeAutoObservable, runInAction } from 'mobx';

import { isCodeRefused } from '../../application/flow/failureMeaning';
import type { Failure } from '../../application/operations/failureCodes';
import type { CodeConfirmation } from '../../application/session/CodeConfirmation';
import type { SessionStore } from '../../application/session/SessionStore';
import type { Countdown } from '../../application/time/Countdown';
import { OtpForm, otpDigits } from '../../domain/user/OtpForm';
import type { OtpType } from '../../domain/user/ProfileChange';
import { validate } from '../../domain/validation/validate';
import type { Problems } from '../../domain/validation/validate';
import { FormAttempt } from '../forms/FormAttempt';

/** Seconds before another sign-in code may be asked for; the answer to authenticate does not carry them. */
export const RESEND_AFTER_SECONDS = 30;

/** A code that takes the session on: of the second factor, or of a restore. Once it is right the route guard goes on. */
export class OtpScreenViewModel {
  otp = '';
  resending = false;
  /** A further code was sent at the customer's asking; for a polite word. */
  resent = false;
  readonly resendCountdown: Countdown;

  readonly #attempt = new FormAttempt();
  readonly #confirmation: CodeConfirmation;
  readonly #session: SessionStore;

  constructor(confirmation: CodeConfirmation, session: SessionStore, resendCountdown: Countdown) {
    this.#confirmation = confirmation;
    this.#session = session;
    this.resendCountdown = resendCountdown;
    makeAutoObservable(this, { resendCountdown: false }, { autoBind: true });
    this.restartCountdown();
  }

  /** A code was sent just now. */
  restartCountdown(): void {
    this.resendCountdown.start(RESEND_AFTER_SECONDS);
  }

  get busy(): boolean {
    return this.#attempt.busy;
  }

  /** Why the bank refused the last attempt. */
  get failure(): Failure | undefined {
    return this.#attempt.failure;
  }

  get problems(): Problems<OtpForm> {
    return this.#attempt.shown(validate(new OtpForm({ otp: this.otp })));
  }

  /** The login is blocked: the bank does not say whether the password was right, and a code comes only if it was. */
  get isGuarded(): boolean {
    return this.#session.session?.isGuarded === true;
  }

  /** Nothing more may be said than that a message was sent if login and password are right. */
  get isSentPerhaps(): boolean {
    return this.isGuarded && this.otpType === 'SMS';
  }

  /** Masked; where the code went. */
  get phoneNumber(): string {
    return this.#session.session?.phoneNumber ?? '';
  }

  /** How many more SMS the bank will send for this sign-in; `undefined` when that is not known. */
  get sendsLeft(): number | undefined {
    return this.#session.session?.sendsLeft;
  }

  /** How the code comes; devices send nothing, so nothing can be sent again. */
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

  /** This sign-in cannot be finished any more; the way out is to begin again. */
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
      problems: validate(new OtpForm({ otp: this.otp })),
      send: () => this.#confirmation.confirm(otpDigits(this.otp)),
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

  /** Back to the login page; this sign-in is given up. */
  async back(): Promise<void> {
    this.resendCountdown.stop();
    await this.#confirmation.abandon();
  }
}
