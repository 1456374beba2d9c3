import type {
  NetworkBank,
  OperationTimeLimit,
  PaymentPurpose,
  ValueDates,
} from '../../domain/directory/PaymentDirectories';
import { PAYMENT_SYSTEMS } from '../../domain/operation/OperationTerms';
import type { Result } from '../../domain/result/Result';
import { success } from '../../domain/result/Result';
import type { DirectoryStore } from '../directories/DirectoryStore';
import type { Failure } from '../operations/failureCodes';
import type { OperationGateway } from '../ports/OperationGateway';
import { ListStore } from '../stores/ListStore';

interface NetworkDirectories {
  readonly banks: readonly NetworkBank[];
  readonly purposes: readonly PaymentPurpose[];
  readonly timeLimits: readonly OperationTimeLimit[];
  readonly valueDates: readonly ValueDates[];
}

/** Reference data of payments to other banks: banks, payment purposes, cut-off times and value dates. */
export class OtherBanksStore extends ListStore<NetworkDirectories> {
  constructor(gateway: OperationGateway, directories: DirectoryStore) {
    super({
      empty: { banks: [], purposes: [], timeLimits: [], valueDates: [] },
      load: () => loadFrom(gateway, directories),
    });
    directories.onNewEdition(['BANKS', 'PAYMENT_PURPOSES'], this.markStale);
  }

  get banks(): readonly NetworkBank[] {
    return this.held.banks;
  }

  get purposes(): readonly PaymentPurpose[] {
    return this.held.purposes;
  }

  get timeLimits(): readonly OperationTimeLimit[] {
    return this.held.timeLimits;
  }

  get valueDates(): readonly ValueDates[] {
    return this.held.valueDates;
  }
}

async function loadFrom(
  gateway: OperationGateway,
  directories: DirectoryStore,
): Promise<Result<NetworkDirectories, Failure>> {
  const [banks, purposes, timeLimits, ...dates] = await Promise.all([
    directories.of('BANKS').read(),
    directories.of('PAYMENT_PURPOSES').read(),
    gateway.execute('GET_DIRECTORY_OPERATION_TIME_LIMITS', {}),
    ...PAYMENT_SYSTEMS.map((paymentSystem) => gateway.execute('GET_VALUE_DATE', { paymentSystem })),
  ]);
  const refused = dates.find((answer) => !answer.ok);
  if (!banks.ok) {
    return banks;
  }
  if (!purposes.ok) {
    return purposes;
  }
  if (!timeLimits.ok) {
    return timeLimits;
  }
  return (
    refused ??
    success({
      banks: banks.value,
      purposes: purposes.value,
      timeLimits: timeLimits.value,
      valueDates: dates.flatMap((answer) => (answer.ok ? [answer.value] : [])),
    })
  );
}
