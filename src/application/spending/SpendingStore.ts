import type { Spending } from '../../domain/spending/Spending';
import { inject, injectable } from '../injection';
import type { LiveStore } from '../live/LiveStore';
import { OperationGateway } from '../ports/OperationGateway';
import { ListStore } from '../stores/ListStore';

/** Spending of the current month, by category. */
@injectable('Singleton')
export class SpendingStore extends ListStore<Spending | undefined> implements LiveStore {
  readonly staleOn = ['TRANSACTION_UPDATED', 'TRANSACTION_NOTIFICATION'] as const;

  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    super({
      empty: undefined,
      load: () => gateway.execute('GET_SPENDING', {}),
      isEmpty: (held) => held === undefined || held.categories.length === 0,
    });
  }

  get current(): Spending | undefined {
    return this.held;
  }
}
