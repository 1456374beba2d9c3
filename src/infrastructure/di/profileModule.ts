import { ContainerModule } from 'inversify';
import type { ResolutionContext } from 'inversify';

import { PasswordPolicies } from '../../application/directories/PasswordPolicies';
import { SecurityQuestions } from '../../application/directories/SecurityQuestions';
import { settingFlow } from '../../application/confirmation/changeFlow';
import { Clock } from '../../application/ports/Clock';
import { Identifiers } from '../../application/ports/Identifiers';
import { LimitsStore } from '../../application/limits/LimitsStore';
import { OperationGateway } from '../../application/ports/OperationGateway';
import { Scheduler } from '../../application/ports/Scheduler';
import { SessionStore } from '../../application/session/SessionStore';
import { UserStore } from '../../application/user/UserStore';
import { ChangeLimitViewModel } from '../../ui/limits/ChangeLimitViewModel';
import { AuthenticatorViewModel } from '../../ui/profile/AuthenticatorViewModel';
import { AuthTypeViewModel } from '../../ui/profile/AuthTypeViewModel';
import type { ChangeDeps } from '../../ui/profile/change/ChangeDeps';
import { KnownDevicesViewModel } from '../../ui/profile/KnownDevicesViewModel';
import { LanguageViewModel } from '../../ui/profile/LanguageViewModel';
import { LoginHistoryViewModel } from '../../ui/profile/LoginHistoryViewModel';
import { PasswordViewModel } from '../../ui/profile/PasswordViewModel';
import { PinChangeViewModel } from '../../ui/profile/PinChangeViewModel';
import { QuestionViewModel } from '../../ui/profile/QuestionViewModel';
import { UsernameViewModel } from '../../ui/profile/UsernameViewModel';

/** View-models of the profile. Each lives as long as its pages are shown, and the secrets typed there go with it. */
export const profileModule = new ContainerModule(({ bind }) => {
  bind(PasswordPolicies)
    .toResolvedValue((gateway: OperationGateway) => new PasswordPolicies(gateway), [OperationGateway])
    .inSingletonScope();
  bind(SecurityQuestions)
    .toResolvedValue((gateway: OperationGateway) => new SecurityQuestions(gateway), [OperationGateway])
    .inSingletonScope();
  bind(PasswordViewModel).toDynamicValue(
    (context) => new PasswordViewModel(changeOf(context), context.get(PasswordPolicies)),
  );
  bind(ChangeLimitViewModel).toDynamicValue(
    (context) => new ChangeLimitViewModel({ ...changeOf(context), limits: context.get(LimitsStore) }),
  );
  bind(UsernameViewModel).toDynamicValue((context) => new UsernameViewModel(changeOf(context)));
  bind(QuestionViewModel).toDynamicValue(
    (context) => new QuestionViewModel(changeOf(context), context.get(SecurityQuestions)),
  );
  bind(AuthTypeViewModel).toDynamicValue((context) => new AuthTypeViewModel(changeOf(context)));
  bind(AuthenticatorViewModel).toDynamicValue(
    (context) => new AuthenticatorViewModel(changeOf(context), context.get(SecurityQuestions)),
  );
  bind(PinChangeViewModel).toResolvedValue(
    (gateway: OperationGateway, user: UserStore, session: SessionStore) =>
      new PinChangeViewModel({ gateway, user, session }),
    [OperationGateway, UserStore, SessionStore],
  );
  bind(KnownDevicesViewModel).toDynamicValue((context) => new KnownDevicesViewModel(changeOf(context)));
  bind(LoginHistoryViewModel).toResolvedValue(
    (gateway: OperationGateway) => new LoginHistoryViewModel(gateway),
    [OperationGateway],
  );
  bind(LanguageViewModel).toResolvedValue(
    (gateway: OperationGateway, user: UserStore) => new LanguageViewModel(gateway, user),
    [OperationGateway, UserStore],
  );
});

/** A flow of its own for every change. */
export function changeOf(context: ResolutionContext): ChangeDeps {
  const gateway = context.get<OperationGateway>(OperationGateway);
  const flow = settingFlow({
    gateway,
    identifiers: context.get<Identifiers>(Identifiers),
    clock: context.get<Clock>(Clock),
    scheduler: context.get<Scheduler>(Scheduler),
  });
  return { gateway, flow, user: context.get(UserStore) };
}
