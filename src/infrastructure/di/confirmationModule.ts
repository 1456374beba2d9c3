import { ContainerModule } from 'inversify';

import { SettingFlow, settingFlow } from '../../application/confirmation/changeFlow';
import { FlowDeps } from '../../application/confirmation/FlowDeps';
import { BankLink, BankLinkDeps } from '../../application/live/BankLink';
import { ChangeDeps } from '../../ui/flow/change/ChangeDeps';

/** Bindings of confirmations by a code; each injection gets a flow of its own. */
export const confirmationModule = new ContainerModule(({ bind }) => {
  bind(FlowDeps).toSelf();
  bind(BankLink).toSelf().inSingletonScope();
  bind(BankLinkDeps).toSelf();
  bind<SettingFlow>(SettingFlow).toResolvedValue((deps: FlowDeps) => settingFlow(deps), [FlowDeps]);
  bind(ChangeDeps).toSelf();
});
