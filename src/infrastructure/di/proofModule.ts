import { ContainerModule } from 'inversify';

import { ProofViewModel } from '../../ui/features/accounts/statements/ProofViewModel';

/** Bindings of statement verification, shared by guests and customers. */
export const proofModule = new ContainerModule(({ bind }) => {
  bind(ProofViewModel).toSelf();
});
