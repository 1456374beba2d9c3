import type { Result } from '../../domain/result/Result';
import { inject, injectable } from '../injection';
import type { Failure } from '../operations/failureCodes';
import { AuthenticationGateway } from '../ports/AuthenticationGateway';
import type { QrCodeForSignIn } from '../ports/AuthenticationGateway';
import { Identifiers } from '../ports/Identifiers';
import { Settings } from '../ports/Settings';
import { SessionStore } from './SessionStore';

/** Interval between two questions for the approval of the code, in milliseconds. */
const ASK_AGAIN_MS = 2000;

@injectable()
export class QrSignInDeps {
  @inject(AuthenticationGateway) readonly gateway!: AuthenticationGateway;
  @inject(SessionStore) readonly session!: SessionStore;
  @inject(Identifiers) readonly identifiers!: Identifiers;
  @inject(Settings) readonly settings?: Settings;
}

/**
 * Signs a company's user in by a code that is approved in the business application (specification 1, section 4). The secret
 * that fetches the session is made here and never leaves this object but for the bank; the code on the screen does not have it.
 */
@injectable()
export class QrSignIn {
  readonly #deps: QrSignInDeps;
  #requestId = '';

  constructor(@inject(QrSignInDeps) deps: QrSignInDeps) {
    this.#deps = deps;
  }

  /** Time to wait before the bank is asked again, in milliseconds. */
  get askAgainMs(): number {
    return this.#deps.settings?.pollMs ?? ASK_AGAIN_MS;
  }

  /** Requests a QR code under a new secret; earlier codes are no longer accepted here. */
  begin(): Promise<Result<QrCodeForSignIn, Failure>> {
    this.#requestId = this.#deps.identifiers.secret();
    return this.#deps.gateway.getQRcodeForSignIn(this.#requestId);
  }

  /** Asks whether the code was approved: returns the failure, or `undefined` once this browser is signed in. */
  async fetch(): Promise<Failure | undefined> {
    const answer = await this.#deps.gateway.getSessionByQRcode(this.#requestId);
    if (!answer.ok) {
      return answer.failure;
    }
    this.#deps.session.grant(answer.value);
    return undefined;
  }
}
