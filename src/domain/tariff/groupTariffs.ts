import { TRANSFER_CODES } from '../limit/CustomerLimit';
import type { TransferCode } from '../limit/CustomerLimit';
import type { Tariff, TariffCode } from './Tariff';

export interface TariffGroup {
  /** A transfer code; SWIFT stands for all codes that contain it. */
  readonly name: TransferCode;
  readonly tariffs: readonly Tariff[];
}

/** Tariffs by transfer code in the order of the codes, all codes containing SWIFT in one group (specification 2, section 10). */
export function groupTariffs(tariffs: readonly Tariff[]): readonly TariffGroup[] {
  return TRANSFER_CODES.map((name) => ({ name, tariffs: tariffs.filter(({ transferCode }) => groupOf(transferCode) === name) })).filter(
    ({ tariffs: found }) => found.length > 0,
  );
}

/** Every code that is not itself a kind of transfer is a part of what a SWIFT transfer costs. */
function groupOf(code: TariffCode): TransferCode {
  return TRANSFER_CODES.find((transferCode) => transferCode === code) ?? 'SWIFT';
}
