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

  /** Numbers of the deposit accounts, by which history recognizes movements between the customer's own accounts. */
  get numbers(): readonly string[] {
    return this.deposits.map(({ accountNumber }) => accountNumber);
  }

  /** Loads what is not loaded yet. */
  async ensure(): Promise<void> {
    if (this.deposits.length === 0) {
      await this.reload();
    }
  }

  /** Reloads the list; the current one stays while loading and when loading fails. */
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

  /** Reloads the list if a screen has asked for it since sign-in. */
  async reloadWanted(): Promise<void> {
    if (this.wanted) {
      await this.reload();
    }
  }

  /** Reads a deposit the bank reports as changed, unless this version is held. */
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

  /** Merges a newer version of a deposit; a closed one leaves the list. */
  applyUpdate(incoming: Deposit): void {
    const held = this.byId(incoming.id);
    if (held === undefined || incoming.dataVersion > held.dataVersion) {
      this.#hold([
        ...this.deposits.filter(({ id }) => id !== incoming.id),
        ...(incoming.status === 'A' ? [incoming] : []),
      ]);
    }
  }

  /** Renames a deposit; returns the failure, if any. */
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
