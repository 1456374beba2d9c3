import { describe, expect, it } from 'vitest';

import { refusal, success } from '../../../src/domain/result/Result';
import type { KnownDevice } from '../../../src/domain/user/KnownDevice';
import { KnownDevicesViewModel } from '../../../src/ui/features/profile/settings/KnownDevicesViewModel';
import { aWaitingChange, NOON } from '../../application/support/builders';
import { settle } from '../../application/support/MovableTime';
import { changeDeps } from './changeSupport';

const HERE: KnownDevice = {
  id: '7',
  userAgent: 'Firefox/140',
  address: '203.0.113.7',
  rememberedAt: NOON,
  lastUsedAt: NOON,
};
const ELSEWHERE: KnownDevice = { ...HERE, id: '8' };

async function aScreen(onlyKnown = false) {
  const deps = await changeDeps();
  const { gateway } = deps;
  gateway.plain.GET_KNOWN_DEVICES = () => success({ devices: [HERE, ELSEWHERE], onlyKnown });
  gateway.plain.ALLOW_ONLY_KNOWN_DEVICES = ({ operationId }) => success(aWaitingChange({ operationId }));
  gateway.plain.FORGET_DEVICE = () => success({});
  return { gateway, screen: new KnownDevicesViewModel(deps) };
}

describe('KnownDevicesViewModel', () => {
  it('lists the browsers and says which may sign in', async () => {
    const { screen } = await aScreen(true);
    expect([screen.status, screen.allowed]).toEqual(['LOADING', undefined]);
    await screen.load();
    expect([screen.status, screen.allowed, screen.devices]).toEqual(['LOADED', 'known', [HERE, ELSEWHERE]]);
  });

  it('shows a failed load, and an empty list', async () => {
    const { screen, gateway } = await aScreen();
    gateway.plain.GET_KNOWN_DEVICES = () => refusal({ code: 'CLIENT_ERROR' });
    await screen.load();
    expect(screen.status).toBe('ERROR');
    gateway.plain.GET_KNOWN_DEVICES = () => success({ devices: [], onlyKnown: false });
    await screen.load();
    expect(screen.status).toBe('EMPTY');
  });

  it('asks before a browser is forgotten, and shows what is left', async () => {
    const { screen, gateway } = await aScreen();
    await screen.load();
    screen.ask(ELSEWHERE);
    screen.keep();
    await screen.forget();
    expect(gateway.requestsOf('FORGET_DEVICE')).toEqual([]);
    gateway.plain.GET_KNOWN_DEVICES = () => success({ devices: [HERE], onlyKnown: false });
    screen.ask(ELSEWHERE);
    await screen.forget();
    expect(gateway.requestsOf('FORGET_DEVICE')).toEqual([{ deviceId: '8' }]);
    expect([screen.devices, screen.asked, screen.failure]).toEqual([[HERE], undefined, undefined]);
  });

  it('says why a browser is not forgotten', async () => {
    const { screen, gateway } = await aScreen(true);
    await screen.load();
    gateway.plain.FORGET_DEVICE = () => refusal({ code: 'LAST_KNOWN_DEVICE' });
    screen.ask(HERE);
    await screen.forget();
    expect(screen.failure?.code).toBe('LAST_KNOWN_DEVICE');
  });

  it('sends a choice that differs from what holds, waits for its code and reads anew what holds then', async () => {
    const { screen, gateway } = await aScreen();
    await screen.load();
    screen.choose('any');
    await screen.submit();
    expect(gateway.requestsOf('ALLOW_ONLY_KNOWN_DEVICES')).toEqual([]);
    screen.choose('known');
    await screen.submit();
    expect(gateway.requestsOf('ALLOW_ONLY_KNOWN_DEVICES')).toMatchObject([{ onlyKnown: true }]);
    expect(screen.confirmation.page).toBe('code');
    gateway.plain.GET_KNOWN_DEVICES = () => success({ devices: [HERE], onlyKnown: true });
    screen.confirmation.setOtp('123456');
    await screen.confirmation.confirm();
    await settle();
    expect([screen.confirmation.page, screen.current]).toEqual(['done', 'known']);
    screen.openForm();
    expect([screen.confirmation.page, screen.changed]).toEqual(['form', false]);
  });
});
