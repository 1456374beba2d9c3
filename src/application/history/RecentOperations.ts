import type { Transaction } from '../../domain/history/Transaction';
import { mapSuccess } from '../../domain/result/Result';
import { inject, injectable } from '../injection';
import type { LiveStore } from '../live/LiveStore';
import { LATEST_OPERATIONS } from '../operations/firstPage';
import { OperationGateway } from '../ports/OperationGateway';
import { ListStore } from '../stores/ListStore';

/** The latest operations of the customer, whatever period the history shows. */
@injectable('Singleton')
export class RecentOperations extends ListStore<readonly Transaction[]> implements LiveStore {
  readonly staleOn = ['TRANSACTION_UPDATED', 'TRANSACTION_NOTIFICATION'] as const;

  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    super({
      empty: [],
      load: async () =>
        mapSuccess(
          await gateway.execute('GET_TRANSACTION_HISTORY_V2', { limit: LATEST_OPERATIONS }),
          ({ transactions }) => transactions,
        ),
    });
  }

  override onEvent(): void {
    void this.reload();
  }

  override onMissed(): void {
    void this.reload();
  }

  get transactions(): readonly Transaction[] {
    return this.held;
  }
}
