import { describe, expect, it } from 'vitest';

import type { PasskeyRefusal } from '../../../src/application/ports/PasskeyDevice';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { NewPasskey, Passkey, PasskeyTerms } from '../../../src/domain/user/Passkey';
import { PasskeysViewModel } from '../../../src/ui/features/profile/settings/PasskeysViewModel';
import { aWaitingChange, NOON } from '../../application/support/builders';
import { settle } from '../../application/support/MovableTime';
import { changeDeps } from './changeSupport';

const PHONE: Passkey = { id: '7', name: 'Phone', addedAt: NOON, isBackedUp: true };
const MADE: NewPasskey = { credentialId: 'key-1', clientData: 'AAAA', attestation: 'AAAA', transports: ['internal'] };
const TERMS: PasskeyTerms = {
  challenge: 'AAAA',
  siteId: 'bank.example',
  siteName: 'Tulpar',
  userHandle: 'AAAA',
  login: 'aibek',
  existing: [],
  algorithms: [-7],
  validSeconds: 300,
};

async function aScreen(made: Result<NewPasskey, PasskeyRefusal> = success(MADE)) {
  const change = await changeDeps();
  const { gateway } = change;
  gateway.plain.GET_PASSKEYS = () => success([PHONE]);
  gateway.plain.GET_PASSKEY_OPTIONS = () => success(TERMS);
  gateway.plain.ADD_PASSKEY = ({ operationId }) => success(aWaitingChange({ operationId }));
  gateway.plain.RENAME_PASSKEY = () => success({});
  gateway.plain.REMOVE_PASSKEY = () => success({});
  const accepted: unknown[] = [];
  const passkeys = {
    isAvailable: true,
    suggests: async () => true,
    create: async () => made,
    sign: async () => refusal('impossible' as const),
    cancel: () => undefined,
    reportUnknown: async () => undefined,
    reportAccepted: async (user: Pick<PasskeyTerms, 'userHandle' | 'existing'>) => {
      accepted.push(user);
    },
  };
  const device = {
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1',
    language: () => 'ru' as const,
    deviceKey: () => undefined,
    onLanguage: () => () => undefined,
  };
  return { gateway, accepted, screen: new PasskeysViewModel({ change, passkeys, device }) };
}

describe('PasskeysViewModel', () => {
  it('lists the passkeys, and says when they could not be read', async () => {
    const { screen, gateway } = await aScreen();
    await screen.load();
    expect([screen.status, screen.passkeys]).toEqual(['LOADED', [PHONE]]);
    gateway.plain.GET_PASSKEYS = () => success([]);
    await screen.load();
    expect(screen.status).toBe('EMPTY');
    const other = await aScreen();
    other.gateway.plain.GET_PASSKEYS = () => refusal({ code: 'CLIENT_ERROR' });
    await other.screen.load();
    expect(other.screen.status).toBe('ERROR');
  });

  it('sends what the device has made, under its name until another is typed', async () => {
    const { screen, gateway } = await aScreen();
    expect(screen.name).toBe('iPhone');
    screen.setName('  ');
    expect(screen.givenName).toBe('iPhone');
    screen.setName(' My phone ');
    await screen.submit();
    expect(gateway.requestsOf('ADD_PASSKEY')).toMatchObject([{ name: 'My phone', passkey: MADE }]);
    expect(screen.confirmation.page).toBe('code');
  });

  it('sends nothing for a name that is too long, or when the device makes none', async () => {
    const { screen, gateway } = await aScreen(refusal('cancelled'));
    screen.setName('x'.repeat(61));
    await screen.submit();
    expect(gateway.requestsOf('GET_PASSKEY_OPTIONS')).toEqual([]);
    screen.setName('Phone');
    await screen.submit();
    expect([screen.refused, screen.busy]).toEqual(['cancelled', false]);
    expect(gateway.requestsOf('ADD_PASSKEY')).toEqual([]);
    gateway.plain.GET_PASSKEY_OPTIONS = () => refusal({ code: 'PASSKEY_LIMIT_EXCEEDED' });
    await screen.submit();
    expect([screen.failure?.code, screen.refused]).toEqual(['PASSKEY_LIMIT_EXCEEDED', undefined]);
  });

  it('removes one after a question', async () => {
    const { screen, gateway, accepted } = await aScreen();
    await screen.load();
    screen.ask({ about: 'remove', passkey: PHONE });
    screen.keep();
    await screen.answer();
    expect(gateway.requestsOf('REMOVE_PASSKEY')).toEqual([]);
    screen.ask({ about: 'remove', passkey: PHONE });
    gateway.plain.GET_PASSKEYS = () => success([]);
    await screen.answer();
    await settle();
    expect(gateway.requestsOf('REMOVE_PASSKEY')).toEqual([{ passkeyId: '7' }]);
    expect([screen.asked, screen.passkeys]).toEqual([undefined, []]);
    expect(accepted).toEqual([TERMS]);
  });

  it('tells password managers nothing after a refusal', async () => {
    const { screen, gateway, accepted } = await aScreen();
    screen.ask({ about: 'remove', passkey: PHONE });
    gateway.plain.REMOVE_PASSKEY = () => refusal({ code: 'PASSKEY_NOT_FOUND' });
    await screen.answer();
    await settle();
    expect([accepted, gateway.requestsOf('GET_PASSKEY_OPTIONS')]).toEqual([[], []]);
  });

  it('renames one, shows a refusal, and accepts no empty name', async () => {
    const { screen, gateway } = await aScreen();
    screen.ask({ about: 'rename', passkey: PHONE });
    expect(screen.newName).toBe('Phone');
    screen.setNewName(' ');
    expect(screen.mayAnswer).toBe(false);
    await screen.answer();
    expect(gateway.requestsOf('RENAME_PASSKEY')).toEqual([]);
    screen.setNewName('Work ');
    gateway.plain.RENAME_PASSKEY = () => refusal({ code: 'PASSKEY_NOT_FOUND' });
    await screen.answer();
    expect(gateway.requestsOf('RENAME_PASSKEY')).toEqual([{ passkeyId: '7', name: 'Work' }]);
    expect([screen.asked, screen.failure?.code]).toEqual([undefined, 'PASSKEY_NOT_FOUND']);
  });
});
