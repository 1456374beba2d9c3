import { inject, injectable } from '../injection';
import type { Failure } from '../operations/failureCodes';
import { AuthenticationGateway } from '../ports/AuthenticationGateway';
import type { SecretAnswer } from '../ports/AuthenticationGateway';
import { SessionStore } from './SessionStore';

/**
 * Sets what protects the user from now on: the new password of a first login or of a restore, and the first security
 * question. Each answers the refusal, or `undefined` once the session has gone on.
 */
@injectable()
export class SetCredentials {
  readonly #gateway: AuthenticationGateway;
  readonly #session: SessionStore;

  constructor(
    @inject(AuthenticationGateway) gateway: AuthenticationGateway,
    @inject(SessionStore) session: SessionStore,
  ) {
    this.#gateway = gateway;
    this.#session = session;
  }

  async setPassword(newPassword: string): Promise<Failure | undefined> {
    const answer = await this.#gateway.setPassword(newPassword);
    if (answer.ok) {
      this.#session.grant(answer.value);
      return undefined;
    }
    return answer.failure;
  }

  async setAnswer(secret: SecretAnswer): Promise<Failure | undefined> {
    const answer = await this.#gateway.setAnswerForSecurityQuestion(secret);
    if (answer.ok) {
      this.#session.grant(answer.value);
      return undefined;
    }
    return answer.failure;
  }

  abandon(): Promise<void> {
    return this.#session.signOut();
  }
}
