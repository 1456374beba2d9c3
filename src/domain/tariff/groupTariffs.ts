import { TRANSFER_CODES } from '../limit/CustomerLimit';
import type { TransferCode } from '../limit/CustomerLimit';
import type { Tariff } from './Tariff';

const SWIFT = 'SWIFT';

/** What a group of tariffs is called by: a transfer code, or the one name of all codes that contain SWIFT. */
export type TariffGroupName = TransferCode | typeof SWIFT;

export interface TariffGroup {
  readonly name: TariffGroupName;
  readonly tariffs: readonly Tariff[];
}

/** Tariffs by transfer code in the order of the codes, all codes containing SWIFT in one group (specification 2, section 10). */
export function groupTariffs(tariffs: readonly Tariff[]): readonly TariffGroup[] {
  const names = [...new Set(TRANSFER_CODES.map(groupOf))];
  return names
    .map((name) => ({ name, tariffs: tariffs.filter(({ transferCode }) => groupOf(transferCode) === name) }))
    .filter(({ tariffs: found }) => found.length > 0);
}

function groupOf(code: TransferCode): TariffGroupName {
  return code.includes(SWIFT) ? SWIFT : code;
}
