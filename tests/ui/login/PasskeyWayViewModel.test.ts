import { describe, expect, it } from 'vitest';

import { PasskeySignIn } from '../../../src/application/session/PasskeySignIn';
import { SessionKeeper } from '../../../src/application/session/SessionKeeper';
import { SessionStore } from '../../../src/application/session/SessionStore';
import { refusal, success } from '../../../src/domain/result/Result';
import type { PasskeyProof } from '../../../src/domain/user/Passkey';
import { PasskeyWayViewModel } from '../../../src/ui/features/entrance/login/PasskeyWayViewModel';
import { FakeAuthenticationGateway } from '../../application/support/FakeAuthenticationGateway';
import { FakePasskeyDevice } from '../../application/support/FakePasskeyDevice';
import { FakeBrowser, FakeRestart, MemoryVault } from '../../application/support/fakePorts';
import { MovableTime, settle } from '../../application/support/MovableTime';

const PROOF: PasskeyProof = {
  credentialId: 'key-1',
  clientData: 'AAAA',
  authenticatorData: 'AAAA',
  signature: 'AAAA',
  userHandle: 'AAAA',
};

function aScreen(hasPasskeys = true) {
  const gateway = new FakeAuthenticationGateway();
  const device = new FakePasskeyDevice();
  const scheduler = new MovableTime();
  const keeper = new SessionKeeper(new MemoryVault());
  const tabs = new FakeBrowser().openTab();
  const session = new SessionStore({ keeper, gateway, tabs, scheduler, restart: new FakeRestart() });
  const settings = { host: '', hasPasskeys };
  const signIn = new PasskeySignIn({ gateway, session, device, scheduler, settings });
  return { screen: new PasskeyWayViewModel(signIn), gateway, device, scheduler, session };
}

describe('the button for a passkey', () => {
  it('is offered at a bank with passkeys, in a browser that knows them', () => {
    expect(aScreen().screen.isOffered).toBe(true);
    expect(aScreen(false).screen.isOffered).toBe(false);
    const { screen, device } = aScreen();
    device.isAvailable = false;
    expect(screen.isOffered).toBe(false);
  });

  it('signs in by the passkey the device answers with', async () => {
    const { screen, device, gateway, session } = aScreen();
    void screen.submit();
    await settle();
    expect([screen.busy, device.asked]).toEqual([true, ['dialog']]);
    await device.answer(success(PROOF));
    expect(gateway.calls).toEqual(['beginPasskeySignIn', 'signInWithPasskey key-1']);
    expect([session.status, screen.busy]).toEqual(['active', false]);
  });

  it('says that the device has used none, and waits in the field again', async () => {
    const { screen, device } = aScreen();
    void screen.submit();
    await settle();
    await device.answer(refusal('cancelled'));
    expect([screen.isCancelled, screen.failure, device.asked]).toEqual([true, undefined, ['dialog', 'field']]);
  });

  it('shows what the bank refuses, and asks for no other passkey by itself', async () => {
    const { screen, device, gateway } = aScreen();
    gateway.signInWithPasskey = async () => refusal({ code: 'PASSKEY_UNKNOWN' });
    void screen.submit();
    await settle();
    await device.answer(success(PROOF));
    expect([screen.failure?.code, screen.isCancelled, device.asked]).toEqual(['PASSKEY_UNKNOWN', false, ['dialog']]);
    gateway.beginPasskeySignIn = async () => refusal({ code: 'NETWORK_ERROR' });
    await screen.submit();
    expect(screen.failure?.code).toBe('NETWORK_ERROR');
  });
});

describe('the suggestion in the field', () => {
  it('takes no place of a request that is under way', async () => {
    const { screen, device } = aScreen();
    void screen.submit();
    await settle();
    await screen.open();
    expect(device.asked).toEqual(['dialog']);
  });

  it('signs in, or shows what the bank refuses', async () => {
    const { screen, device, gateway } = aScreen();
    gateway.signInWithPasskey = async () => refusal({ code: 'PASSKEY_COPIED' });
    void screen.open();
    await settle();
    await device.answer(success(PROOF));
    expect([screen.failure?.code, device.asked]).toEqual(['PASSKEY_COPIED', ['field']]);
  });

  it('gets another challenge before the present one ends', async () => {
    const { screen, device, gateway, scheduler } = aScreen();
    void screen.open();
    await settle();
    await scheduler.move(269_000);
    expect(device.asked).toEqual(['field']);
    await scheduler.move(1000);
    expect(gateway.calls).toEqual(['beginPasskeySignIn', 'beginPasskeySignIn']);
    screen.close();
    await settle();
    expect(device.asked).toEqual(['field', 'field']);
  });

  it('gives way to the button, and is not asked for by a browser without suggestions', async () => {
    const { screen, device } = aScreen();
    void screen.open();
    await settle();
    void screen.submit();
    await settle();
    expect([device.asked, screen.isCancelled]).toEqual([['field', 'dialog'], false]);
    const other = aScreen();
    other.device.canSuggest = false;
    await other.screen.open();
    expect(other.gateway.calls).toEqual([]);
  });
});
