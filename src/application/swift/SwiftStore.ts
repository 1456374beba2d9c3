import { actionBound, makeObservable, observable, observableRef, runInAction } from 'mobx';

import type { BankAbroad, BankCodeType, CodesAbroad, DirectoryEntry } from '../../domain/directory/AbroadDirectories';
import type { Currency } from '../../domain/money/Currency';
import type { Result } from '../../domain/result/Result';
import { success } from '../../domain/result/Result';
import type { BankDay } from '../../domain/time/Instant';
import type { DirectoryStore } from '../directories/DirectoryStore';
import { RequestSequence } from '../loading/RequestSequence';
import type { Failure } from '../operations/failureCodes';
import type { OperationGateway } from '../ports/OperationGateway';
import { ListStore } from '../stores/ListStore';

/** State of the look-up of a foreign bank by its code. `unanswered`: the look-up failed, so the customer types the name. */
export type BankLookUp = 'none' | 'looking' | 'found' | 'unknown' | 'unanswered';

const NO_CODES: CodesAbroad = { operationCodes: [], beneficiaryCodes: [], purposeCodes: [] };

interface AbroadDirectories {
  readonly countries: readonly DirectoryEntry[];
  readonly codes: CodesAbroad;
}

/** Reference data of SWIFT transfers: countries, codes that foreign banks require, days on which messages leave, and banks by code. */
export class SwiftStore extends ListStore<AbroadDirectories> {
  lookUp: BankLookUp = 'none';
  /** Currency that `days` belong to. */
  datesOf: Currency | undefined = undefined;
  days: readonly BankDay[] = [];

  readonly #gateway: OperationGateway;
  readonly #latestBank = new RequestSequence();
  readonly #latestDays = new RequestSequence();

  constructor(gateway: OperationGateway, directories: DirectoryStore) {
    super({ empty: { countries: [], codes: NO_CODES }, load: () => loadFrom(directories) });
    directories.onNewEdition(['COUNTRIES', 'CODES_ABROAD'], this.markStale);
    this.#gateway = gateway;
    makeObservable(this, {
      lookUp: observable,
      datesOf: observable,
      days: observableRef,
      readDays: actionBound,
      find: actionBound,
      forgetBank: actionBound,
    });
  }

  get countries(): readonly DirectoryEntry[] {
    return this.held.countries;
  }

  get codes(): CodesAbroad {
    return this.held.codes;
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
    runInAction(() => {
      this.lookUp = answer.ok ? 'found' : answer.failure.code === 'BANK_ABROAD_NOT_FOUND' ? 'unknown' : 'unanswered';
    });
    return answer.ok ? answer.value : undefined;
  }

  /** Drops the found bank, because the code in the form has changed. */
  forgetBank(): void {
    this.#latestBank.begin();
    this.lookUp = 'none';
  }
}

async function loadFrom(directories: DirectoryStore): Promise<Result<AbroadDirectories, Failure>> {
  const [countries, codes] = await Promise.all([
    directories.of('COUNTRIES').read(),
    directories.of('CODES_ABROAD').read(),
  ]);
  if (!countries.ok) {
    return countries;
  }
  return codes.ok ? success({ countries: countries.value, codes: codes.value }) : codes;
}
