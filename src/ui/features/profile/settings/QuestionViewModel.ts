import type { Directory } from '../../../../application/directories/Directory';
import { DirectoryStore } from '../../../../application/directories/DirectoryStore';
import { inject, injectable } from '../../../../application/injection';
import type { UserStore } from '../../../../application/user/UserStore';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import type { Language } from '../../../../domain/language/Language';
import { SecurityAnswerForm } from '../../../../domain/user/SecurityAnswerForm';
import { questionText } from '../../../../domain/user/securityQuestions';
import type { SecurityQuestion } from '../../../../domain/user/securityQuestions';
import { validate } from '../../../../domain/validation/validate';
import type { Violations } from '../../../../domain/validation/validate';
import { ChangeDeps } from '../../../flow/change/ChangeDeps';
import { ChangeFormViewModel } from '../../../flow/change/ChangeFormViewModel';
import type { PrepareCall } from '../../../flow/change/ChangeFormViewModel';

/** Change of the security question, or of the answer to the same one. */
@injectable()
export class QuestionViewModel extends ChangeFormViewModel<SecurityAnswerForm> {
  readonly #user: UserStore;
  readonly #directory: Directory<readonly SecurityQuestion[]>;

  constructor(@inject(ChangeDeps) deps: ChangeDeps, @inject(DirectoryStore) directories: DirectoryStore) {
    super({ gateway: deps.gateway, flow: deps.flow, changed: deps.user }, (values) => new SecurityAnswerForm(values));
    this.#user = deps.user;
    this.#directory = directories.of('SECURITY_QUESTIONS');
  }

  get status(): LoadStatus {
    return this.#directory.status;
  }

  get questions(): readonly SecurityQuestion[] {
    return this.#directory.content;
  }

  /** Text of the question in force; empty while it is not known. */
  currentQuestion(language: Language): string {
    return questionText(this.#directory.content, this.#user.user?.securityQuestionId ?? '', language);
  }

  /** Text of the chosen question; empty while none is chosen. */
  chosenQuestion(language: Language): string {
    return questionText(this.#directory.content, this.form.questionId, language);
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

  protected override opening(): void {
    void this.#directory.ensure();
  }

  protected problemsOf(form: SecurityAnswerForm): Violations<SecurityAnswerForm> {
    return validate(form);
  }

  protected callOf({ questionId, answer }: SecurityAnswerForm): PrepareCall {
    return (gateway, operationId) =>
      gateway.execute('SET_NEW_ANSWER_FOR_SECURITY_QUESTION', { operationId, questionId, answer });
  }
}
