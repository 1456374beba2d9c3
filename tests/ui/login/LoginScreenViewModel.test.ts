import { describe, expect, it } from 'vitest';

import { SessionKeeper } from '../../../src/application/session/SessionKeeper';
import { SessionStore } from '../../../src/application/session/SessionStore';
import { SignIn } from '../../../src/application/session/SignIn';
import { refusal, success } from '../../../src/domain/result/Result';
import { LoginScreenViewModel } from '../../../src/ui/features/entrance/login/LoginScreenViewModel';
import { FakeAuthenticationGateway } from '../../application/support/FakeAuthenticationGateway';
import { FakeBrowser, FakeRestart, MemoryVault } from '../../application/support/fakePorts';
import { MovableTime, settle } from '../../application/support/MovableTime';

function aScreen() {
  const gateway = new FakeAuthenticationGateway();
  const keeper = new SessionKeeper(new MemoryVault());
  const tabs = new FakeBrowser().openTab();
  const session = new SessionStore({ keeper, gateway, tabs, scheduler: new MovableTime(), restart: new FakeRestart() });
  return { screen: new LoginScreenViewModel(new SignIn(gateway, session), session, gateway), gateway, session };
}

describe('LoginScreenViewModel', () => {
  it('speaks of problems only after the first attempt, and sends nothing while there are some', async () => {
    const { screen, gateway } = aScreen();
    expect(screen.violations).toEqual({});
    await screen.submit();
    expect(screen.violations).toEqual({ username: 'USERNAME_REQUIRED', password: 'PASSWORD_REQUIRED' });
    screen.setUsername('aibek');
    expect(screen.violations).toEqual({ password: 'PASSWORD_REQUIRED' });
    expect(gateway.calls).toEqual([]);
  });

  it('continues to the code and deletes the password', async () => {
    const { screen, session } = aScreen();
    screen.setUsername('aibek');
    screen.setPassword('Tulpar-2026');
    await screen.submit();
    expect(session.status).toBe('secondFactor');
    expect(session.session?.phoneNumber).toBe('+996 *** ** 12 34');
    expect(screen.password).toBe('');
    expect(screen.violations).toEqual({});
  });

  it('shows one refusal for login and password and keeps the login', async () => {
    const { screen, gateway, session } = aScreen();
    gateway.authenticate = async () => refusal({ code: 'INVALID_LOGIN_OR_PASSWORD' });
    screen.setUsername('aibek');
    screen.setPassword('wrong-password-1');
    await screen.submit();
    expect(screen.failure?.code).toBe('INVALID_LOGIN_OR_PASSWORD');
    expect([screen.username, screen.password]).toEqual(['aibek', '']);
    expect(screen.violations).toEqual({});
    expect(session.status).not.toBe('secondFactor');
  });

  it('keeps the password when the bank could not be reached', async () => {
    const { screen, gateway } = aScreen();
    gateway.authenticate = async () => refusal({ code: 'CLIENT_ERROR', referenceId: 'r' });
    screen.setUsername('aibek');
    screen.setPassword('Tulpar-2026');
    await screen.submit();
    expect(screen.failure).toEqual({ code: 'CLIENT_ERROR', referenceId: 'r' });
    expect(screen.password).toBe('Tulpar-2026');
    expect(screen.busy).toBe(false);
  });

  it('asks once for two presses', async () => {
    const { screen, gateway } = aScreen();
    screen.setUsername('aibek');
    screen.setPassword('Tulpar-2026');
    await Promise.all([screen.submit(), screen.submit()]);
    expect(gateway.calls).toEqual(['authenticate']);
  });

  it.each([
    { shouldShowText: true, behaviorCode: 'none', banner: 'Работы ночью', blocked: false },
    { shouldShowText: false, behaviorCode: 'none', banner: undefined, blocked: false },
    { shouldShowText: true, behaviorCode: 'block', banner: 'Работы ночью', blocked: true },
  ])('banner for $behaviorCode, shown: $shouldShowText', async ({ shouldShowText, behaviorCode, banner, blocked }) => {
    const { screen, gateway } = aScreen();
    gateway.globalStatus = async () => success({ text: 'Работы ночью', shouldShowText, behaviorCode });
    await screen.load();
    expect(screen.banner).toBe(banner);
    expect(screen.blocked).toBe(blocked);
    screen.setUsername('aibek');
    screen.setPassword('Tulpar-2026');
    await screen.submit();
    expect(gateway.calls.includes('authenticate')).toBe(!blocked);
  });

  it('shows the form of a blocked bank only on request of an administrator', async () => {
    const { screen, gateway } = aScreen();
    gateway.globalStatus = async () => success({ text: '', shouldShowText: false, behaviorCode: 'block' });
    await screen.load();
    expect([screen.isOpen, screen.banner]).toEqual([false, undefined]);
    screen.enterAsStaff();
    expect(screen.isOpen).toBe(true);
    screen.setUsername('meerim');
    screen.setPassword('Tulpar-2026');
    await screen.submit();
    expect(gateway.calls).toContain('authenticate');
  });

  it('learns from a refused sign-in that the bank is blocked, and from another look that it is open again', async () => {
    const { screen, gateway } = aScreen();
    gateway.authenticate = async () => refusal({ code: 'IBANK_BLOCKED' });
    gateway.globalStatus = async () => success({ text: 'Закрыто', shouldShowText: true, behaviorCode: 'block' });
    screen.setUsername('aibek');
    screen.setPassword('Tulpar-2026');
    await screen.submit();
    await settle();
    expect([screen.isOpen, screen.banner, screen.failure?.code]).toEqual([false, 'Закрыто', 'IBANK_BLOCKED']);
    gateway.globalStatus = async () => success({ text: '', shouldShowText: false, behaviorCode: 'none' });
    await screen.load();
    expect(screen.isOpen).toBe(true);
  });

  it('shows no banner when the bank cannot be asked', async () => {
    const { screen, gateway } = aScreen();
    gateway.globalStatus = async () => refusal({ code: 'CLIENT_ERROR' });
    await screen.load();
    expect(screen.banner).toBeUndefined();
    expect(screen.failure).toBeUndefined();
  });
});
