import { settingFlow } from '../../../src/application/confirmation/changeFlow';
import { UserStore } from '../../../src/application/user/UserStore';
import { SECURITY_QUESTIONS } from '../../support/securityQuestions';
import type { User } from '../../../src/domain/user/User';
import { success } from '../../../src/domain/result/Result';
import type { ChangeDeps } from '../../../src/ui/flow/change/ChangeDeps';
import { aUser } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { CountingIdentifiers } from '../../application/support/fakePorts';
import { MovableTime } from '../../application/support/MovableTime';

export interface ChangeUnderTest extends ChangeDeps {
  readonly gateway: FakeOperationGateway;
  readonly time: MovableTime;
}

/** Dependencies of a profile change, for this user of a bank that confirms everything. */
export async function changeDeps(user: Partial<User> = {}): Promise<ChangeUnderTest> {
  const time = new MovableTime();
  const gateway = new FakeOperationGateway({
    GET_SELF_USER_DATA: () => success(aUser(user)),
    GET_SECURITY_QUESTIONS: () => success({ dataVersion: 1n, content: SECURITY_QUESTIONS }),
    CONFIRM_UTILITY_OPERATION: ({ operationId }) => success({ operationId }),
  });
  const store = new UserStore(gateway);
  await store.reload();
  const flow = settingFlow({
    gateway,
    identifiers: new CountingIdentifiers(),
    clock: time,
    scheduler: time,
  });
  return { gateway, time, flow, user: store };
}
