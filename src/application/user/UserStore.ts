import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { User } from '../../domain/user/User';
import type { OperationGateway } from '../ports/OperationGateway';

/** Who is at the screen and for whom they act. */
export class UserStore {
  user: User | undefined;
  status: 'LOADING' | 'LOADED' | 'ERROR' = 'LOADING';

  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { user: observableRef }, { autoBind: true });
  }

  get isCorporate(): boolean {
    return this.user?.customerKind === 'C';
  }

  async reload(): Promise<void> {
    const answer = await this.#gateway.execute('GET_SELF_USER_DATA', {});
    runInAction(() => {
      if (answer.ok) {
        this.user = answer.value;
        this.status = 'LOADED';
      } else if (this.user === undefined) {
        this.status = 'ERROR';
      }
    });
  }
}
