import type { MoneyTransferSystem } from '../../domain/directory/MoneyTransferSystems';
import { mapSuccess } from '../../domain/result/Result';
import type { OperationGateway } from '../ports/OperationGateway';
import { ListStore } from '../stores/ListStore';

/** Money-transfer systems the bank works with. */
export class MoneyTransferStore extends ListStore<readonly MoneyTransferSystem[]> {
  constructor(gateway: OperationGateway) {
    super({
      empty: [],
      load: async () =>
        mapSuccess(
          await gateway.execute('GET_MONEY_TRANSFER_SYSTEMS', { withoutImages: true }),
          ({ content = [] }) => content,
        ),
    });
  }

  get systems(): readonly MoneyTransferSystem[] {
    return this.held;
  }

  systemOf(id: string): MoneyTransferSystem | undefined {
    return this.systems.find((system) => system.id === id);
  }
}
