import type { OperationId } from '../../domain/operation/OperationId';
import { refusal } from '../../domain/result/Result';
import type { Result } from '../../domain/result/Result';
import type { PasskeyConfirmation } from '../../domain/user/Passkey';
import { inject, injectable } from '../injection';
import type { Failure } from '../operations/failureCodes';
import type { PasskeyCode } from '../operations/passkeys';
import { OperationGateway } from '../ports/OperationGateway';
import { PasskeyDevice } from '../ports/PasskeyDevice';
import type { PasskeyRefusal } from '../ports/PasskeyDevice';
import { Settings } from '../ports/Settings';

@injectable()
export class PasskeyCodesDeps {
  @inject(OperationGateway) readonly gateway!: OperationGateway;
  @inject(PasskeyDevice) readonly device!: PasskeyDevice;
  @inject(Settings) readonly settings!: Settings;
}

/** Codes of operations that a passkey releases in place of a message (docs/adr/0227). */
@injectable('Singleton')
export class PasskeyCodes {
  readonly #deps: PasskeyCodesDeps;

  constructor(@inject(PasskeyCodesDeps) deps: PasskeyCodesDeps) {
    this.#deps = deps;
  }

  /** Returns the challenge for an operation, or the reason it needs a code; `undefined` in a browser that knows no passkeys. */
  async challengeOf(operationId: OperationId): Promise<Result<PasskeyConfirmation, Failure> | undefined> {
    const { gateway, device, settings } = this.#deps;
    return settings.hasPasskeys === true && device.isAvailable
      ? gateway.execute('GET_PASSKEY_CONFIRMATION', { operationId })
      : undefined;
  }

  /** Has a device of the user sign the challenge, and the bank release the code for that. A challenge serves once. */
  async release(
    operationId: OperationId,
    challenge: PasskeyConfirmation,
  ): Promise<Result<PasskeyCode, Failure | PasskeyRefusal>> {
    const signed = await this.#deps.device.sign(challenge, 'dialog');
    return signed.ok
      ? this.#deps.gateway.execute('GET_PASSKEY_CODE', { operationId, proof: signed.value })
      : refusal(signed.failure);
  }
}
