import { makeAutoObservable, runInAction } from 'mobx';

import type { AwaitingChangeCode, CodeConfirmationFlow } from '../../../application/flow/CodeConfirmationFlow';
import type { Failure } from '../../../application/operations/failureCodes';
import type { UserStore } from '../../../application/user/UserStore';
import type { ChangeToSign } from '../../../domain/corporate/ChangeDocument';
import { OtpForm, otpDigits } from '../../../domain/user/OtpForm';
import type { WaitingChange } from '../../../domain/user/ProfileChange';
import { isSound, validate } from '../../../domain/validation/validate';
import type { Violations } from '../../../domain/validation/validate';

/** The page a change is on, which the address must not run ahead of. */
export type ChangePage = 'form' | 'code' | 'done';

/** The code step of every change of the profile. */
export class ChangeConfirmationViewModel {
  otp = '';
  attempted = false;

  readonly #flow: CodeConfirmationFlow;
  readonly #changed: Pick<UserStore, 'reload'>;

  /** `changed` is the store reloaded once the change is made. */
  constructor(flow: CodeConfirmationFlow, changed: Pick<UserStore, 'reload'>) {
    this.#flow = flow;
    this.#changed = changed;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get page(): ChangePage {
    const { step } = this.#flow.state;
    switch (step) {
      case 'draft':
      case 'preparing':
        return 'form';
      case 'awaitingCode':
      case 'refused':
        return 'code';
      case 'done':
        return 'done';
      default:
        return step satisfies never;
    }
  }

  /** The change can no longer be confirmed. */
  get ended(): boolean {
    return this.#flow.state.step === 'refused';
  }

  get failure(): Failure | undefined {
    return this.#flow.failure;
  }

  /** The answer was lost: the same code may be entered again. */
  get lost(): boolean {
    return this.#awaiting?.lost === true;
  }

  get waiting(): WaitingChange | undefined {
    return this.#awaiting?.waiting;
  }

  /** A change that was sent to be signed; nothing of it is done yet. */
  get sent(): ChangeToSign | undefined {
    const { state } = this.#flow;
    return state.step === 'done' ? state.sent : undefined;
  }

  /** Sends a change to the signatories of the company. */
  async send(): Promise<void> {
    await this.#flow.confirm('');
  }

  get confirming(): boolean {
    return this.#awaiting?.under === 'confirming';
  }

  get resending(): boolean {
    return this.#awaiting?.under === 'resending';
  }

  get canResend(): boolean {
    return this.#flow.canResend;
  }

  get secondsToResend(): number {
    return this.#flow.resendCountdown.secondsLeft;
  }

  get violations(): Violations<OtpForm> {
    return this.attempted ? validate(new OtpForm({ otp: this.otp })) : {};
  }

  setOtp(otp: string): void {
    this.otp = otp;
  }

  /** Back to the form; what was filled in is kept. */
  edit(): void {
    this.#flow.edit();
    this.#clear();
  }

  async resend(): Promise<void> {
    await this.#flow.resend();
  }

  async confirm(): Promise<void> {
    this.attempted = true;
    if (!isSound(this.violations)) {
      return;
    }
    await this.#flow.confirm(otpDigits(this.otp));
    if (!this.lost) {
      this.#clear();
    }
    if (this.page === 'done') {
      // The stream reports the change too; this covers the time it is disconnected.
      void this.#changed.reload();
    }
  }

  get #awaiting(): AwaitingChangeCode | undefined {
    const { state } = this.#flow;
    return state.step === 'awaitingCode' ? state : undefined;
  }

  #clear(): void {
    runInAction(() => {
      this.otp = '';
      this.attempted = false;
    });
  }
}
