import type { ChangeFlow } from '../../../application/confirmation/changeFlow';
import type { OperationGateway } from '../../../application/ports/OperationGateway';
import type { UserStore } from '../../../application/user/UserStore';

/** Dependencies of the view-models of changes. */
export interface ChangeDeps {
  readonly gateway: OperationGateway;
  readonly flow: ChangeFlow;
  readonly user: UserStore;
}
