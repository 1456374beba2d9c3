import type { Catalogue } from '../../../../src/application/operations/catalogue';
import { accountAdapters } from '../../../../src/infrastructure/registry/accounts';
import type { AdaptersFor } from '../../../../src/infrastructure/registry/adapter';
import { directoryAdapters } from '../../../../src/infrastructure/registry/directories';
import { transferAdapters } from '../../../../src/infrastructure/registry/transfers';

export const registry: AdaptersFor<Catalogue> = {
  ...accountAdapters,
  ...transferAdapters,
  ...directoryAdapters,
};
