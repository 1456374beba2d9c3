import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { isCodeRefused } from '../../../../application/confirmation/failureMeaning';
import { inject, injectFromBase, injectable } from '../../../../application/injection';
import type { EmailCodeSent } from '../../../../application/operations/contacts';
import type { Failure } from '../../../../application/operations/failureCodes';
import { PersonalDataStore } from '../../../../application/profile/PersonalDataStore';
import { Countdown } from '../../../../application/time/Countdown';
import { emailViolations } from '../../../../domain/user/EmailForm';
import type { EmailForm } from '../../../../domain/user/EmailForm';
import { isSound } from '../../../../domain/validation/validate';
import { changeConfirmation } from '../../../flow/change/changeConfirmation';
import type { ChangeConfirmation } from '../../../flow/change/changeConfirmation';
import type { ChangeModel } from '../../../flow/change/ChangeModel';
import { ChangeDeps } from '../../../flow/change/ChangeDeps';
import { readOneTimeCode } from '../../../../domain/text/identifiers';

@injectable()
@injectFromBase()
export class EmailDeps extends ChangeDeps {
  @inject(PersonalDataStore) readonly personal!: PersonalDataStore;
  @inject(Countdown) readonly resendCountdown!: Countdown;
}

const EMPTY: EmailForm = { email: '', emailOtp: '' };

/** A new e-mail address: a letter with a code goes there, its code is typed, then the present factor confirms the change. */
@injectable()
export class EmailViewModel implements ChangeModel {
  form: EmailForm = EMPTY;
  attempted = false;
  /** The latest letter to the address in the form. */
  sent: EmailCodeSent | undefined;
  sending = false;
  sendFailure: Failure | undefined;
  readonly confirmation: ChangeConfirmation;

  readonly #deps: EmailDeps;

  constructor(@inject(EmailDeps) deps: EmailDeps) {
    this.#deps = deps;
    this.confirmation = changeConfirmation(deps.flow, deps.user);
    makeAutoObservable(
      this,
      { form: observableRef, sent: observableRef, sendFailure: observableRef, confirmation: false },
      { autoBind: true },
    );
  }

  /** The address now; empty where the bank knows none, `undefined` until it has said so or for a company's user. */
  get current(): string | undefined {
    return this.#deps.personal.data?.email;
  }

  get violations() {
    return this.attempted
      ? emailViolations(this.form, { current: this.current ?? '', isSent: this.sent !== undefined })
      : {};
  }

  get busy(): boolean {
    return this.sending || this.#deps.flow.busy;
  }

  get failure(): Failure | undefined {
    return this.sendFailure ?? this.#deps.flow.failure;
  }

  /** The field the refusal is about. */
  get refusedField(): 'emailOtp' | undefined {
    return this.failure !== undefined && isCodeRefused(this.failure) ? 'emailOtp' : undefined;
  }

  get secondsToResend(): number {
    return this.#deps.resendCountdown.secondsLeft;
  }

  change(values: Partial<EmailForm>): void {
    this.form = { ...this.form, ...values };
    if (this.sent !== undefined && this.form.email.trim() !== this.sent.email) {
      this.#forgetLetter();
    }
  }

  openForm(): void {
    if (!this.#deps.user.isCorporate) {
      void this.#deps.personal.reload();
    }
    if (this.confirmation.page === 'done') {
      this.form = EMPTY;
      this.attempted = false;
      this.#forgetLetter();
      this.#deps.flow.open();
    } else {
      this.confirmation.edit();
    }
  }

  /** Sends the letter first, and hands its code over the next time. */
  async submit(): Promise<void> {
    this.attempted = true;
    if (!isSound(this.violations)) {
      return;
    }
    if (this.sent === undefined) {
      this.attempted = false;
      await this.sendLetter();
      return;
    }
    const { gateway, flow } = this.#deps;
    const details = { email: this.sent.email, emailOtp: readOneTimeCode(this.form.emailOtp) };
    this.sendFailure = undefined;
    await flow.submit(
      (operationId) => ({ operationId, ...details }),
      (request) => gateway.execute('CHANGE_EMAIL', request),
    );
  }

  async sendLetter(): Promise<void> {
    if (this.sending) {
      return;
    }
    this.sending = true;
    this.sendFailure = undefined;
    const answer = await this.#deps.gateway.execute('GET_CONFIRMATION_CODE_BY_EMAIL', {
      email: this.form.email.trim(),
    });
    runInAction(() => {
      this.sending = false;
      if (answer.ok) {
        this.sent = answer.value;
        this.#deps.resendCountdown.start(answer.value.resendAfterSeconds);
      } else {
        this.sendFailure = answer.failure;
      }
    });
  }

  #forgetLetter(): void {
    this.sent = undefined;
    this.sendFailure = undefined;
    this.form = { ...this.form, emailOtp: '' };
    this.#deps.resendCountdown.stop();
  }
}
