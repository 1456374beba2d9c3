import type { Transaction } from '../../domain/history/Transaction';
import { mapSuccess } from '../../domain/result/Result';
import { inject, injectable } from '../injection';
import { OperationGateway } from '../ports/OperationGateway';
import { ListStore } from '../stores/ListStore';

/** Number of latest operations that are looked through; older ones are found on the page of the history. */
const OPERATIONS_LOOKED_THROUGH = 300;

/** The latest operations of the customer, which the search looks through. */
@injectable('Singleton')
export class SearchedOperations extends ListStore<readonly Transaction[]> {
  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    super({
      empty: [],
      load: async () =>
        mapSuccess(
          await gateway.execute('GET_TRANSACTION_HISTORY_V2', { limit: OPERATIONS_LOOKED_THROUGH }),
          ({ transactions }) => transactions,
        ),
    });
  }

  get transactions(): readonly Transaction[] {
    return this.held;
  }
}
