import type { ExchangeDeal } from '../../domain/exchange/ExchangeDeal';
import { inject, injectable } from '../injection';
import { OperationGateway } from '../ports/OperationGateway';
import { ListStore } from '../stores/ListStore';

/** Latest exchanges of the customer, newest first; asked for anew whenever a screen shows them. */
@injectable('Singleton')
export class ExchangeDealsStore extends ListStore<readonly ExchangeDeal[]> {
  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    super({ empty: [], load: () => gateway.execute('GET_EXCHANGE_DEALS', {}) });
  }

  get deals(): readonly ExchangeDeal[] {
    return this.held;
  }
}
