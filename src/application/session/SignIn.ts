import { inject, injectable } from '../injection';
import type { Failure } from '../operations/failureCodes';
import { AuthenticationGateway } from '../ports/AuthenticationGateway';
import type { Credentials } from '../ports/AuthenticationGateway';
import { SessionStore } from './SessionStore';

/** Submits login and password; afterwards the session awaits its code (specification 1, section 4). */
@injectable()
export class SignIn {
  readonly #gateway: AuthenticationGateway;
  readonly #session: SessionStore;

  constructor(
    @inject(AuthenticationGateway) gateway: AuthenticationGateway,
    @inject(SessionStore) session: SessionStore,
  ) {
    this.#gateway = gateway;
    this.#session = session;
  }

  /** Returns the failure, or `undefined` once the code is to be asked for. */
  async submit(credentials: Credentials): Promise<Failure | undefined> {
    const answer = await this.#gateway.authenticate(credentials);
    if (!answer.ok) {
      return answer.failure;
    }
    const { sessionKey, sessionId, otpDelivery, phoneNumber, sendsLeft, isGuarded, securityQuestionId } = answer.value;
    const { username } = credentials;
    this.#session.enter({
      sessionKey,
      sessionId,
      stage: 'secondFactor',
      otpDelivery,
      phoneNumber,
      sendsLeft,
      username,
      ...(isGuarded && { isGuarded }),
      ...(securityQuestionId !== '' && { questionId: securityQuestionId }),
    });
    return undefined;
  }
}
