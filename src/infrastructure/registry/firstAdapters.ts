import type { Catalogue, OperationCode, RequestOf, ResponseOf } from '../../application/operations/catalogue';
import { spreadAreas } from '../../application/operations/declareAreas';
import { accountAdapters } from './accounts';
import type { Adapter, AdaptersFor } from './adapter';
import { cardViewAdapters } from './cards';
import { customerAdapters } from './customer';
import { depositAdapters } from './deposits';
import { directoryAdapters } from './directories';
import { knownDeviceAdapters } from './knownDevices';
import { loanAdapters } from './loans';
import { payeeAdapters } from './payees';
import { spendingAdapters } from './spending';
import { templateAdapters } from './templates';
import { transferAdapters } from './transfers';
import { utilityAdapters } from './utilities';
import { walletAdapters } from './wallets';
import type { AdaptersByArea } from './registry';

/** Areas whose operations the first page calls, beside the views of cards; the other adapters are fetched with the first call of one. */
type FirstArea =
  | 'accounts'
  | 'customer'
  | 'deposits'
  | 'directories'
  | 'knownDevices'
  | 'loans'
  | 'spending'
  | 'payees'
  | 'templates'
  | 'transfers'
  | 'utilities'
  | 'wallets';

const byArea: Pick<AdaptersByArea, FirstArea> = {
  accounts: accountAdapters,
  customer: customerAdapters,
  deposits: depositAdapters,
  directories: directoryAdapters,
  knownDevices: knownDeviceAdapters,
  loans: loanAdapters,
  spending: spendingAdapters,
  payees: payeeAdapters,
  templates: templateAdapters,
  transfers: transferAdapters,
  utilities: utilityAdapters,
  wallets: walletAdapters,
};

const FIRST: Partial<AdaptersFor<Catalogue>> = { ...spreadAreas(byArea), ...cardViewAdapters };

/** Adapter of an operation, fetched when the first page has no use for it. Rejects when its code cannot be fetched. */
export async function fetchAdapter<Code extends OperationCode>(
  code: Code,
): Promise<Adapter<RequestOf<Code>, ResponseOf<Code>>> {
  const first: Adapter<RequestOf<Code>, ResponseOf<Code>> | undefined = FIRST[code];
  return first ?? (await import('./registry')).adapterOf(code);
}
