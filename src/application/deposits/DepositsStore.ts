import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { sortDeposits } from '../../domain/deposit/Deposit';
import type { Deposit } from '../../domain/deposit/Deposit';
import { RequestSequence } from '../loading/RequestSequence';
import { statusOf } from '../loading/LoadStatus';
import type { LoadStatus } from '../loading/LoadStatus';
import type { Failure } from '../operations/failureCodes';
import type { OperationGateway } from '../ports/OperationGateway';

/** The active deposits of the customer, the latest first. One is accepted only when its `dataVersion` is newer. */
export class DepositsStore {
  status: LoadStatus = 'LOADING';
  failure: Failure | undefined;
  deposits: readonly Deposit[] = [];
  /** True once a screen has asked for the deposits since sign-in. */
  wanted = false;

  readonly #gateway: OperationGateway;
  readonly #latest = new RequestSequence();

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { deposits: observableRef, failure: observableRef }, { autoBind: true });
  }

  byId(depositId: string): Deposit | undefined {
    return this.deposits.find((deposit) => deposit.id === depositId);
  }

  byNumber(number: string | undefined): Deposit | undefined {
    return this.deposits.find((deposit) => deposit.accountNumber === number);
  }

  /** Numbers of the accounts of deposits, by which history tells what stayed with the customer. */
  get numbers(): readonly string[] {
    return this.deposits.map(({ accountNumber }) => accountNumber);
  }

  /** Loads what is not loaded yet. */
  async ensure(): Promise<void> {
    if (this.deposits.length === 0) {
      await this.reload();
    }
  }

  /** Loads the list anew; a list already on the screen stays there meanwhile, and stays when the load fails. */
  async reload(): Promise<void> {
    this.wanted = true;
    const isLatest = this.#latest.begin();
    if (this.deposits.length === 0) {
      this.status = 'LOADING';
    }
    const answer = await this.#gateway.execute('GET_DEPOSITS_V2', { status: 'A' });
    runInAction(() => {
      if (!isLatest()) {
        return;
      }
      this.failure = answer.ok ? undefined : answer.failure;
      if (answer.ok) {
        this.#hold(answer.value.map((deposit) => this.#newerOf(deposit)));
      } else if (this.deposits.length === 0) {
        this.status = 'ERROR';
      }
    });
  }

  /** The same where somebody has seen the list; nothing where nobody has. */
  async reloadWanted(): Promise<void> {
    if (this.wanted) {
      await this.reload();
    }
  }

  /** The bank says a deposit has changed; reads it when this edition is not held yet. */
  async refresh(depositId: string, dataVersion: bigint | undefined): Promise<void> {
    const held = this.byId(depositId);
    if (held === undefined || this.status !== 'LOADED') {
      await this.reloadWanted();
      return;
    }
    if (dataVersion !== undefined && dataVersion <= held.dataVersion) {
      return;
    }
    const answer = await this.#gateway.execute('GET_DEPOSIT_BY_ID', { depositId });
    if (answer.ok) {
      this.applyUpdate(answer.value);
    }
  }

  /** Takes over a newer edition of a deposit; one that was closed leaves the list. */
  applyUpdate(incoming: Deposit): void {
    const held = this.byId(incoming.id);
    if (held === undefined || incoming.dataVersion > held.dataVersion) {
      this.#hold([
        ...this.deposits.filter(({ id }) => id !== incoming.id),
        ...(incoming.status === 'A' ? [incoming] : []),
      ]);
    }
  }

  /** Calls a deposit by a name; answers why the bank did not. */
  async rename(depositId: string, name: string): Promise<Failure | undefined> {
    const answer = await this.#gateway.execute('CHANGE_DEPOSIT_NAME', { depositId, name });
    if (answer.ok) {
      this.applyUpdate(answer.value);
      return undefined;
    }
    return answer.failure;
  }

  #hold(deposits: readonly Deposit[]): void {
    this.deposits = sortDeposits(deposits);
    this.status = statusOf(this.deposits);
  }

  #newerOf(incoming: Deposit): Deposit {
    const held = this.byId(incoming.id);
    return held !== undefined && held.dataVersion > incoming.dataVersion ? held : incoming;
  }
}
