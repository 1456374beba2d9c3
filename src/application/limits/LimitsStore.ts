import type { CustomerLimit } from '../../domain/limit/CustomerLimit';
import type { TransferCode } from '../../domain/movements/movements';
import type { Result } from '../../domain/result/Result';
import { success } from '../../domain/result/Result';
import type { Tariff } from '../../domain/tariff/Tariff';
import { inject, injectable } from '../injection';
import type { Failure } from '../operations/failureCodes';
import { OperationGateway } from '../ports/OperationGateway';
import { ListStore } from '../stores/ListStore';

interface LimitsAndTariffs {
  readonly limits: readonly CustomerLimit[];
  readonly tariffs: readonly Tariff[];
}

/** Limits of the customer with their usage, and the tariffs of operations. */
@injectable('Singleton')
export class LimitsStore extends ListStore<LimitsAndTariffs> {
  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    super({
      empty: { limits: [], tariffs: [] },
      load: () => loadFrom(gateway),
      isEmpty: ({ limits }) => limits.length === 0,
    });
  }

  /** Limits of the kinds of transfers; bounds of a provider or a product are shown with it. */
  get limits(): readonly CustomerLimit[] {
    return this.held.limits.filter(
      ({ serviceProviderId, depositProductId }) => (serviceProviderId ?? depositProductId) === undefined,
    );
  }

  get tariffs(): readonly Tariff[] {
    return this.held.tariffs;
  }

  limitOf(transferCode: TransferCode): CustomerLimit | undefined {
    return this.limits.find((limit) => limit.transferCode === transferCode);
  }
}

async function loadFrom(gateway: OperationGateway): Promise<Result<LimitsAndTariffs, Failure>> {
  const [limits, tariffs] = await Promise.all([
    gateway.execute('GET_CUST_LIMITS', {}),
    gateway.execute('GET_CUST_TARIFFS', {}),
  ]);
  if (!limits.ok) {
    return limits;
  }
  return tariffs.ok ? success({ limits: limits.value, tariffs: tariffs.value }) : tariffs;
}
