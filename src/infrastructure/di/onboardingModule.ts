import { ContainerModule } from 'inversify';

import { AuthTypeStepViewModel } from '../../ui/features/entrance/firstLogin/AuthTypeStepViewModel';
import { CodeWordViewModel } from '../../ui/features/entrance/firstLogin/CodeWordViewModel';
import { PinViewModel } from '../../ui/features/entrance/firstLogin/PinViewModel';
import { PrivacyPolicyDeps, PrivacyPolicyViewModel } from '../../ui/features/profile/privacy/PrivacyPolicyViewModel';

/** Bindings of the first-login steps of a new, signed-in user. */
export const onboardingModule = new ContainerModule(({ bind }) => {
  bind(CodeWordViewModel).toSelf();
  bind(AuthTypeStepViewModel).toSelf();
  bind(PinViewModel).toSelf();
  bind(PrivacyPolicyViewModel).toSelf();
  bind(PrivacyPolicyDeps).toSelf();
});
