import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import { RequestSequence } from '../../../../application/loading/RequestSequence';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import { readWalletNumber } from '../../../../domain/wallet/walletNumber';

export interface CheckedNumber {
  readonly number: string;
  readonly exists: boolean;
}

/** Check whether a wallet with the typed number exists, once per number. It only helps the customer; the form does not wait for it. */
@injectable()
export class WalletNumberCheckViewModel {
  checked: CheckedNumber | undefined;

  readonly #gateway: OperationGateway;
  readonly #latest = new RequestSequence();

  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { checked: observableRef }, { autoBind: true });
  }

  async ask(typed: string): Promise<void> {
    const number = readWalletNumber(typed);
    if (number === this.checked?.number) {
      return;
    }
    const isLatest = this.#latest.begin();
    this.checked = undefined;
    if (number === undefined) {
      return;
    }
    const answer = await this.#gateway.execute('CHECK_ELSOM_WALLET_EXISTS', { number });
    runInAction(() => {
      if (isLatest() && answer.ok) {
        this.checked = { number, exists: answer.value.exists };
      }
    });
  }
}
