import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import { RequestSequence } from '../../../../application/loading/RequestSequence';
import { statusOf } from '../../../../application/loading/LoadStatus';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import type { Failure } from '../../../../application/operations/failureCodes';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import { bankDayOf } from '../../../../domain/time/Instant';
import type { BankDay } from '../../../../domain/time/Instant';
import type { SignInRecord } from '../../../../domain/user/ProfileChange';

/** Sign-ins of one Bishkek day, newest first. */
export interface SignInDay {
  readonly day: BankDay;
  readonly records: readonly SignInRecord[];
}

/** Sign-ins of this customer, and ending all other sessions. */
@injectable()
export class LoginHistoryViewModel {
  status: LoadStatus = 'LOADING';
  failure: Failure | undefined;
  /** True while the dialog that asks whether to end the other sessions is open. */
  asking = false;
  ending = false;
  /** Number of sessions just ended; `undefined` before that. */
  ended: number | undefined;

  records: readonly SignInRecord[] = [];

  readonly #gateway: OperationGateway;
  readonly #latest = new RequestSequence();

  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { failure: observableRef, records: observableRef }, { autoBind: true });
  }

  get days(): readonly SignInDay[] {
    const days = new Map<BankDay, readonly SignInRecord[]>();
    for (const record of this.records) {
      const day = bankDayOf(record.signedInAt);
      days.set(day, [...(days.get(day) ?? []), record]);
    }
    return [...days].map(([day, records]) => ({ day, records }));
  }

  /** True when another session of this login is active. */
  get isElsewhere(): boolean {
    return this.records.some(({ isActive, isCurrent }) => isActive && !isCurrent);
  }

  async load(): Promise<void> {
    const isLatest = this.#latest.begin();
    if (this.records.length === 0) {
      this.status = 'LOADING';
    }
    const answer = await this.#gateway.execute('GET_LOGIN_HISTORY', {});
    runInAction(() => {
      if (!isLatest()) {
        return;
      }
      if (answer.ok) {
        this.records = answer.value;
        this.status = statusOf(this.records);
      } else if (this.records.length === 0) {
        this.status = 'ERROR';
      }
    });
  }

  ask(): void {
    this.asking = true;
  }

  leave(): void {
    this.asking = false;
  }

  /** Ends every session but this one, and reloads the list. */
  async endOthers(): Promise<void> {
    if (this.ending) {
      return;
    }
    this.ending = true;
    this.failure = undefined;
    const answer = await this.#gateway.execute('END_OTHER_SESSIONS', {});
    runInAction(() => {
      this.ending = false;
      this.asking = false;
      if (answer.ok) {
        this.ended = answer.value.ended;
      } else {
        this.failure = answer.failure;
      }
    });
    await this.load();
  }
}
