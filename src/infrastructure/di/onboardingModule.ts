import { ContainerModule } from 'inversify';

import { AuthTypeStepViewModel } from '../../ui/firstLogin/AuthTypeStepViewModel';
import { CodeWordViewModel } from '../../ui/firstLogin/CodeWordViewModel';
import { PinViewModel } from '../../ui/firstLogin/PinViewModel';
import { PrivacyPolicyDeps, PrivacyPolicyViewModel } from '../../ui/privacy/PrivacyPolicyViewModel';

/** Bindings of the first-login steps of a new, signed-in user. */
export const onboardingModule = new ContainerModule(({ bind }) => {
  bind(CodeWordViewModel).toSelf();
  bind(AuthTypeStepViewModel).toSelf();
  bind(PinViewModel).toSelf();
  bind(PrivacyPolicyViewModel).toSelf();
  bind(PrivacyPolicyDeps).toSelf();
});
