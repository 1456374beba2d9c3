import { SettingFlow } from '../../../application/confirmation/changeFlow';
import { inject, injectable } from '../../../application/injection';
import { OperationGateway } from '../../../application/ports/OperationGateway';
import { UserStore } from '../../../application/user/UserStore';

/** Dependencies of the view-models of changes. */
@injectable()
export class ChangeDeps {
  @inject(OperationGateway) readonly gateway!: OperationGateway;
  @inject(SettingFlow) readonly flow!: SettingFlow;
  @inject(UserStore) readonly user!: UserStore;
}
