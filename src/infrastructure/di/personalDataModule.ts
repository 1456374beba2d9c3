import { ContainerModule } from 'inversify';

import { Pictures } from '../../application/ports/Pictures';
import { OwnValues } from '../../application/profile/OwnValues';
import { PersonalDataStore } from '../../application/profile/PersonalDataStore';
import { AvatarDeps, AvatarViewModel } from '../../ui/features/profile/settings/AvatarViewModel';
import { CompanyViewModel } from '../../ui/features/company/employees/CompanyViewModel';
import { EmailDeps, EmailViewModel } from '../../ui/features/profile/settings/EmailViewModel';
import { HandedInScansViewModel } from '../../ui/features/profile/settings/HandedInScansViewModel';
import { PassportDeps, PassportViewModel } from '../../ui/features/profile/settings/PassportViewModel';
import { ScansViewModel } from '../../ui/flow/uploads/ScansViewModel';
import { UploadDeps } from '../../ui/flow/uploads/UploadsViewModel';
import { BrowserPictures } from '../device/BrowserPictures';

/** Bindings of the personal data of the customer: picture, identity documents, company. */
export const personalDataModule = new ContainerModule(({ bind }) => {
  bind<Pictures>(Pictures).to(BrowserPictures).inSingletonScope();
  bind(PersonalDataStore).toSelf().inSingletonScope();
  bind(OwnValues).toSelf().inSingletonScope();
  bind(AvatarViewModel).toSelf();
  bind(AvatarDeps).toSelf();
  bind(CompanyViewModel).toSelf();
  bind(HandedInScansViewModel).toSelf();
  bind(EmailViewModel).toSelf();
  bind(EmailDeps).toSelf();
  bind(PassportViewModel).toSelf();
  bind(PassportDeps).toSelf();
  bind(UploadDeps).toSelf();
  bind(ScansViewModel).toSelf();
});
