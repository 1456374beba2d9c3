import type { Catalogue, OperationCode, RequestOf, ResponseOf } from '../../application/operations/catalogue';
import { spreadAreas } from '../../application/operations/declareAreas';
import { accountAdapters } from './accounts';
import type { Adapter, AdaptersFor } from './adapter';
import { cardViewAdapters } from './cards';
import { depositAdapters } from './deposits';
import { directoryAdapters } from './directories';
import { firstPageAdapters } from './firstPage';
import { knownDeviceAdapters } from './knownDevices';
import { loanAdapters } from './loans';
import { templateAdapters } from './templates';
import { transferAdapters } from './transfers';
import { utilityAdapters } from './utilities';
import { walletAdapters } from './wallets';
import type { AdaptersByArea } from './registry';

/** Areas whose operations the first page calls, beside the views of cards; the other adapters are fetched with the first call of one. */
type FirstArea =
  | 'accounts'
  | 'deposits'
  | 'directories'
  | 'firstPage'
  | 'knownDevices'
  | 'loans'
  | 'templates'
  | 'transfers'
  | 'utilities'
  | 'wallets';

const byArea: Pick<AdaptersByArea, FirstArea> = {
  accounts: accountAdapters,
  deposits: depositAdapters,
  directories: directoryAdapters,
  firstPage: firstPageAdapters,
  knownDevices: knownDeviceAdapters,
  loans: loanAdapters,
  templates: templateAdapters,
  transfers: transferAdapters,
  utilities: utilityAdapters,
  wallets: walletAdapters,
};

const FIRST: Partial<AdaptersFor<Catalogue>> = { ...spreadAreas(byArea), ...cardViewAdapters };

/** Operations called when the page stands: their adapters come with what is below the first screen. */
const LATER: Partial<Record<OperationCode, () => Promise<Partial<AdaptersFor<Catalogue>>>>> = {
  GET_LAST_MSGS_AND_COUNT_UNREADED: async () => (await import('./chat')).chatAdapters,
  GET_AVATAR: async () => (await import('./customer')).customerAdapters,
  GET_PAYEES: async () => (await import('./payees')).payeeAdapters,
  GET_SPENDING: async () => (await import('./spending')).spendingAdapters,
  GET_RECEIVED_INVOICES: async () => (await import('./qrInvoices')).qrInvoiceAdapters,
};

/** Adapter of an operation, fetched when the first page has no use for it. Rejects when its code cannot be fetched. */
export async function fetchAdapter<Code extends OperationCode>(
  code: Code,
): Promise<Adapter<RequestOf<Code>, ResponseOf<Code>>> {
  const near = (await LATER[code]?.()) ?? FIRST;
  const adapter: Adapter<RequestOf<Code>, ResponseOf<Code>> | undefined = near[code];
  return adapter ?? (await import('./registry')).adapterOf(code);
}
