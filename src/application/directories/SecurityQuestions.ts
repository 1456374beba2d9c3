import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Language } from '../../domain/language/Language';
import { localized } from '../../domain/language/localized';
import type { SecurityQuestion } from '../../domain/user/securityQuestions';
import { statusOf } from '../loading/LoadStatus';
import type { LoadStatus } from '../loading/LoadStatus';
import type { OperationGateway } from '../ports/OperationGateway';

/** The security questions to choose from, as the bank serves them. */
export class SecurityQuestions {
  status: LoadStatus = 'LOADING';
  questions: readonly SecurityQuestion[] = [];

  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { questions: observableRef }, { autoBind: true });
  }

  /** Text of a question; empty while it is not loaded. */
  textOf(questionId: string, language: Language): string {
    const question = this.questions.find(({ id }) => id === questionId);
    return question === undefined ? '' : localized(question.text, language);
  }

  async load(): Promise<void> {
    if (this.status === 'LOADED') {
      return;
    }
    this.status = 'LOADING';
    const answer = await this.#gateway.execute('GET_SECURITY_QUESTIONS', { withoutImages: true });
    runInAction(() => {
      if (answer.ok) {
        this.questions = answer.value.questions;
        this.status = statusOf(this.questions);
      } else {
        this.status = 'ERROR';
      }
    });
  }
}
