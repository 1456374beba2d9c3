import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { RatesStore } from '../../../../application/exchange/RatesStore';
import { inject, injectable } from '../../../../application/injection';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import { RequestSequence } from '../../../../application/loading/RequestSequence';
import type { Clock } from '../../../../application/ports/Clock';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import { BankTime } from '../../../../application/time/BankTime';
import { commercialRates } from '../../../../domain/exchange/commercialRates';
import { officialPrice } from '../../../../domain/exchange/ExchangeQuote';
import type { ExchangeRate, RateType } from '../../../../domain/exchange/ExchangeRate';
import { ratesByDay, rateSpan } from '../../../../domain/exchange/RateHistory';
import type { DailyRate, RatePeriod, RateSpan } from '../../../../domain/exchange/RateHistory';
import { isCurrency } from '../../../../domain/money/Currency';
import type { Currency } from '../../../../domain/money/Currency';
import { bankDayOf } from '../../../../domain/time/Instant';

/** A currency with the bank's own rate and that of the National Bank. */
export interface RateRow {
  readonly rate: ExchangeRate;
  readonly official: bigint | undefined;
}

/** History of one rate, with what it is a history of. */
export interface ShownHistory {
  readonly base: Currency;
  readonly rateType: RateType;
  /** Days on which the rate changed, oldest first. */
  readonly changes: readonly DailyRate[];
}

@injectable()
export class RatesViewModelDeps {
  @inject(OperationGateway) readonly gateway!: Pick<OperationGateway, 'execute'>;
  @inject(RatesStore) readonly rates!: RatesStore;
  @inject(BankTime) readonly time!: Clock;
}

/** Rates of today, and the history of one of them. */
@injectable()
export class RatesViewModel {
  base: Currency = 'USD';
  rateType: RateType = 'commercial';
  period: RatePeriod = 'month';
  /** The history that is shown: that of the choice before while another is loaded. */
  history: ShownHistory | undefined;
  historyStatus: LoadStatus = 'LOADING';

  readonly #deps: RatesViewModelDeps;
  readonly #latest = new RequestSequence();

  constructor(@inject(RatesViewModelDeps) deps: RatesViewModelDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { history: observableRef }, { autoBind: true });
  }

  get status(): LoadStatus {
    return this.#deps.rates.status;
  }

  get rows(): readonly RateRow[] {
    const { rates } = this.#deps.rates;
    return commercialRates(rates).map((rate) => ({ rate, official: officialPrice(rates, rate.base) }));
  }

  /** Rate of every day of the period. */
  get days(): readonly DailyRate[] {
    return ratesByDay(this.history?.changes ?? [], bankDayOf(this.#deps.time.now()));
  }

  /** Bounds and ends of the selling rate, or the official one, within the period. */
  get span(): RateSpan | undefined {
    return rateSpan(this.days.map(({ sell }) => sell));
  }

  /** Asks for the rates of today and for the history. */
  async load(): Promise<void> {
    await Promise.all([this.#deps.rates.reload(), this.loadHistory()]);
  }

  async loadHistory(): Promise<void> {
    const isLatest = this.#latest.begin();
    const { base, rateType, period } = this;
    if (this.historyStatus === 'ERROR') {
      this.historyStatus = 'LOADING';
    }
    const answer = await this.#deps.gateway.execute('GET_EXCHANGE_RATE_HISTORY', { base, rateType, period });
    runInAction(() => {
      if (isLatest()) {
        this.history = answer.ok ? { base, rateType, changes: answer.value } : undefined;
        this.historyStatus = answer.ok ? (answer.value.length === 0 ? 'EMPTY' : 'LOADED') : 'ERROR';
      }
    });
  }

  async chooseBase(text: string): Promise<void> {
    if (isCurrency(text)) {
      this.base = text;
      await this.loadHistory();
    }
  }

  async choosePeriod(period: RatePeriod): Promise<void> {
    this.period = period;
    await this.loadHistory();
  }

  async chooseType(rateType: RateType): Promise<void> {
    this.rateType = rateType;
    await this.loadHistory();
  }
}
