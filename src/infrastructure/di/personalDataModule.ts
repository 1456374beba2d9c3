import { ContainerModule } from 'inversify';

import { AvatarStore } from '../../application/profile/AvatarStore';
import { PersonalDataStore } from '../../application/profile/PersonalDataStore';
import { Clock } from '../../application/ports/Clock';
import { Identifiers } from '../../application/ports/Identifiers';
import { OperationGateway } from '../../application/ports/OperationGateway';
import { Pictures } from '../../application/ports/Pictures';
import { Scheduler } from '../../application/ports/Scheduler';
import { BankTime } from '../../application/time/BankTime';
import { Countdown } from '../../application/time/Countdown';
import { UserStore } from '../../application/user/UserStore';
import { AvatarViewModel } from '../../ui/profile/AvatarViewModel';
import { CompanyViewModel } from '../../ui/profile/CompanyViewModel';
import { EmailViewModel } from '../../ui/profile/EmailViewModel';
import { PassportViewModel } from '../../ui/profile/PassportViewModel';
import { ScansViewModel } from '../../ui/uploads/ScansViewModel';
import { BrowserPictures } from '../device/BrowserPictures';
import { changeOf } from './profileModule';

/** Bindings of the personal data of the customer: picture, identity documents, company. */
export const personalDataModule = new ContainerModule(({ bind }) => {
  bind<Pictures>(Pictures)
    .toResolvedValue(() => new BrowserPictures())
    .inSingletonScope();
  bind(AvatarStore)
    .toResolvedValue(
      (gateway: OperationGateway, user: UserStore) => new AvatarStore(gateway, user),
      [OperationGateway, UserStore],
    )
    .inSingletonScope();
  bind(PersonalDataStore)
    .toResolvedValue((gateway: OperationGateway) => new PersonalDataStore(gateway), [OperationGateway])
    .inSingletonScope();
  bind(AvatarViewModel).toResolvedValue(
    (gateway: OperationGateway, pictures: Pictures, avatar: AvatarStore) =>
      new AvatarViewModel({ gateway, pictures, avatar }),
    [OperationGateway, Pictures, AvatarStore],
  );
  bind(CompanyViewModel).toResolvedValue(
    (gateway: OperationGateway) => new CompanyViewModel(gateway),
    [OperationGateway],
  );
  bind(EmailViewModel).toDynamicValue(
    (context) =>
      new EmailViewModel({
        ...changeOf(context),
        personal: context.get(PersonalDataStore),
        resendCountdown: new Countdown(context.get<Clock>(Clock), context.get<Scheduler>(Scheduler)),
      }),
  );
  bind(PassportViewModel).toDynamicValue(
    (context) =>
      new PassportViewModel({
        ...changeOf(context),
        personal: context.get(PersonalDataStore),
        clock: context.get(BankTime),
        scans: new ScansViewModel({
          gateway: context.get<OperationGateway>(OperationGateway),
          identifiers: context.get<Identifiers>(Identifiers),
          pictures: context.get<Pictures>(Pictures),
        }),
      }),
  );
});
