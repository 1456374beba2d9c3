import type { ExchangeRate } from '../../domain/exchange/ExchangeRate';
import { inject, injectable } from '../injection';
import type { LiveStore } from '../live/LiveStore';
import { OperationGateway } from '../ports/OperationGateway';
import { ListStore } from '../stores/ListStore';

/** Exchange rates of the bank and of the National Bank against the som. */
@injectable('Singleton')
export class RatesStore extends ListStore<readonly ExchangeRate[]> implements LiveStore {
  readonly staleOn = ['UPDATED_CURRENCY_RATE'] as const;

  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    super({ empty: [], load: () => gateway.execute('GET_EXCHANGE_RATES', {}) });
  }

  override onEvent(): void {
    void this.reload();
  }

  get rates(): readonly ExchangeRate[] {
    return this.held;
  }
}
