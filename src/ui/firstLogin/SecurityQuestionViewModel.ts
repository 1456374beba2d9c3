import { makeAutoObservable } from 'mobx';

import { FormAttempt } from '../../application/forms/FormAttempt';
import { inject, injectable } from '../../application/injection';
import type { Failure } from '../../application/operations/failureCodes';
import { SetCredentials } from '../../application/session/SetCredentials';
import { SecurityAnswerForm } from '../../domain/user/SecurityAnswerForm';
import { SECURITY_QUESTIONS } from '../../domain/user/securityQuestions';
import type { SecurityQuestion } from '../../domain/user/securityQuestions';
import { validate } from '../../domain/validation/validate';
import type { Violations } from '../../domain/validation/validate';

/** Security question of a first login and its answer. Once it is set the user is signed in. */
@injectable()
export class SecurityQuestionViewModel {
  questionId = '';
  answer = '';

  readonly #attempt = new FormAttempt();
  readonly #credentials: SetCredentials;

  constructor(@inject(SetCredentials) credentials: SetCredentials) {
    this.#credentials = credentials;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get questions(): readonly SecurityQuestion[] {
    return SECURITY_QUESTIONS;
  }

  get busy(): boolean {
    return this.#attempt.busy;
  }

  /** Failure of the last submission. */
  get failure(): Failure | undefined {
    return this.#attempt.failure;
  }

  get violations(): Violations<SecurityAnswerForm> {
    return this.#attempt.shown(validate(this.#form()));
  }

  setQuestion(questionId: string): void {
    this.questionId = questionId;
  }

  setAnswer(answer: string): void {
    this.answer = answer;
  }

  submit(): Promise<void> {
    const form = this.#form();
    const { questionId, answer } = form;
    return this.#attempt.make({
      violations: validate(form),
      send: () => this.#credentials.setAnswer({ questionId, answer }),
    });
  }

  #form(): SecurityAnswerForm {
    return new SecurityAnswerForm({ questionId: this.questionId, answer: this.answer });
  }
}
