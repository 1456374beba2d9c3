import { ContainerModule } from 'inversify';

import { BatchUploadViewModel, BatchUploadDeps } from '../../ui/features/company/batch/BatchUploadViewModel';
import { BatchViewModel, BatchDeps } from '../../ui/features/company/batch/BatchViewModel';

/** View-models of batches of payments; one instance of each per sign-in, so that chosen files and lines are kept. */
export const batchModule = new ContainerModule(({ bind }) => {
  bind(BatchUploadViewModel).toSelf().inSingletonScope();
  bind(BatchUploadDeps).toSelf();
  bind(BatchViewModel).toSelf().inSingletonScope();
  bind(BatchDeps).toSelf();
});
