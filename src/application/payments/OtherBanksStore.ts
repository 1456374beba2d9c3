import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type {
  NetworkBank,
  OperationTimeLimit,
  PaymentPurpose,
  ValueDates,
} from '../../domain/directory/PaymentDirectories';
import { PAYMENT_SYSTEMS } from '../../domain/operation/OperationTerms';
import { RequestSequence } from '../loading/RequestSequence';
import type { LoadStatus } from '../loading/LoadStatus';
import type { OperationGateway } from '../ports/OperationGateway';

/** Reference data of payments to other banks: banks, payment purposes, cut-off times and value dates. */
export class OtherBanksStore {
  status: LoadStatus = 'LOADING';
  banks: readonly NetworkBank[] = [];
  purposes: readonly PaymentPurpose[] = [];
  timeLimits: readonly OperationTimeLimit[] = [];
  valueDates: readonly ValueDates[] = [];

  readonly #gateway: OperationGateway;
  readonly #latest = new RequestSequence();

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(
      this,
      { banks: observableRef, purposes: observableRef, timeLimits: observableRef, valueDates: observableRef },
      { autoBind: true },
    );
  }

  /** Reloads everything; the current data stay while loading and when loading fails. */
  async reload(): Promise<void> {
    const isLatest = this.#latest.begin();
    if (this.status === 'ERROR') {
      this.status = 'LOADING';
    }
    const [banks, purposes, timeLimits, ...valueDates] = await Promise.all([
      this.#gateway.execute('GET_BANKS', {}),
      this.#gateway.execute('GET_PAYMENT_PURPOSES', {}),
      this.#gateway.execute('GET_DIRECTORY_OPERATION_TIME_LIMITS', {}),
      ...PAYMENT_SYSTEMS.map((paymentSystem) => this.#gateway.execute('GET_VALUE_DATE', { paymentSystem })),
    ]);
    runInAction(() => {
      if (!isLatest()) {
        return;
      }
      const dates = valueDates.flatMap((answer) => (answer.ok ? [answer.value] : []));
      if (banks.ok && purposes.ok && timeLimits.ok && dates.length === PAYMENT_SYSTEMS.length) {
        this.banks = banks.value;
        this.purposes = purposes.value;
        this.timeLimits = timeLimits.value;
        this.valueDates = dates;
        this.status = 'LOADED';
      } else if (this.status !== 'LOADED') {
        this.status = 'ERROR';
      }
    });
  }
}
