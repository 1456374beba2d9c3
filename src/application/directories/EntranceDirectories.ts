import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { PASSWORD_POLICY } from '../../domain/user/passwordPolicy';
import type { PasswordPolicy } from '../../domain/user/passwordPolicy';
import type { SecurityQuestion } from '../../domain/user/securityQuestions';
import { inject, injectable } from '../injection';
import type { Failure } from '../operations/failureCodes';
import { OperationGateway } from '../ports/OperationGateway';

const QUERY = { withoutImages: true } as const;

/**
 * Directories that are read before signing in: the policy a new password follows, and the security questions. They are asked for by
 * the page that needs them and kept nowhere.
 */
@injectable('Singleton')
export class EntranceDirectories {
  /** Policy of the specification until the bank's own is known. */
  policy: PasswordPolicy = PASSWORD_POLICY;
  /** Empty until they are known. */
  questions: readonly SecurityQuestion[] = [];
  /** Failure of the last attempt to read the questions. */
  questionsFailure: Failure | undefined;

  readonly #gateway: OperationGateway;

  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(
      this,
      { policy: observableRef, questions: observableRef, questionsFailure: observableRef },
      { autoBind: true },
    );
  }

  /** Reads the policy. Without an answer only the bank checks it, and names the broken rule. */
  async readPolicy(): Promise<void> {
    const answer = await this.#gateway.execute('GET_PASSWORD_POLICIES', QUERY);
    const policy = answer.ok ? answer.value.content?.[0] : undefined;
    if (policy !== undefined) {
      runInAction(() => {
        this.policy = policy;
      });
    }
  }

  async readQuestions(): Promise<void> {
    const answer = await this.#gateway.execute('GET_SECURITY_QUESTIONS', QUERY);
    runInAction(() => {
      this.questions = answer.ok ? (answer.value.content ?? []) : this.questions;
      this.questionsFailure = answer.ok ? undefined : answer.failure;
    });
  }
}
