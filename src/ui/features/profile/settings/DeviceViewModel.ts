import { makeAutoObservable, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import { BalanceKeeper } from '../../../../application/offline/BalanceKeeper';
import { Installation } from '../../../../application/ports/Installation';
import type { InstallationState } from '../../../../application/ports/Installation';

/** The bank on this device: an application with an icon, and balances that are there without a network. */
@injectable()
export class DeviceViewModel {
  installation: InstallationState;

  readonly #balances: BalanceKeeper;
  readonly #installation: Installation;

  constructor(@inject(BalanceKeeper) balances: BalanceKeeper, @inject(Installation) installation: Installation) {
    this.#balances = balances;
    this.#installation = installation;
    this.installation = installation.state;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get keepsBalances(): boolean {
    return this.#balances.on;
  }

  toggleBalances(): void {
    if (this.keepsBalances) {
      this.#balances.refuse();
    } else {
      this.#balances.allow();
    }
  }

  async install(): Promise<void> {
    const state = await this.#installation.ask();
    runInAction(() => {
      this.installation = state;
    });
  }
}
