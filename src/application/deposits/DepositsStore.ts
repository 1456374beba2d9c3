import { actionBound, computed, makeObservable } from 'mobx';

import { sortDeposits } from '../../domain/deposit/Deposit';
import type { Deposit } from '../../domain/deposit/Deposit';
import type { StreamEvent } from '../../domain/notification/StreamEvent';
import { inject, injectable } from '../injection';
import type { LiveStore } from '../live/LiveStore';
import type { Failure } from '../operations/failureCodes';
import { OperationGateway } from '../ports/OperationGateway';
import { isNewer, VersionedListStore } from '../stores/VersionedListStore';

/** The active deposits of the customer, the latest first. */
@injectable('Singleton')
export class DepositsStore extends VersionedListStore<Deposit> implements LiveStore {
  readonly staleOn = ['UPDATED_DEPOSIT'] as const;

  readonly #gateway: OperationGateway;

  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    super({ empty: [], load: () => gateway.execute('GET_DEPOSITS_V2', { status: 'A' }) });
    this.#gateway = gateway;
    makeObservable(this, { numbers: computed, applyUpdate: actionBound });
  }

  get deposits(): readonly Deposit[] {
    return this.held;
  }

  byNumber(number: string | undefined): Deposit | undefined {
    return this.deposits.find((deposit) => deposit.accountNumber === number);
  }

  /** Numbers of the deposit accounts, by which history recognizes movements between the customer's own accounts. */
  get numbers(): readonly string[] {
    return this.deposits.map(({ accountNumber }) => accountNumber);
  }

  override onEvent({ accountId, dataVersion }: StreamEvent): void {
    if (accountId !== undefined) {
      void this.refresh(accountId, dataVersion);
    }
  }

  /** Reads a deposit the bank reports as changed, unless this version is held. */
  async refresh(depositId: string, dataVersion: bigint | undefined): Promise<void> {
    const held = this.byId(depositId);
    if (held === undefined) {
      await this.markStale();
      return;
    }
    if (!isNewer(dataVersion, held)) {
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
      const others = this.deposits.filter(({ id }) => id !== incoming.id);
      this.hold(sortDeposits(incoming.status === 'A' ? [...others, incoming] : others));
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

  protected override merge(incoming: readonly Deposit[]): readonly Deposit[] {
    return sortDeposits(super.merge(incoming));
  }
}
