import type { UtilityFlow } from '../../../application/flow/UtilityFlow';
import type { OperationGateway } from '../../../application/ports/OperationGateway';
import type { UserStore } from '../../../application/user/UserStore';

/** What the view-model of every change is made of. */
export interface ChangeParts {
  readonly gateway: OperationGateway;
  readonly flow: UtilityFlow;
  readonly user: UserStore;
}
