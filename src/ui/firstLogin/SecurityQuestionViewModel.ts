import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Failure } from '../../application/operations/failureCodes';
import type { SetCredentials } from '../../application/session/SetCredentials';
import { SecurityAnswerForm } from '../../domain/user/SecurityAnswerForm';
import { SECURITY_QUESTIONS } from '../../domain/user/securityQuestions';
import type { SecurityQuestion } from '../../domain/user/securityQuestions';
import { isSound, validate } from '../../domain/validation/validate';
import type { Problems } from '../../domain/validation/validate';

/** The security question of a first login and its answer. Once it is set the user is signed in. */
export class SecurityQuestionViewModel {
  questionId = '';
  answer = '';
  busy = false;
  attempted = false;
  failure: Failure | undefined;

  readonly #credentials: SetCredentials;

  constructor(credentials: SetCredentials) {
    this.#credentials = credentials;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  get questions(): readonly SecurityQuestion[] {
    return SECURITY_QUESTIONS;
  }

  get problems(): Problems<SecurityAnswerForm> {
    return this.attempted ? validate(this.#form()) : {};
  }

  setQuestion(questionId: string): void {
    this.questionId = questionId;
  }

  setAnswer(answer: string): void {
    this.answer = answer;
  }

  async submit(): Promise<void> {
    if (this.busy) {
      return;
    }
    this.attempted = true;
    this.failure = undefined;
    if (!isSound(this.problems)) {
      return;
    }
    this.busy = true;
    const { questionId, answer } = this.#form();
    const failure = await this.#credentials.setAnswer({ questionId, answer });
    runInAction(() => {
      this.busy = false;
      this.failure = failure;
    });
  }

  #form(): SecurityAnswerForm {
    return new SecurityAnswerForm({ questionId: this.questionId, answer: this.answer });
  }
}
