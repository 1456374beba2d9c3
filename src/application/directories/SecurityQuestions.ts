import type { Language } from '../../domain/language/Language';
import { localized } from '../../domain/language/localized';
import { mapSuccess } from '../../domain/result/Result';
import type { SecurityQuestion } from '../../domain/user/securityQuestions';
import { inject, injectable } from '../injection';
import { OperationGateway } from '../ports/OperationGateway';
import { ListStore } from '../stores/ListStore';

/** The security questions to choose from, as the bank serves them. */
@injectable()
export class SecurityQuestions extends ListStore<readonly SecurityQuestion[]> {
  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    super({
      empty: [],
      load: async () =>
        mapSuccess(
          await gateway.execute('GET_SECURITY_QUESTIONS', { withoutImages: true }),
          ({ content = [] }) => content,
        ),
    });
  }

  get questions(): readonly SecurityQuestion[] {
    return this.held;
  }

  /** Text of a question; empty while it is not loaded. */
  textOf(questionId: string, language: Language): string {
    const question = this.questions.find(({ id }) => id === questionId);
    return question === undefined ? '' : localized(question.text, language);
  }
}
