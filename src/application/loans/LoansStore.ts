import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { sortLoans } from '../../domain/loan/Loan';
import type { Loan } from '../../domain/loan/Loan';
import { RequestSequence } from '../loading/RequestSequence';
import { statusOf } from '../loading/LoadStatus';
import type { LoadStatus } from '../loading/LoadStatus';
import type { Failure } from '../operations/failureCodes';
import type { OperationGateway } from '../ports/OperationGateway';

/** The loans the customer is repaying, the latest first. One is accepted only when its `dataVersion` is newer. */
export class LoansStore {
  status: LoadStatus = 'LOADING';
  failure: Failure | undefined;
  loans: readonly Loan[] = [];
  /** True once a screen has asked for the loans since sign-in. */
  wanted = false;

  readonly #gateway: Pick<OperationGateway, 'execute'>;
  readonly #latest = new RequestSequence();

  constructor(gateway: Pick<OperationGateway, 'execute'>) {
    this.#gateway = gateway;
    makeAutoObservable(this, { loans: observableRef, failure: observableRef }, { autoBind: true });
  }

  byId(loanId: string): Loan | undefined {
    return this.loans.find((loan) => loan.id === loanId);
  }

  /** Loads what is not loaded yet. */
  async ensure(): Promise<void> {
    if (this.loans.length === 0) {
      await this.reload();
    }
  }

  /** Reloads the list; the current one stays while loading and when loading fails. */
  async reload(): Promise<void> {
    this.wanted = true;
    const isLatest = this.#latest.begin();
    if (this.loans.length === 0) {
      this.status = 'LOADING';
    }
    const answer = await this.#gateway.execute('GET_LOANS_V2', { status: 'A' });
    runInAction(() => {
      if (!isLatest()) {
        return;
      }
      this.failure = answer.ok ? undefined : answer.failure;
      if (answer.ok) {
        this.loans = sortLoans(answer.value.map((loan) => this.#newerOf(loan)));
        this.status = statusOf(this.loans);
      } else if (this.loans.length === 0) {
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

  /** Reloads the loans when the changed account belongs to one of them and its version is not held yet. */
  async refresh(accountId: string, dataVersion: bigint | undefined): Promise<void> {
    const held = this.byId(accountId);
    if (held !== undefined && (dataVersion === undefined || dataVersion > held.dataVersion)) {
      await this.reload();
    }
  }

  #newerOf(incoming: Loan): Loan {
    const held = this.byId(incoming.id);
    return held !== undefined && held.dataVersion > incoming.dataVersion ? held : incoming;
  }
}
