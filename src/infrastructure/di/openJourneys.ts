import { ContainerModule } from 'inversify';
import type { Container } from 'inversify';

import { AccountsStore } from '../../application/accounts/AccountsStore';
import { Conversations } from '../../application/chat/Conversations';
import { Outbox } from '../../application/chat/Outbox';
import { SettingFlow, settingFlow } from '../../application/confirmation/changeFlow';
import { FlowDeps } from '../../application/confirmation/FlowDeps';
import { DepositsStore } from '../../application/deposits/DepositsStore';
import { DeviceLocation } from '../../application/ports/DeviceLocation';
import { Installation } from '../../application/ports/Installation';
import { TabKeyValueStore } from '../../application/ports/KeyValueStore';
import type { KeyValueStore } from '../../application/ports/KeyValueStore';
import { OperationGateway } from '../../application/ports/OperationGateway';
import { Pictures } from '../../application/ports/Pictures';
import { StatementFiles } from '../../application/ports/StatementFiles';
import { TableWriter } from '../../application/ports/TableWriter';
import { statementSources, StatementSources } from '../../application/statements/statementSources';
import { UserStore } from '../../application/user/UserStore';
import { PAYMENT_KINDS } from '../../ui/features/paymentKinds';
import { PaymentContext } from '../../ui/flow/payment/PaymentContext';
import { PaymentKinds } from '../../ui/flow/payment/PaymentKinds';
import { BrowserInstallation } from '../device/BrowserInstallation';
import { BrowserLocation } from '../device/BrowserLocation';
import { BrowserPictures } from '../device/BrowserPictures';
import { FileTableWriter } from '../files/FileTableWriter';
import { HttpStatementFiles } from '../files/HttpStatementFiles';

/** Bindings of every signed-in screen but the first, besides the classes that bind themselves. */
const journeyModule = new ContainerModule(({ bind }) => {
  bind<DeviceLocation>(DeviceLocation).to(BrowserLocation);
  bind<Installation>(Installation).to(BrowserInstallation);
  bind<Pictures>(Pictures).to(BrowserPictures);
  bind<StatementFiles>(StatementFiles).to(HttpStatementFiles);
  bind<TableWriter>(TableWriter).toConstantValue(new FileTableWriter());
  bind<SettingFlow>(SettingFlow).toResolvedValue((deps: FlowDeps) => settingFlow(deps), [FlowDeps]);
  bind<StatementSources>(StatementSources).toResolvedValue(
    (gateway: OperationGateway, accounts: AccountsStore, deposits: DepositsStore) =>
      statementSources({ gateway, accounts, deposits }),
    [OperationGateway, AccountsStore, DepositsStore],
  );
  bind(PaymentKinds)
    .toDynamicValue((context) => new PaymentKinds(PAYMENT_KINDS, context.get(PaymentContext)))
    .inSingletonScope();
  bind(Outbox)
    .toDynamicValue((context) => {
      const users = context.get(UserStore);
      return new Outbox({
        store: context.get<KeyValueStore>(TabKeyValueStore),
        userId: () => users.user?.id,
      });
    })
    .inSingletonScope();
});

/** Binds what these screens need and starts what runs beside them: messages are sent from sign-in to sign-out. Returns a function that stops it. */
export function openJourneys(container: Container): () => void {
  container.load(journeyModule);
  const conversations = container.get(Conversations);
  conversations.start();
  return conversations.stop;
}
