import type { PaymentDocument } from '../../domain/corporate/PaymentDocument';
import { success } from '../../domain/result/Result';
import type { OperationGateway } from '../ports/OperationGateway';
import { ListStore } from '../stores/ListStore';

/** The latest documents that ended without being signed: declined, or out of time. */
export class DocumentsToCorrect extends ListStore<readonly PaymentDocument[]> {
  constructor(gateway: OperationGateway) {
    super({
      empty: [],
      load: async () => {
        const [declined, expired] = await Promise.all([
          gateway.execute('GET_TXNS_ON_CONFIRMATION', { state: 'declined', page: 1 }),
          gateway.execute('GET_TXNS_ON_CONFIRMATION', { state: 'expired', page: 1 }),
        ]);
        if (!declined.ok) {
          return declined;
        }
        return expired.ok ? success([...declined.value, ...expired.value]) : expired;
      },
      reloadsSilently: true,
    });
  }

  get documents(): readonly PaymentDocument[] {
    return this.held;
  }
}
