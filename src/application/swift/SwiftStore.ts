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

  /** Reads the directories anew; what is on the screen stays there meanwhile, and stays when the bank cannot be asked. */
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

  /** Reads the days a transfer in a currency can leave on; those of another currency are shown no longer. */
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

  /** Asks who a code is. `undefined` when nobody knows, when the bank cannot be asked, or when another code was asked for since. */
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

  /** The code is being written: what was found is not about it any more. */
  forgetBank(): void {
    this.#latestBank.begin();
    this.lookUp = 'none';
  }
}
