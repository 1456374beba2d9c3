import { inject, injectable } from '../injection';
import type { Failure } from '../operations/failureCodes';
import type { Result } from '../../domain/result/Result';
import { AuthenticationGateway } from '../ports/AuthenticationGateway';
import type { BegunRegistration, CardCredentials } from '../ports/AuthenticationGateway';

/** Gives an individual access by card number and code word (specification 1, section 4). */
@injectable()
export class Registration {
  readonly #gateway: AuthenticationGateway;

  constructor(@inject(AuthenticationGateway) gateway: AuthenticationGateway) {
    this.#gateway = gateway;
  }

  /** Begins a registration. The bank responds alike to known and unknown cards; only the owner recognizes the masked contacts. */
  begin(credentials: CardCredentials): Promise<Result<BegunRegistration, Failure>> {
    return this.#gateway.selfRegistrationV2(credentials);
  }

  /** Has login and one-time password sent; returns the failure, if any. */
  async confirm(operationId: string): Promise<Failure | undefined> {
    const answer = await this.#gateway.confirmSelfRegistration(operationId);
    return answer.ok ? undefined : answer.failure;
  }
}
