import type { StoredSession } from '../../../src/application/ports/SessionVault';
import { SessionKeeper } from '../../../src/application/session/SessionKeeper';
import { SessionStore } from '../../../src/application/session/SessionStore';
import { FakeAuthenticationGateway } from './FakeAuthenticationGateway';
import { FakeBrowser, FakeRestart, MemoryVault } from './fakePorts';
import { MovableTime } from './MovableTime';

/** A tab whose session stands where it is said to, or has none, with a bank that lets everybody on. */
export function aTabAt(values: Partial<StoredSession> | undefined) {
  const stored = values && {
    sessionKey: 'key',
    sessionId: '7',
    stage: 'secondFactor' as const,
    phoneNumber: '',
    ...values,
  };
  const time = new MovableTime();
  const gateway = new FakeAuthenticationGateway();
  const vault = new MemoryVault(stored);
  const keeper = new SessionKeeper(vault);
  const tabs = new FakeBrowser().openTab();
  const session = new SessionStore({ keeper, gateway, tabs, scheduler: time, restart: new FakeRestart() });
  return { session, gateway, vault, time };
}
