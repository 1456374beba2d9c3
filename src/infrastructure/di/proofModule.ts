import { ContainerModule } from 'inversify';

import { OperationGateway } from '../../application/ports/OperationGateway';
import { ProofViewModel } from '../../ui/statements/ProofViewModel';

/** The check of a statement, which visitors and customers have alike. */
export const proofModule = new ContainerModule(({ bind }) => {
  bind(ProofViewModel).toResolvedValue((gateway: OperationGateway) => new ProofViewModel(gateway), [OperationGateway]);
});
