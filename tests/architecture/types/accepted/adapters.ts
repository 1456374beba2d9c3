import type { transferOperations } from '../../../../src/application/operations/transfers';
import type { AdaptersFor } from '../../../../src/infrastructure/registry/adapter';
import { transferAdapters } from '../../../../src/infrastructure/registry/transfers';

export const adapters: AdaptersFor<typeof transferOperations> = { ...transferAdapters };
