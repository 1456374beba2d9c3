import type { CodeConfirmationFlow } from '../../../application/flow/CodeConfirmationFlow';
import type { OperationGateway } from '../../../application/ports/OperationGateway';
import type { UserStore } from '../../../application/user/UserStore';

/** What the view-model of every change is made of. */
export interface ChangeDeps {
  readonly gateway: OperationGateway;
  readonly flow: CodeConfirmationFlow;
  readonly user: UserStore;
}
