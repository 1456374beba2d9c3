import type { DepositProduct } from '../../domain/deposit/DepositProduct';
import { mapSuccess } from '../../domain/result/Result';
import type { OperationGateway } from '../ports/OperationGateway';
import { ListStore } from '../stores/ListStore';

/** Deposit products the bank offers. */
export class DepositProductsStore extends ListStore<readonly DepositProduct[]> {
  constructor(gateway: OperationGateway) {
    super({
      empty: [],
      load: async () =>
        mapSuccess(
          await gateway.execute('GET_DEPOSIT_PRODUCTS', { withoutImages: true }),
          ({ content = [] }) => content,
        ),
    });
  }

  get products(): readonly DepositProduct[] {
    return this.held;
  }
}
