import { makeAutoObservable, observableRef } from 'mobx';

import type { Directory } from '../../../../application/directories/Directory';
import { DirectoryStore } from '../../../../application/directories/DirectoryStore';
import { inject, injectable } from '../../../../application/injection';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import type { Failure } from '../../../../application/operations/failureCodes';
import type { Language } from '../../../../domain/language/Language';
import { SecurityAnswerForm } from '../../../../domain/user/SecurityAnswerForm';
import { questionText } from '../../../../domain/user/securityQuestions';
import type { SecurityQuestion } from '../../../../domain/user/securityQuestions';
import { isSound, validate } from '../../../../domain/validation/validate';
import type { Violations } from '../../../../domain/validation/validate';
import { changeConfirmation } from '../../../flow/change/changeConfirmation';
import type { ChangeConfirmation } from '../../../flow/change/changeConfirmation';
import type { ChangeModel } from '../../../flow/change/ChangeModel';
import { ChangeDeps } from '../../../flow/change/ChangeDeps';

/** Change of the security question, or of the answer to the same one. */
@injectable()
export class QuestionViewModel implements ChangeModel {
  form = new SecurityAnswerForm();
  attempted = false;
  readonly confirmation: ChangeConfirmation;

  readonly #deps: ChangeDeps;
  readonly #directory: Directory<readonly SecurityQuestion[]>;

  constructor(@inject(ChangeDeps) deps: ChangeDeps, @inject(DirectoryStore) directories: DirectoryStore) {
    this.#deps = deps;
    this.#directory = directories.of('SECURITY_QUESTIONS');
    this.confirmation = changeConfirmation(deps.flow, deps.user);
    makeAutoObservable(this, { form: observableRef, confirmation: false }, { autoBind: true });
  }

  get status(): LoadStatus {
    return this.#directory.status;
  }

  get questions(): readonly SecurityQuestion[] {
    return this.#directory.content;
  }

  /** Text of the question in force; empty while it is not known. */
  currentQuestion(language: Language): string {
    return questionText(this.#directory.content, this.#deps.user.user?.securityQuestionId ?? '', language);
  }

  /** Text of the chosen question; empty while none is chosen. */
  chosenQuestion(language: Language): string {
    return questionText(this.#directory.content, this.form.questionId, language);
  }

  /** Validation errors of the fields; none before the first submission. */
  get violations(): Violations<SecurityAnswerForm> {
    return this.attempted ? validate(this.form) : {};
  }

  get busy(): boolean {
    return this.#deps.flow.busy;
  }

  /** Failure with which the bank rejected the form. */
  get failure(): Failure | undefined {
    return this.#deps.flow.failure;
  }

  /** Field the failure concerns; `undefined` when it concerns none. */
  get refusedField(): keyof SecurityAnswerForm | undefined {
    switch (this.failure?.code) {
      case 'ANSWER_POLICY_INCONSISTENCY':
        return 'answer';
      case 'SECURITY_QUESTION_NOT_FOUND':
        return 'questionId';
      default:
        return undefined;
    }
  }

  change(values: Partial<SecurityAnswerForm>): void {
    this.form = new SecurityAnswerForm({ ...this.form, ...values });
  }

  openForm(): void {
    void this.#directory.ensure();
    if (this.confirmation.page === 'done') {
      this.form = new SecurityAnswerForm();
      this.attempted = false;
      this.#deps.flow.open();
    } else {
      this.confirmation.edit();
    }
  }

  async submit(): Promise<void> {
    this.attempted = true;
    if (!isSound(this.violations)) {
      return;
    }
    const { gateway, flow } = this.#deps;
    const details = { questionId: this.form.questionId, answer: this.form.answer };
    await flow.submit(
      (operationId) => ({ operationId, ...details }),
      (request) => gateway.execute('SET_NEW_ANSWER_FOR_SECURITY_QUESTION', request),
    );
  }
}
