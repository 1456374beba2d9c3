import { refusal, success } from '../../domain/result/Result';
import type { Result } from '../../domain/result/Result';
import type { PasskeyProof } from '../../domain/user/Passkey';
import { inject, injectable } from '../injection';
import type { Failure } from '../operations/failureCodes';
import { AuthenticationGateway } from '../ports/AuthenticationGateway';
import type { PasskeyChallenge } from '../ports/AuthenticationGateway';
import { PasskeyDevice } from '../ports/PasskeyDevice';
import type { PasskeyRefusal } from '../ports/PasskeyDevice';
import { Scheduler } from '../ports/Scheduler';
import { Settings } from '../ports/Settings';
import { SessionStore } from './SessionStore';

@injectable()
export class PasskeySignInDeps {
  @inject(AuthenticationGateway) readonly gateway!: AuthenticationGateway;
  @inject(SessionStore) readonly session!: SessionStore;
  @inject(PasskeyDevice) readonly device!: PasskeyDevice;
  @inject(Scheduler) readonly scheduler!: Scheduler;
  @inject(Settings) readonly settings!: Settings;
}

/** Reason a passkey has signed nobody in: of the device, or of the bank. */
export type PasskeySignInRefusal = PasskeyRefusal | Failure;

/** Milliseconds of each second of its time that a challenge waits in the field, before another one takes its place. */
const WAITING_SHARE_MS = 900;

/** Signs a user in by a passkey, which stands for login, password and code (docs/adr/0194). */
@injectable()
export class PasskeySignIn {
  readonly #deps: PasskeySignInDeps;
  /** Counts the requests: only the latest one may go on. */
  #round = 0;

  constructor(@inject(PasskeySignInDeps) deps: PasskeySignInDeps) {
    this.#deps = deps;
  }

  /** True at a bank with passkeys, in a browser that knows them. */
  get isOffered(): boolean {
    return this.#deps.settings.hasPasskeys === true && this.#deps.device.isAvailable;
  }

  /** Asks for a passkey at once; success once the user is signed in. */
  async submit(): Promise<Result<undefined, PasskeySignInRefusal>> {
    this.#round += 1;
    const { gateway, device } = this.#deps;
    const begun = await gateway.beginPasskeySignIn();
    if (!begun.ok) {
      return begun;
    }
    const signed = await device.sign(begun.value, 'dialog');
    if (!signed.ok) {
      return signed;
    }
    const failure = await this.#signIn(signed.value, begun.value);
    return failure === undefined ? success(undefined) : refusal(failure);
  }

  /**
   * Has the browser suggest passkeys in the field of the login, under a new challenge before the present one ends, until a passkey is used
   * or another request takes its place. Returns the refusal of the passkey; whatever else fails leaves the page without suggestions.
   */
  async wait(): Promise<Failure | undefined> {
    this.#round += 1;
    const round = this.#round;
    const { gateway, device, scheduler } = this.#deps;
    if (!(await device.suggests())) {
      return undefined;
    }
    for (let isDue = true; isDue && round === this.#round;) {
      isDue = false;
      const begun = await gateway.beginPasskeySignIn();
      if (!begun.ok || round !== this.#round) {
        return undefined;
      }
      const cancel = scheduler.after(begun.value.validSeconds * WAITING_SHARE_MS, () => {
        isDue = true;
        device.cancel();
      });
      const signed = await device.sign(begun.value, 'field');
      cancel();
      if (signed.ok) {
        return this.#signIn(signed.value, begun.value);
      }
    }
    return undefined;
  }

  /** Ends what is under way. */
  stop(): void {
    this.#round += 1;
    this.#deps.device.cancel();
  }

  async #signIn(proof: PasskeyProof, { siteId }: PasskeyChallenge): Promise<Failure | undefined> {
    const { gateway, device } = this.#deps;
    const answer = await gateway.signInWithPasskey(proof);
    if (!answer.ok) {
      if (answer.failure.code === 'PASSKEY_UNKNOWN') {
        void device.reportUnknown({ siteId, credentialId: proof.credentialId });
      }
      return answer.failure;
    }
    this.#deps.session.grant(answer.value);
    return undefined;
  }
}
