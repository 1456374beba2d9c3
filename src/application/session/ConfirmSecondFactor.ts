import { inject, injectable } from '../injection';
import type { Failure } from '../operations/failureCodes';
import { AuthenticationGateway } from '../ports/AuthenticationGateway';
import type { CodeConfirmation } from './CodeConfirmation';
import { SessionStore } from './SessionStore';

/** Submits the code of the second factor, or requests another one (specification 2, section 7.1). */
@injectable()
export class ConfirmSecondFactor implements CodeConfirmation {
  readonly #gateway: AuthenticationGateway;
  readonly #session: SessionStore;

  constructor(
    @inject(AuthenticationGateway) gateway: AuthenticationGateway,
    @inject(SessionStore) session: SessionStore,
  ) {
    this.#gateway = gateway;
    this.#session = session;
  }

  /** Returns the failure, or `undefined` once the customer is signed in under the new key. */
  async confirm(otp: string): Promise<Failure | undefined> {
    const answer = await this.#gateway.confirmSecondFactor(otp);
    if (answer.ok) {
      this.#session.grant(answer.value);
      return undefined;
    }
    return answer.failure;
  }

  /** Returns the failure, or `undefined` once another code was sent. The session keeps the number of further SMS. */
  async resend(): Promise<Failure | undefined> {
    const answer = await this.#gateway.retrySendingOtpToLogin();
    if (answer.ok) {
      this.#session.countSends(answer.value.isLastSmsTry ? 0 : answer.value.sendsLeft);
      return undefined;
    }
    if (answer.failure.code === 'MAX_OTP_TRIES') {
      this.#session.countSends(0);
    }
    return answer.failure;
  }

  /** Asks where codes of this sign-in go and how they come, against the answer to the security question. */
  destination(answer: string): ReturnType<AuthenticationGateway['getSecondFactorCredential']> {
    return this.#gateway.getSecondFactorCredential(answer);
  }

  /** Abandons the pending session and goes back to the login page. */
  abandon(): Promise<void> {
    return this.#session.signOut();
  }
}
