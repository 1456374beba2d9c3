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

/** Operation that the header calls when the page stands: its adapter comes with what is below the first screen. */
const UNREAD_MESSAGES: OperationCode = 'GET_LAST_MSGS_AND_COUNT_UNREADED';

/** Adapter of an operation, fetched when the first page has no use for it. Rejects when its code cannot be fetched. */
export async function fetchAdapter<Code extends OperationCode>(
  code: Code,
): Promise<Adapter<RequestOf<Code>, ResponseOf<Code>>> {
  const near: Partial<AdaptersFor<Catalogue>> =
    code === UNREAD_MESSAGES ? (await import('./chat')).chatAdapters : FIRST;
  const adapter: Adapter<RequestOf<Code>, ResponseOf<Code>> | undefined = near[code];
  return adapter ?? (await import('./registry')).adapterOf(code);
}
