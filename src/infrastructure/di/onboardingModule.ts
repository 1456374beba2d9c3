import { ContainerModule } from 'inversify';

import { SessionStore } from '../../application/session/SessionStore';
import { Onboarding } from '../../application/user/Onboarding';
import { UserStore } from '../../application/user/UserStore';
import { AuthTypeStepViewModel } from '../../ui/firstLogin/AuthTypeStepViewModel';
import { CodeWordViewModel } from '../../ui/firstLogin/CodeWordViewModel';
import { PinViewModel } from '../../ui/firstLogin/PinViewModel';
import { PrivacyPolicyViewModel } from '../../ui/privacy/PrivacyPolicyViewModel';

/** Bindings of the first-login steps of a new, signed-in user. */
export const onboardingModule = new ContainerModule(({ bind }) => {
  bind(CodeWordViewModel).toResolvedValue((onboarding: Onboarding) => new CodeWordViewModel(onboarding), [Onboarding]);
  bind(AuthTypeStepViewModel).toResolvedValue(
    (onboarding: Onboarding) => new AuthTypeStepViewModel(onboarding),
    [Onboarding],
  );
  bind(PinViewModel).toResolvedValue((onboarding: Onboarding) => new PinViewModel(onboarding), [Onboarding]);
  bind(PrivacyPolicyViewModel).toResolvedValue(
    (onboarding: Onboarding, user: UserStore, session: SessionStore) =>
      new PrivacyPolicyViewModel({ onboarding, user, session }),
    [Onboarding, UserStore, SessionStore],
  );
});
