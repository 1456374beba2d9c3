import type { Transaction } from '../../domain/history/Transaction';
import { mapSuccess } from '../../domain/result/Result';
import { inject, injectable } from '../injection';
import { OperationGateway } from '../ports/OperationGateway';
import { ListStore } from '../stores/ListStore';

/** Number of operations on the home page. */
export const RECENT_COUNT = 5;

/** The latest operations of the customer, whatever period the history shows. */
@injectable()
export class RecentOperations extends ListStore<readonly Transaction[]> {
  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    super({
      empty: [],
      load: async () =>
        mapSuccess(
          await gateway.execute('GET_TRANSACTION_HISTORY_V2', { limit: RECENT_COUNT }),
          ({ transactions }) => transactions,
        ),
    });
  }

  get transactions(): readonly Transaction[] {
    return this.held;
  }
}
