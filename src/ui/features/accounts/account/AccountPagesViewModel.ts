import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { AccountsStore } from '../../../../application/accounts/AccountsStore';
import { inject, injectable } from '../../../../application/injection';
import { AsyncResource } from '../../../../application/loading/AsyncResource';
import type { Failure } from '../../../../application/operations/failureCodes';
import { OperationsOfAccount } from '../../../../application/history/OperationsOfAccount';
import { FileSaver } from '../../../../application/ports/FileSaver';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import type { Account } from '../../../../domain/account/Account';
import type { MoneyFlow } from '../../../../domain/account/MoneyFlow';
import type { Overdraft } from '../../../../domain/account/Overdraft';
import type { Requisites } from '../../../../domain/account/Requisites';
import type { Result } from '../../../../domain/result/Result';

@injectable()
export class AccountPagesDeps {
  @inject(OperationGateway) readonly gateway!: OperationGateway;
  @inject(FileSaver) readonly saver!: FileSaver;
  @inject(AccountsStore) readonly accounts!: AccountsStore;
}

/** State and actions of the pages of one account: money flow, bank details, operations, renaming and reactivation. */
@injectable()
export class AccountPagesViewModel {
  /** Number of months of money flow shown. */
  months = 6;
  /** True while a request is under way; one at a time. */
  busy = false;
  failure: Failure | undefined;

  readonly flow: AsyncResource<MoneyFlow>;
  readonly requisites: AsyncResource<Requisites>;
  readonly operations: OperationsOfAccount;
  /** Closed accounts of the customer, whichever account ID they are loaded with. */
  readonly closed: AsyncResource<readonly Account[]>;

  readonly #deps: AccountPagesDeps;

  constructor(@inject(AccountPagesDeps) deps: AccountPagesDeps) {
    const { gateway } = deps;
    this.#deps = deps;
    this.flow = new AsyncResource((accountId) =>
      gateway.execute('GET_ACCOUNT_FLOW', { accountId, months: this.months }),
    );
    this.requisites = new AsyncResource((accountId) => gateway.execute('GET_REQUISITES', { accountId }));
    this.operations = new OperationsOfAccount(gateway);
    this.closed = new AsyncResource(() => gateway.execute('GET_ACCOUNTS_V2', { recordStatus: 'C' }));
    makeAutoObservable(
      this,
      { failure: observableRef, flow: false, requisites: false, operations: false, closed: false },
      { autoBind: true },
    );
  }

  newOverdraftReading(): AsyncResource<Overdraft> {
    const { gateway } = this.#deps;
    return new AsyncResource((accountId) => gateway.execute('GET_OVERDRAFT_OFFER', { accountId }));
  }

  lookBack(months: number, accountId: string): void {
    this.months = months;
    void this.flow.load(accountId, { keep: true });
  }

  /** Renames the account; resolves to true when the bank has accepted the name. */
  rename(accountId: string, name: string): Promise<boolean> {
    return this.#change((gateway) => gateway.execute('CHANGE_ACCOUNT_NAME', { accountId, name: name.trim() }));
  }

  /** Reactivates a dormant account; resolves to true when the bank has done so. */
  wake(accountId: string): Promise<boolean> {
    return this.#change((gateway) => gateway.execute('UNDORMANT_ACCOUNT', { accountId }));
  }

  /** Saves the bank details of the account as a file. */
  async download(accountId: string): Promise<void> {
    await this.#send(async ({ gateway, saver }) => {
      const answer = await gateway.execute('GET_REQUISITES_FILE', { accountId });
      if (answer.ok) {
        saver.save(answer.value);
      }
      return answer;
    });
  }

  #change(ask: (gateway: OperationGateway) => Promise<Result<Account, Failure>>): Promise<boolean> {
    return this.#send(async ({ gateway, accounts }) => {
      const answer = await ask(gateway);
      if (answer.ok) {
        accounts.applyUpdate(answer.value);
      }
      return answer;
    });
  }

  async #send(act: (deps: AccountPagesDeps) => Promise<Result<unknown, Failure>>): Promise<boolean> {
    if (this.busy) {
      return false;
    }
    this.#say(true, undefined);
    const answer = await act(this.#deps);
    this.#say(false, answer.ok ? undefined : answer.failure);
    return answer.ok;
  }

  #say(busy: boolean, failure: Failure | undefined): void {
    runInAction(() => {
      this.busy = busy;
      this.failure = failure;
    });
  }
}
