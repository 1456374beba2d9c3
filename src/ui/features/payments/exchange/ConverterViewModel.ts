import { makeAutoObservable } from 'mobx';

import { RatesStore } from '../../../../application/exchange/RatesStore';
import { inject, injectable } from '../../../../application/injection';
import { commercialRates } from '../../../../domain/exchange/commercialRates';
import { converted } from '../../../../domain/exchange/conversion';
import type { Conversion, ConversionDraft } from '../../../../domain/exchange/conversion';
import { isCurrency } from '../../../../domain/money/Currency';
import type { Currency } from '../../../../domain/money/Currency';

/** Converter of currencies at the rates of the bank. */
@injectable()
export class ConverterViewModel {
  draft: ConversionDraft = { given: 'USD', taken: 'KGS', amountText: '100', amountIs: 'given' };

  readonly #rates: Pick<RatesStore, 'rates'>;

  constructor(@inject(RatesStore) rates: Pick<RatesStore, 'rates'>) {
    this.#rates = rates;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Currencies that can be exchanged, the som first. */
  get currencies(): readonly Currency[] {
    return ['KGS', ...commercialRates(this.#rates.rates).map(({ base }) => base)];
  }

  get conversion(): Conversion {
    return converted(this.draft, this.#rates.rates);
  }

  /** Chooses the currency of one side; the one of the other side changes places with it. */
  choose(side: 'given' | 'taken', text: string): void {
    if (!isCurrency(text)) {
      return;
    }
    const other = side === 'given' ? 'taken' : 'given';
    const displaced = this.draft[other] === text ? this.draft[side] : this.draft[other];
    this.draft = { ...this.draft, [side]: text, [other]: displaced };
  }

  type(amountIs: ConversionDraft['amountIs'], amountText: string): void {
    this.draft = { ...this.draft, amountText, amountIs };
  }

  /** Exchanges the two currencies; the typed amount stays on its side. */
  swap(): void {
    this.draft = { ...this.draft, given: this.draft.taken, taken: this.draft.given };
  }
}
