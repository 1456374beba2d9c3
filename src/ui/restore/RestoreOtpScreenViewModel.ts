import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Failure } from '../../application/operations/failureCodes';
import type { RestorePassword } from '../../application/session/RestorePassword';
import type { SessionStore } from '../../application/session/SessionStore';
import type { Countdown } from '../../application/time/Countdown';
import { SecurityAnswerForm } from '../../domain/user/SecurityAnswerForm';
import { SECURITY_QUESTIONS } from '../../domain/user/securityQuestions';
import type { SecurityQuestion } from '../../domain/user/securityQuestions';
import { isSound, validate } from '../../domain/validation/validate';
import type { Problems } from '../../domain/validation/validate';
import { OtpScreenViewModel } from '../login/OtpScreenViewModel';

/**
 * The code of a restore. The answer to the security question may be given first: it shows where the code goes. What was
 * sent, and how far the restore has come, outlives a reload.
 */
export class RestoreOtpScreenViewModel {
  answer = '';
  attempted = false;
  answering = false;
  sending = false;
  failure: Failure | undefined;
  readonly code: OtpScreenViewModel;

  readonly #restore: RestorePassword;
  readonly #session: SessionStore;

  constructor(restore: RestorePassword, session: SessionStore, countdown: Countdown) {
    this.#restore = restore;
    this.#session = session;
    this.code = new OtpScreenViewModel(restore, session, countdown);
    makeAutoObservable(this, { failure: observableRef, code: false }, { autoBind: true });
  }

  /** A code was asked for, so the field for it is shown. */
  get sent(): boolean {
    return this.#session.session?.sendsLeft !== undefined;
  }

  /** Masked; known once the secret answer was right. */
  get phoneNumber(): string {
    return this.code.phoneNumber;
  }

  /** What may be answered first; nothing once it was answered, and for a question this application does not know. */
  get question(): SecurityQuestion | undefined {
    const { stage, questionId } = this.#session.session ?? {};
    return stage === 'restoreChoice' ? SECURITY_QUESTIONS.find(({ id }) => id === questionId) : undefined;
  }

  get problems(): Problems<SecurityAnswerForm> {
    return this.attempted ? validate(this.#form()) : {};
  }

  /** This restore cannot be finished any more; the way out is to begin again. */
  get ended(): boolean {
    return this.failure?.code === 'OTP_TRIES_LIMIT_EXCEEDED' || this.code.ended;
  }

  setAnswer(answer: string): void {
    this.answer = answer;
  }

  async submitAnswer(): Promise<void> {
    if (this.answering) {
      return;
    }
    this.attempted = true;
    this.failure = undefined;
    if (!isSound(this.problems)) {
      return;
    }
    this.answering = true;
    const failure = await this.#restore.answer(this.#form().answer);
    runInAction(() => {
      this.answering = false;
      this.failure = failure;
      this.answer = '';
      this.attempted = false;
    });
  }

  async send(): Promise<void> {
    if (this.sending) {
      return;
    }
    this.sending = true;
    this.failure = undefined;
    const failure = await this.#restore.resend();
    runInAction(() => {
      this.sending = false;
      this.failure = failure;
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
