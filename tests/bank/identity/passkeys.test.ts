import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  additionOf,
  addPasskey,
  newChallenge,
  sendProof,
  SITE,
  startPasskeyServer,
  termsFor,
  utility,
} from '../../contract/support/passkeyStory';
import type { TestServer } from '../../contract/support/startTestServer';
import type { WireClient } from '../../contract/support/WireClient';
import { SoftwareAuthenticator } from '../../support/SoftwareAuthenticator';

const TIMES = 8;

let server: TestServer;

beforeAll(async () => {
  server = await startPasskeyServer();
});
afterAll(() => server.close());

async function count(text: string): Promise<number> {
  const { rows } = await server.bank.database.owner.query<{ count: number }>(
    `select count(*)::int as count from ${text}`,
  );
  return rows[0]?.count ?? 0;
}

/** Prepares the same key for a user; returns the confirmation that adds it. */
async function prepared(client: WireClient, login: string, device: SoftwareAuthenticator) {
  const request = additionOf(device, await termsFor(client));
  const { code } = await server.codeSentBy(login, () => utility(client, 'ADD_PASSKEY', request));
  return () => utility(client, 'CONFIRM_UTILITY_OPERATION', { operationId: request.operationId, otp: code });
}

describe('at the same moment', () => {
  it('two users register one key, and one of them gets it', async () => {
    const device = new SoftwareAuthenticator(SITE.origin);
    const [aibek, aizada] = [await server.signedIn('aibek'), await server.signedIn('aizada')];
    const confirmations = [await prepared(aibek, 'aibek', device), await prepared(aizada, 'aizada', device)];
    const answers = await Promise.all(confirmations.map((confirm) => confirm()));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['', 'PASSKEY_ALREADY_ADDED']);
    expect(await count('passkey')).toBe(1);
  });

  it('one answer to a challenge comes many times, and one sign-in is made of it', async () => {
    const device = await addPasskey(server, await server.signedIn('aibek'), 'aibek');
    const before = await count(`session where stage = 'active'`);
    const proof = device.sign(await newChallenge(server.visitor()));
    const answers = await Promise.all(Array.from({ length: TIMES }, () => sendProof(server.visitor(), proof)));
    expect(answers.filter(({ success }) => success === true)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ error }) => error?.code ?? []))).toEqual(new Set(['PASSKEY_CHALLENGE_EXPIRED']));
    expect(await count(`session where stage = 'active'`)).toBe(before + 1);
  });

  it('two answers with one count of signatures come, and one of them signs in', async () => {
    const device = await addPasskey(server, await server.signedIn('aibek'), 'aibek');
    const challenges = await Promise.all(Array.from({ length: TIMES }, () => newChallenge(server.visitor())));
    const answers = await Promise.all(
      challenges.map((challenge) => sendProof(server.visitor(), device.sign(challenge, { counter: 5 }))),
    );
    expect(answers.map(({ error }) => error?.code ?? 'in').toSorted()).toEqual([
      ...Array.from({ length: TIMES - 1 }, () => 'PASSKEY_COPIED'),
      'in',
    ]);
  });

  it('a passkey is removed and signs in, and no session of it lives on', async () => {
    const client = await server.signedIn('aibek');
    for (let round = 0; round < TIMES; round += 1) {
      const device = await addPasskey(server, client, 'aibek');
      const { data } = await utility(client, 'GET_PASSKEYS');
      const passkeyId = String(Object(Array.isArray(data) ? data[0] : {}).id);
      const browser = server.visitor();
      const proof = device.sign(await newChallenge(browser));
      const [signedIn, removed] = await Promise.all([
        sendProof(browser, proof),
        utility(client, 'REMOVE_PASSKEY', { passkeyId }),
      ]);
      expect(removed.success).toBe(true);
      browser.sessionKey = signedIn.data?.sessionkey;
      expect((await browser.validateSession()).success).toBe(false);
    }
  });
});
