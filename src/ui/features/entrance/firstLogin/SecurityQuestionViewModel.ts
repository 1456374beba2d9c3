import { makeAutoObservable } from 'mobx';

import { EntranceDirectories } from '../../../../application/directories/EntranceDirectories';
import { FormAttempt } from '../../../../application/forms/FormAttempt';
import { inject, injectable } from '../../../../application/injection';
import type { Failure } from '../../../../application/operations/failureCodes';
import { SetCredentials } from '../../../../application/session/SetCredentials';
import { SecurityAnswerForm } from '../../../../domain/user/SecurityAnswerForm';
import type { SecurityQuestion } from '../../../../domain/user/securityQuestions';
import { validate } from '../../../../domain/validation/validate';
import type { Violations } from '../../../../domain/validation/validate';

/** Security question of a first login and its answer. Once it is set the user is signed in. */
@injectable()
export class SecurityQuestionViewModel {
  questionId = '';
  answer = '';

  readonly #attempt = new FormAttempt();
  readonly #credentials: SetCredentials;
  readonly #directories: EntranceDirectories;

  constructor(
    @inject(SetCredentials) credentials: SetCredentials,
    @inject(EntranceDirectories) directories: EntranceDirectories,
  ) {
    this.#credentials = credentials;
    this.#directories = directories;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get questions(): readonly SecurityQuestion[] {
    return this.#directories.questions;
  }

  get busy(): boolean {
    return this.#attempt.busy;
  }

  /** Failure of the last submission, or of reading the questions. */
  get failure(): Failure | undefined {
    return this.#attempt.failure ?? this.#directories.questionsFailure;
  }

  /** True when there is nothing to choose from and the questions may be asked for again. */
  get lacksQuestions(): boolean {
    return this.questions.length === 0 && this.#directories.questionsFailure !== undefined;
  }

  async readQuestions(): Promise<void> {
    await this.#directories.readQuestions();
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
