import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { passkeyOperations } from '../../src/application/operations/passkeys';
import { SoftwareAuthenticator } from '../support/SoftwareAuthenticator';
import { codeRefusals, HOLD_AND_CAP } from './support/codeLimits';
import { additionOf, addPasskey, signInBy, SITE, startPasskeyServer, termsFor, utility } from './support/passkeyStory';
import { expectEveryFailure } from './support/producedFailures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { laterVisit } from './support/visits';
import type { WireClient } from './support/WireClient';

expectEveryFailure();

const FIVE_MINUTES_MS = 5 * 60_000;

let server: TestServer;
let client: WireClient;

beforeAll(async () => {
  server = await startPasskeyServer();
});
beforeEach(async () => {
  await server.bank.database.owner.query('delete from passkey; delete from passkey_challenge');
  client = await laterVisit(server);
});
afterAll(() => server.close());

const newDevice = () => new SoftwareAuthenticator(SITE.origin);

async function list(by = client): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const { data } = await utility(by, 'GET_PASSKEYS');
  return Array.isArray(data) ? data : [];
}

async function noticesTo(login: string, pattern: string): Promise<number> {
  await server.round('textMessages');
  const { rows } = await server.bank.database.owner.query<{ count: number }>(
    'select count(*)::int as count from sandbox_message where login = $1 and text like $2',
    [login, pattern],
  );
  return rows[0]?.count ?? 0;
}

async function auditOf(event: string): Promise<readonly string[]> {
  const { rows } = await server.bank.database.owner.query<{ result: string }>(
    'select result from audit_event where event = $1 order by id',
    [event],
  );
  return rows.map(({ result }) => result);
}

/** Puts rows of passkeys beside those that were added, up to the limit. */
async function fill(login: string, count: number): Promise<void> {
  await server.bank.database.owner.query(
    `insert into passkey (user_id, credential_id, public_key, counter, transports, is_backed_up, name, added_at)
      select u.id, uuid_send(gen_random_uuid()), '', 0, '{}', false, 'key ' || n, now()
        from app_user u, generate_series(1, $2::int) n where u.login = $1`,
    [login, count],
  );
}

describe('a new passkey', () => {
  it('is added with the code of the present factor, ends other sessions, and the user is notified', async () => {
    const elsewhere = await server.signedIn('aibek');
    const device = new SoftwareAuthenticator(SITE.origin, { isBackedUp: true });
    const request = additionOf(device, await termsFor(client), { name: 'Телефон Айбека' });
    const { code, text } = await server.codeSentBy('aibek', () => utility(client, 'ADD_PASSKEY', request));
    expect(text).toContain('добавления ключа доступа (Телефон Айбека)');
    expect(await list()).toEqual([]);
    expect(await signInBy(server.visitor(), device)).toBe('PASSKEY_UNKNOWN');
    const confirmed = { operationId: request.operationId, otp: code };
    expect((await utility(client, 'CONFIRM_UTILITY_OPERATION', confirmed)).data).toEqual({
      operationId: request.operationId,
    });
    expect(await list()).toMatchObject([{ name: 'Телефон Айбека', isBackedUp: true }]);
    expect((await elsewhere.validateSession()).error?.code).toBe('INVALID_SESSION_KEY');
    expect(await noticesTo('aibek', '%добавлен ключ доступа%')).toBe(1);
    expect(await auditOf('PASSKEY_ADDED')).toEqual(['SUCCESS']);
  });

  it('is one of several with names of their own; the terms of another one list them', async () => {
    const first = await addPasskey(server, client, 'aibek', newDevice(), 'First');
    await addPasskey(server, client, 'aibek', newDevice(), 'Second');
    expect((await list()).map(({ name }) => name)).toEqual(['Second', 'First']);
    const { data } = await utility(client, 'GET_PASSKEY_OPTIONS');
    expect(data).toMatchObject({ rpId: SITE.id, rpName: 'Tulpar', userName: 'aibek', validSeconds: 300 });
    expect(JSON.stringify(data)).toContain(first.credentialId.toString('base64url'));
  });

  it('gets the same answer to the same request, and a used id serves no other', async () => {
    const request = additionOf(newDevice(), await termsFor(client));
    await server.codeSentBy('aibek', () => utility(client, 'ADD_PASSKEY', request));
    expect((await utility(client, 'ADD_PASSKEY', request)).success).toBe(true);
    expect((await utility(client, 'ADD_PASSKEY', { ...request, name: 'Other' })).code).toBe('OPERATION_ID_REUSED');
  });

  it('is refused with a name of its own for each fault, and its challenge is used up', async () => {
    const outcomes: string[] = [];
    for (const deviation of [
      { origin: 'https://bank.example.evil.example' },
      { siteId: 'evil.example' },
      { isVerified: false },
      { type: 'webauthn.get' },
    ]) {
      const terms = await termsFor(client);
      const { code } = await utility(client, 'ADD_PASSKEY', additionOf(newDevice(), terms, deviation));
      const again = await utility(client, 'ADD_PASSKEY', additionOf(newDevice(), terms));
      outcomes.push(`${code} ${again.code}`);
    }
    expect(outcomes).toEqual([
      'PASSKEY_FOREIGN_ORIGIN PASSKEY_CHALLENGE_EXPIRED',
      'PASSKEY_FOREIGN_ORIGIN PASSKEY_CHALLENGE_EXPIRED',
      'PASSKEY_USER_NOT_VERIFIED PASSKEY_CHALLENGE_EXPIRED',
      'PASSKEY_NOT_VALID PASSKEY_CHALLENGE_EXPIRED',
    ]);
  });

  it('is refused when its parts are no answer of a device at all', async () => {
    const request = additionOf(newDevice(), await termsFor(client));
    const sent = (passkey: object) =>
      utility(client, 'ADD_PASSKEY', { ...request, passkey: { ...request.passkey, ...passkey } });
    expect((await sent({ clientData: 'AAAA' })).code).toBe('PASSKEY_NOT_VALID');
    expect((await sent({ attestation: 'AAAA' })).code).toBe('PASSKEY_NOT_VALID');
    const other = additionOf(newDevice(), await termsFor(client));
    const renamed = { ...other.passkey, credentialId: 'AAAA' };
    expect((await utility(client, 'ADD_PASSKEY', { ...other, passkey: renamed })).code).toBe('PASSKEY_NOT_VALID');
  });

  it('answers its challenge within five minutes, in the session and for the user that asked', async () => {
    const sent = async (by: WireClient, terms: Awaited<ReturnType<typeof termsFor>>) =>
      (await utility(by, 'ADD_PASSKEY', additionOf(newDevice(), terms))).code;
    const sameUser = await server.signedIn('aibek');
    const otherUser = await server.signedIn('aizada');
    const terms = await termsFor(client);
    expect([await sent(otherUser, terms), await sent(sameUser, terms)]).toEqual([
      'PASSKEY_CHALLENGE_EXPIRED',
      'PASSKEY_CHALLENGE_EXPIRED',
    ]);
    server.bank.clock.advance(FIVE_MINUTES_MS);
    expect(await sent(client, terms)).toBe('PASSKEY_CHALLENGE_EXPIRED');
  });

  it('is no second one of the same key, before the code and after it', async () => {
    const device = newDevice();
    const early = additionOf(device, await termsFor(client));
    const { code } = await server.codeSentBy('aibek', () => utility(client, 'ADD_PASSKEY', early));
    await addPasskey(server, client, 'aibek', device);
    const confirmed = { operationId: early.operationId, otp: code };
    const late = await utility(client, 'ADD_PASSKEY', additionOf(device, await termsFor(client)));
    expect(late.code).toBe('PASSKEY_ALREADY_ADDED');
    expect((await utility(client, 'CONFIRM_UTILITY_OPERATION', confirmed)).code).toBe('PASSKEY_ALREADY_ADDED');
    expect(await list()).toHaveLength(1);
  });

  it('is at most the tenth', async () => {
    await fill('aibek', 9);
    const terms = await termsFor(client);
    const request = additionOf(newDevice(), await termsFor(client));
    const { code } = await server.codeSentBy('aibek', () => utility(client, 'ADD_PASSKEY', request));
    await fill('aibek', 1);
    const confirmed = { operationId: request.operationId, otp: code };
    expect((await utility(client, 'CONFIRM_UTILITY_OPERATION', confirmed)).code).toBe('PASSKEY_LIMIT_EXCEEDED');
    expect((await utility(client, 'GET_PASSKEY_OPTIONS')).code).toBe('PASSKEY_LIMIT_EXCEEDED');
    const late = await utility(client, 'ADD_PASSKEY', additionOf(newDevice(), terms));
    expect(late.code).toBe('PASSKEY_LIMIT_EXCEEDED');
  });

  it('waits with other unfinished changes under the limits of codes', async () => {
    const asked = async () => utility(client, 'ADD_PASSKEY', additionOf(newDevice(), await termsFor(client)));
    const codes = new Set<string>();
    for (let index = 0; index < 6; index += 1) {
      codes.add((await asked()).code);
    }
    expect(codes).toContain('MAX_OTP_TRIES');
    expect(await codeRefusals(server, 'aibek', asked)).toEqual(HOLD_AND_CAP);
  });
});

describe('a passkey of a user', () => {
  it('is renamed by its user alone', async () => {
    await addPasskey(server, client, 'aibek');
    const [passkey] = await list();
    const request = { passkeyId: passkey?.id ?? '', name: 'Work phone' };
    const other = await server.signedIn('aizada');
    expect((await utility(other, 'RENAME_PASSKEY', request)).code).toBe('PASSKEY_NOT_FOUND');
    expect((await utility(client, 'RENAME_PASSKEY', request)).data).toEqual({});
    expect(await list()).toMatchObject([{ name: 'Work phone' }]);
    expect((await utility(client, 'RENAME_PASSKEY', { ...request, name: ' ' })).code).toBe('INVALID_REQUEST');
    expect(await auditOf('PASSKEY_RENAMED')).toEqual(['SUCCESS']);
  });

  it('is removed by its user alone, the last one too; then it signs in nowhere and other sessions end', async () => {
    const device = await addPasskey(server, client, 'aibek');
    const stolen = server.visitor();
    expect(await signInBy(stolen, device)).toBe('in');
    const [passkey] = await list();
    const request = { passkeyId: passkey?.id ?? '' };
    const other = await server.signedIn('aizada');
    expect((await utility(other, 'REMOVE_PASSKEY', request)).code).toBe('PASSKEY_NOT_FOUND');
    expect((await utility(client, 'REMOVE_PASSKEY', request)).data).toEqual({});
    expect(await list()).toEqual([]);
    expect((await stolen.validateSession()).error?.code).toBe('INVALID_SESSION_KEY');
    expect(await signInBy(server.visitor(), device)).toBe('PASSKEY_UNKNOWN');
    expect((await utility(client, 'REMOVE_PASSKEY', request)).code).toBe('PASSKEY_NOT_FOUND');
    expect(await noticesTo('aibek', 'Ключ доступа к вашему интернет-банку%удалён%')).toBe(1);
    expect(await auditOf('PASSKEY_REMOVED')).toEqual(['SUCCESS']);
  });

  it('is closed after the sign-out', async () => {
    const terms = await termsFor(client);
    const request = additionOf(newDevice(), terms);
    await client.exit();
    expect((await utility(client, 'ADD_PASSKEY', request)).code).toBe('INVALID_SESSION_KEY');
    expect((await utility(client, 'GET_PASSKEYS')).code).toBe('INVALID_SESSION_KEY');
  });
});

describe('a bank without passkeys', () => {
  it('says of every operation that it is impossible', async () => {
    const without = await startTestServer();
    const by = await without.signedIn('aibek');
    const request = additionOf(newDevice(), { challenge: 'AAAA', siteId: SITE.id, userHandle: 'AAAA' });
    const signed = newDevice().sign({ challenge: 'AAAA', siteId: SITE.id });
    const requests: Readonly<Record<keyof typeof passkeyOperations, object>> = {
      GET_PASSKEYS: {},
      GET_PASSKEY_OPTIONS: {},
      ADD_PASSKEY: { ...request, operationId: randomUUID() },
      RENAME_PASSKEY: { passkeyId: '1', name: 'Phone' },
      REMOVE_PASSKEY: { passkeyId: '1' },
      GET_PASSKEY_CEILING: {},
      LOWER_PASSKEY_CEILING: { ceiling: '0.00' },
      CHANGE_PASSKEY_CEILING: { operationId: randomUUID(), ceiling: '50000.00' },
      GET_PASSKEY_CONFIRMATION: { operationId: randomUUID() },
      GET_PASSKEY_CODE: { operationId: randomUUID(), proof: signed },
    };
    const codes = await Promise.all(
      Object.entries(requests).map(async ([code, data]) => (await utility(by, code, data)).code),
    );
    expect(codes).toEqual(Object.keys(passkeyOperations).map(() => 'OPERATION_IMPOSSIBLE'));
    await without.close();
  });
});
