import { afterEach, describe, expect, it, vi } from 'vitest';

import { BrowserPasskeys } from '../../../src/infrastructure/device/BrowserPasskeys';

const UNKNOWN = { siteId: 'bank.example', credentialId: 'key-1' };
const USER = {
  siteId: 'bank.example',
  userHandle: 'AAAA',
  existing: [{ credentialId: 'key-2', transports: ['internal'] }],
};

afterEach(() => vi.unstubAllGlobals());

describe('what password managers are notified of', () => {
  it('is the passkey that is unknown, and those that are accepted', async () => {
    const signalUnknownCredential = vi.fn(async () => undefined);
    const signalAllAcceptedCredentials = vi.fn(async () => undefined);
    vi.stubGlobal('PublicKeyCredential', { signalUnknownCredential, signalAllAcceptedCredentials });
    const device = new BrowserPasskeys();
    await device.reportUnknown(UNKNOWN);
    await device.reportAccepted(USER);
    expect(signalUnknownCredential.mock.calls).toEqual([[{ rpId: 'bank.example', credentialId: 'key-1' }]]);
    expect(signalAllAcceptedCredentials.mock.calls).toEqual([
      [{ rpId: 'bank.example', userId: 'AAAA', allAcceptedCredentialIds: ['key-2'] }],
    ]);
  });

  it.each([
    ['without these signals', {}],
    ['that refuses them', { signalUnknownCredential: () => Promise.reject(new DOMException('', 'SecurityError')) }],
    ['without passkeys', undefined],
  ])('is nothing in a browser %s', async (_name, credential) => {
    vi.stubGlobal('PublicKeyCredential', credential);
    const device = new BrowserPasskeys();
    await expect(device.reportUnknown(UNKNOWN)).resolves.toBeUndefined();
    await expect(device.reportAccepted(USER)).resolves.toBeUndefined();
  });
});
