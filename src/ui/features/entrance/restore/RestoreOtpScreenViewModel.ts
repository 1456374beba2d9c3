import { makeAutoObservable, runInAction } from 'mobx';

import { EntranceDirectories } from '../../../../application/directories/EntranceDirectories';
import { FormAttempt } from '../../../../application/forms/FormAttempt';
import { inject, injectable } from '../../../../application/injection';
import type { Failure } from '../../../../application/operations/failureCodes';
import { RestorePassword } from '../../../../application/session/RestorePassword';
import { SessionStore } from '../../../../application/session/SessionStore';
import { Countdown } from '../../../../application/time/Countdown';
import { SecurityAnswerForm } from '../../../../domain/user/SecurityAnswerForm';
import type { SecurityQuestion } from '../../../../domain/user/securityQuestions';
import { validate } from '../../../../domain/validation/validate';
import type { Violations } from '../../../../domain/validation/validate';
import { OtpScreenViewModel } from '../../../flow/entrance/OtpScreenViewModel';

@injectable()
export class RestoreOtpDeps {
  @inject(RestorePassword) readonly restore!: RestorePassword;
  @inject(SessionStore) readonly session!: SessionStore;
  @inject(Countdown) readonly countdown!: Countdown;
  @inject(EntranceDirectories) readonly directories!: EntranceDirectories;
}

/**
 * Code of restoring access. The answer to the security question may be given first: it reveals where the code is sent. The codes sent and
 * the progress survive a reload.
 */
@injectable()
export class RestoreOtpScreenViewModel {
  answer = '';
  sending = false;
  readonly code: OtpScreenViewModel;

  readonly #attempt = new FormAttempt();
  readonly #restore: RestorePassword;
  readonly #session: SessionStore;
  readonly #directories: EntranceDirectories;

  constructor(@inject(RestoreOtpDeps) { restore, session, countdown, directories }: RestoreOtpDeps) {
    this.#restore = restore;
    this.#session = session;
    this.#directories = directories;
    this.code = new OtpScreenViewModel(restore, session, countdown);
    makeAutoObservable(this, { code: false }, { autoBind: true });
  }

  /** True when a code was requested, so that its field is shown. */
  get sent(): boolean {
    return this.#session.session?.sendsLeft !== undefined;
  }

  /** Masked phone number; known once the secret answer was correct. */
  get phoneNumber(): string {
    return this.code.phoneNumber;
  }

  /** Security question that may be answered first; absent once it is answered, and while its text is not known. */
  get question(): SecurityQuestion | undefined {
    const { stage, questionId } = this.#session.session ?? {};
    return stage === 'restoreChoice' ? this.#directories.questions.find(({ id }) => id === questionId) : undefined;
  }

  get answering(): boolean {
    return this.#attempt.busy;
  }

  /** Failure of the last submission. */
  get failure(): Failure | undefined {
    return this.#attempt.failure;
  }

  get violations(): Violations<SecurityAnswerForm> {
    return this.#attempt.shown(validate(this.#form()));
  }

  /** True when this restore can no longer be completed and has to be started again. */
  get ended(): boolean {
    return this.failure?.code === 'OTP_TRIES_LIMIT_EXCEEDED' || this.code.ended;
  }

  open(): void {
    if (this.#session.session?.stage === 'restoreChoice') {
      void this.#directories.readQuestions();
    }
  }

  setAnswer(answer: string): void {
    this.answer = answer;
  }

  submitAnswer(): Promise<void> {
    const form = this.#form();
    return this.#attempt.make({
      violations: validate(form),
      send: () => this.#restore.answer(form.answer),
      settled: () => {
        this.answer = '';
        this.#attempt.renew();
      },
    });
  }

  async send(): Promise<void> {
    if (this.sending) {
      return;
    }
    this.sending = true;
    this.#attempt.failure = undefined;
    const failure = await this.#restore.resend();
    runInAction(() => {
      this.sending = false;
      this.#attempt.failure = failure;
    });
    if (failure === undefined) {
      this.code.restartCountdown();
    }
  }

  abandon(): Promise<void> {
    return this.code.back();
  }

  #form(): SecurityAnswerForm {
    return new SecurityAnswerForm({ questionId: this.question?.id ?? '', answer: this.answer });
  }
}
