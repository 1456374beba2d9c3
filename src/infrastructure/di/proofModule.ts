import { ContainerModule } from 'inversify';

import { OperationGateway } from '../../application/ports/OperationGateway';
import { ProofViewModel } from '../../ui/statements/ProofViewModel';

/** Bindings of statement verification, shared by guests and customers. */
export const proofModule = new ContainerModule(({ bind }) => {
  bind(ProofViewModel).toResolvedValue((gateway: OperationGateway) => new ProofViewModel(gateway), [OperationGateway]);
});
