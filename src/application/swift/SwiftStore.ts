import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { BankAbroad, BankCodeType, CodesAbroad, DirectoryEntry } from '../../domain/directory/AbroadDirectories';
import type { Currency } from '../../domain/money/Currency';
import type { BankDay } from '../../domain/time/Instant';
import { RequestSequence } from '../loading/RequestSequence';
import type { LoadStatus } from '../loading/LoadStatus';
import type { OperationGateway } from '../ports/OperationGateway';

/** State of the look-up of a foreign bank by its code. `unanswered`: the look-up failed, so the customer types the name. */
export type BankLookUp = 'none' | 'looking' | 'found' | 'unknown' | 'unanswered';

const NO_CODES: CodesAbroad = { operationCodes: [], beneficiaryCodes: [], purposeCodes: [] };

/** Reference data of SWIFT transfers: countries, codes that foreign banks require, days on which messages leave, and banks by code. */
export class SwiftStore {
  status: LoadStatus = 'LOADING';
  countries: readonly DirectoryEntry[] = [];
  codes: CodesAbroad = NO_CODES;
  lookUp: BankLookUp = 'none';
  /** Currency that `days` belong to. */
  datesOf: Currency | undefined;
  days: readonly BankDay[] = [];

  readonly #gateway: OperationGateway;
  readonly #latestDirectories = new RequestSequence();
  readonly #latestBank = new RequestSequence();
  readonly #latestDays = new RequestSequence();

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(
      this,
      { countries: observableRef, codes: observableRef, days: observableRef },
      { autoBind: true },
    );
  }

  /** Reloads the directories; the current ones stay while loading and when loading fails. */
  async reload(): Promise<void> {
    const isLatest = this.#latestDirectories.begin();
    if (this.status === 'ERROR') {
      this.status = 'LOADING';
    }
    const [countries, codes] = await Promise.all([
      this.#gateway.execute('GET_COUNTRIES', {}),
      this.#gateway.execute('GET_CODES_ABROAD', {}),
    ]);
    runInAction(() => {
      if (!isLatest()) {
        return;
      }
      if (countries.ok && codes.ok) {
        this.countries = countries.value;
        this.codes = codes.value;
        this.status = 'LOADED';
      } else if (this.status !== 'LOADED') {
        this.status = 'ERROR';
      }
    });
  }

  /** Loads the days on which a transfer in a currency can leave; days of another currency are dropped at once. */
  async readDays(currency: Currency): Promise<void> {
    const isLatest = this.#latestDays.begin();
    if (this.datesOf !== currency) {
      this.days = [];
      this.datesOf = currency;
    }
    const answer = await this.#gateway.execute('GET_SWIFT_DATES', { currency });
    runInAction(() => {
      if (isLatest() && answer.ok) {
        this.days = answer.value.days;
      }
    });
  }

  /** Looks a foreign bank up by its code. `undefined` when it is unknown, the call failed, or another look-up has begun since. */
  async find(codeType: BankCodeType, code: string): Promise<BankAbroad | undefined> {
    const isLatest = this.#latestBank.begin();
    this.lookUp = 'looking';
    const answer = await this.#gateway.execute('GET_DATA_BY_SWIFT_CODE', { codeType, code });
    if (!isLatest()) {
      return undefined;
    }
    const found = answer.ok && answer.value.name !== '' ? answer.value : undefined;
    runInAction(() => {
      this.lookUp = found !== undefined ? 'found' : answer.ok ? 'unknown' : 'unanswered';
    });
    return found;
  }

  /** Drops the found bank, because the code in the form has changed. */
  forgetBank(): void {
    this.#latestBank.begin();
    this.lookUp = 'none';
  }
}
