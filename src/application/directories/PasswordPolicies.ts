import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { PASSWORD_POLICY } from '../../domain/user/passwordPolicy';
import type { PasswordPolicy } from '../../domain/user/passwordPolicy';
import { inject, injectable } from '../injection';
import { OperationGateway } from '../ports/OperationGateway';

/** Rules of a new password as the bank serves them; until loaded, those built into the application. */
@injectable()
export class PasswordPolicies {
  policy: PasswordPolicy = PASSWORD_POLICY;

  readonly #gateway: OperationGateway;

  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { policy: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    const answer = await this.#gateway.execute('GET_PASSWORD_POLICIES', { withoutImages: true });
    const served = answer.ok ? answer.value.content?.[0] : undefined;
    if (served !== undefined) {
      runInAction(() => {
        this.policy = served;
      });
    }
  }
}
