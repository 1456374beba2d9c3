import type { Catalogue } from '../../../../src/application/operations/catalogue';
import type { transferOperations } from '../../../../src/application/operations/transfers';
import { accountAdapters } from '../../../../src/infrastructure/registry/accounts';
import type { AdaptersFor } from '../../../../src/infrastructure/registry/adapter';
import { customerAdapters } from '../../../../src/infrastructure/registry/customer';
import { directoryAdapters } from '../../../../src/infrastructure/registry/directories';
import { onboardingAdapters } from '../../../../src/infrastructure/registry/onboarding';
import { securityAdapters } from '../../../../src/infrastructure/registry/security';
import { transferAdapters } from '../../../../src/infrastructure/registry/transfers';
import { utilityAdapters } from '../../../../src/infrastructure/registry/utilities';

export const adapters: AdaptersFor<typeof transferOperations> = {
  MAKE_OWN_ACCOUNTS_TRANSFER: transferAdapters.MAKE_OWN_ACCOUNTS_TRANSFER,
  SEND_OTP_BY_SMS: transferAdapters.SEND_OTP_BY_SMS,
  CONFIRM_TRANSFER: transferAdapters.CONFIRM_TRANSFER,
};

export const registry: AdaptersFor<Catalogue> = {
  ...accountAdapters,
  ...transferAdapters,
  ...utilityAdapters,
  ...securityAdapters,
  ...onboardingAdapters,
  ...customerAdapters,
  ...directoryAdapters,
};
