import { describe, expect, it } from 'vitest';

import { DEVICE_KEY, DeviceMemory } from '../../../src/application/session/DeviceMemory';
import { refusal, success } from '../../../src/domain/result/Result';
import { FakeOperationGateway } from '../support/FakeOperationGateway';
import { MemoryStore } from '../support/fakePorts';

function aBrowser(settings = new MemoryStore()) {
  const gateway = new FakeOperationGateway({
    REMEMBER_DEVICE: ({ deviceKey }) => success({ deviceKey: deviceKey ?? 'given by the bank' }),
  });
  const tabSettings = new MemoryStore();
  const memory = (sessionId: string) => new DeviceMemory({ gateway, settings, tabSettings, session: { sessionId } });
  return { gateway, settings, memory };
}

describe('a browser somebody has signed in from', () => {
  it('keeps the key the bank gives it, and asks once in a session', async () => {
    const { gateway, settings, memory } = aBrowser();
    await memory('1').remember();
    await memory('1').remember();
    expect(settings.read(DEVICE_KEY)).toBe('given by the bank');
    expect(gateway.requestsOf('REMEMBER_DEVICE')).toEqual([{}]);
  });

  it('shows its key with the next sign-in and keeps the answer', async () => {
    const { gateway, memory } = aBrowser();
    await memory('1').remember();
    await memory('2').remember();
    expect(gateway.requestsOf('REMEMBER_DEVICE')).toEqual([{}, { deviceKey: 'given by the bank' }]);
  });

  it.each([
    ['CLIENT_ERROR', 'an older key'],
    ['INVALID_REQUEST', undefined],
  ] as const)('after %s keeps %j', async (code, kept) => {
    const { gateway, settings, memory } = aBrowser();
    settings.write(DEVICE_KEY, 'an older key');
    gateway.plain.REMEMBER_DEVICE = () => refusal({ code });
    await memory('1').remember();
    expect(settings.read(DEVICE_KEY)).toBe(kept);
  });
});
