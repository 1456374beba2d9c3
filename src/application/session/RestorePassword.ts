import { inject, injectable } from '../injection';
import type { Failure } from '../operations/failureCodes';
import { AuthenticationGateway } from '../ports/AuthenticationGateway';
import type { RestoreRequest } from '../ports/AuthenticationGateway';
import type { CodeConfirmation } from './CodeConfirmation';
import { SessionStore } from './SessionStore';

/**
 * Restores a forgotten password as far as the new one (specification 1, section 4). Each step answers the refusal, or
 * `undefined` once the session has gone on.
 */
@injectable()
export class RestorePassword implements CodeConfirmation {
  readonly #gateway: AuthenticationGateway;
  readonly #session: SessionStore;

  constructor(
    @inject(AuthenticationGateway) gateway: AuthenticationGateway,
    @inject(SessionStore) session: SessionStore,
  ) {
    this.#gateway = gateway;
    this.#session = session;
  }

  /** Begins a password restore; the bank responds alike to known and unknown users. */
  async begin(request: RestoreRequest): Promise<Failure | undefined> {
    const answer = await this.#gateway.restorePassword(request);
    if (!answer.ok) {
      return answer.failure;
    }
    this.#session.enter({ ...answer.value, stage: 'restoreChoice', phoneNumber: '', username: request.username });
    return undefined;
  }

  /** Gives the secret answer, which reveals the masked address of the code; it does not replace the code. */
  async answer(answer: string): Promise<Failure | undefined> {
    const answered = await this.#gateway.confirmAnswerForSecurityQuestion(answer);
    if (!answered.ok) {
      return answered.failure;
    }
    const { sessionKey, sessionId, phone } = answered.value;
    const { sendsLeft, username } = this.#session.session ?? {};
    this.#session.enter({
      sessionKey,
      sessionId,
      stage: 'restoreCode',
      phoneNumber: phone,
      ...(sendsLeft !== undefined && { sendsLeft }),
      ...(username !== undefined && { username }),
    });
    return undefined;
  }

  /** Requests a code, or another one. */
  async resend(): Promise<Failure | undefined> {
    const answer = await this.#gateway.sendOtpDuringRestore();
    if (answer.ok) {
      this.#session.countSends(answer.value.isLastSmsTry ? 0 : answer.value.sendsLeft);
      return undefined;
    }
    if (answer.failure.code === 'MAX_OTP_TRIES') {
      this.#session.countSends(0);
    }
    return answer.failure;
  }

  async confirm(otp: string): Promise<Failure | undefined> {
    const answer = await this.#gateway.confirmOtpDuringRestore(otp);
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
