import { inject, injectable } from '../injection';
import type { SKIPPABLE_STEPS } from '../operations/onboarding';
import type { Failure } from '../operations/failureCodes';
import { OperationGateway } from '../ports/OperationGateway';
import { UserStore } from './UserStore';

/**
 * One-time steps of a new, signed-in user. Each step returns the failure, or `undefined` once the bank has saved it; the user
 * is then asked for the next step, or admitted.
 */
@injectable()
export class Onboarding {
  readonly #gateway: OperationGateway;
  readonly #user: UserStore;

  constructor(@inject(OperationGateway) gateway: OperationGateway, @inject(UserStore) user: UserStore) {
    this.#gateway = gateway;
    this.#user = user;
  }

  async setCodeWord(codeWord: string): Promise<Failure | undefined> {
    const answer = await this.#gateway.execute('SET_CODE_WORD', { codeWord });
    if (answer.ok) {
      this.#user.keepStepsLeft(answer.value.stepsLeft);
      return undefined;
    }
    if (answer.failure.code === 'CODE_WORD_ALREADY_SET') {
      // It was set elsewhere meanwhile, so there is nothing left to do here.
      await this.#user.reload();
    }
    return answer.failure;
  }

  async setPin(pin: string): Promise<Failure | undefined> {
    const answer = await this.#gateway.execute('SET_PIN', { pin });
    if (answer.ok) {
      this.#user.keepStepsLeft(answer.value.stepsLeft);
      await this.#user.reload();
      return undefined;
    }
    if (answer.failure.code === 'PIN_ALREADY_SET') {
      // It was set elsewhere meanwhile, so there is nothing left to do here.
      await this.#user.reload();
    }
    return answer.failure;
  }

  async skip(step: (typeof SKIPPABLE_STEPS)[number]): Promise<Failure | undefined> {
    const answer = await this.#gateway.execute('SKIP_FIRST_LOGIN_STEP', { step });
    if (answer.ok) {
      this.#user.keepStepsLeft(answer.value.stepsLeft);
      return undefined;
    }
    return answer.failure;
  }

  async acceptPrivacyPolicy(version: string): Promise<Failure | undefined> {
    const answer = await this.#gateway.execute('ACCEPT_PRIVACY_POLICY', { version });
    if (answer.ok) {
      this.#user.keepPrivacyAccepted();
      return undefined;
    }
    return answer.failure;
  }
}
