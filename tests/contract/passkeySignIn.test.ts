import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { authenticationOperations } from '../../src/application/operations/authentication';
import type { FailureCode } from '../../src/application/operations/failureCodes';
import { SoftwareAuthenticator } from '../support/SoftwareAuthenticator';
import { afterWholeFile } from './support/afterWholeFile';
import { whileOnHold } from './support/codeLimits';
import {
  additionOf,
  addPasskey,
  beginPasskeySignIn,
  newChallenge,
  sendProof,
  signInBy,
  SITE,
  startPasskeyServer,
  termsFor,
  utility,
} from './support/passkeyStory';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let server: TestServer;
let client: WireClient;
let device: SoftwareAuthenticator;

/** Every failure of the two steps the tests have produced. */
const produced = new Set<string>();

beforeAll(async () => {
  server = await startPasskeyServer();
});
beforeEach(async () => {
  server.bank.clock.advance(2 * DAY_MS);
  await query('delete from passkey; delete from passkey_challenge; delete from known_device');
  await query(
    'update app_user set known_devices_only = false, failed_tries = 0, blocked_until = null, blocks_in_a_row = 0, access_blocked_at = null, access_block_reason = null, access_blocked_by = null',
  );
  client = await server.signedIn('aibek');
  device = await addPasskey(server, client, 'aibek');
});
afterAll(() => server.close());
afterWholeFile(() => {
  const declared: readonly FailureCode[] = authenticationOperations.signInWithPasskey.failures;
  expect([...produced].toSorted()).toEqual([...declared].toSorted());
});

function query(text: string, values: readonly unknown[] = []) {
  return server.bank.database.owner.query<{ readonly text: string }>(text, [...values]);
}

/** Outcome of a sign-in; a failure is noted. */
function noted(outcome: string): string {
  if (outcome !== 'in') {
    produced.add(outcome);
  }
  return outcome;
}

async function signIn(...request: Parameters<typeof signInBy>): Promise<string> {
  return noted(await signInBy(...request));
}

async function send(...request: Parameters<typeof sendProof>): Promise<string> {
  const answer = await sendProof(...request);
  return noted(answer.error?.code ?? 'in');
}

async function messages(pattern: string): Promise<number> {
  await server.round('textMessages');
  const { rows } = await query(
    `select count(*)::text as text from sandbox_message where login = 'aibek' and text like $1`,
    [pattern],
  );
  return Number(rows[0]?.text);
}

/** Results of the sign-ins by passkey in the audit, the latest last. */
async function audited(): Promise<readonly string[]> {
  const { rows } = await query(`select result as text from audit_event where event = 'PASSKEY_SIGN_IN' order by id`);
  return rows.map(({ text }) => text);
}

/** A browser the user has signed in from. */
async function knownBrowser(): Promise<WireClient> {
  const { data } = await utility(client, 'REMEMBER_DEVICE');
  return server.visitor({ devicekey: String(Object(data).deviceKey) });
}

async function failFrom(browser: WireClient, times: number): Promise<void> {
  for (let index = 0; index < times; index += 1) {
    await browser.authenticate('aibek', 'wrong password');
  }
}

describe('a passkey', () => {
  it('signs its user in without password and code, in a session like any other', async () => {
    const browser = server.visitor();
    const begun = await beginPasskeySignIn(browser);
    expect(begun.data).toMatchObject({ rpid: SITE.id, validseconds: 300 });
    const answer = await sendProof(browser, device.sign({ challenge: begun.data?.challenge ?? '', siteId: SITE.id }));
    expect(answer.data).toMatchObject({ stage: 'active' });
    browser.sessionKey = answer.data?.sessionkey;
    expect((await browser.validateSession()).success).toBe(true);
    expect((await browser.operation('AccountService', 'GET_ACCOUNTS_V2', {})).success).toBe(true);
    const { data } = await utility(browser, 'GET_PASSKEYS');
    expect(data).toMatchObject([{ lastUsedAt: new Date(server.bank.clock.now()).toISOString() }]);
    expect((await audited()).at(-1)).toBe('SUCCESS');
    await browser.exit();
    expect((await browser.validateSession()).error?.code).toBe('INVALID_SESSION_KEY');
  });

  it('of a company’s user signs in; documents are signed with codes as before', async () => {
    const director = await server.signedIn('daniyar');
    const key = await addPasskey(server, director, 'daniyar');
    const browser = server.visitor();
    expect(await signIn(browser, key)).toBe('in');
    const begun = await browser.operation('TransferService', 'CREATE_CONFIRM_OPERATION', {
      operationId: '0f8fad5b-d9cb-469f-a165-70867728950e',
      documents: ['0f8fad5b-d9cb-469f-a165-70867728950f'],
    });
    expect(begun.code).toBe('OPERATION_NOT_FOUND');
  });

  it('of a device that counts no signatures signs in again and again', async () => {
    expect(await signIn(server.visitor(), device, { counter: 0 })).toBe('in');
    expect(await signIn(server.visitor(), device, { counter: 0 })).toBe('in');
  });
});

describe('an attack is refused:', () => {
  it('an answer that is sent again', async () => {
    const proof = device.sign(await newChallenge(server.visitor()));
    expect(await send(server.visitor(), proof)).toBe('in');
    expect(await send(server.visitor(), proof)).toBe('PASSKEY_CHALLENGE_EXPIRED');
  });

  it('a challenge of five minutes ago', async () => {
    const challenge = await newChallenge(server.visitor());
    server.bank.clock.advance(5 * MINUTE_MS);
    expect(await send(server.visitor(), device.sign(challenge))).toBe('PASSKEY_CHALLENGE_EXPIRED');
  });

  it('a challenge the bank has not made, and one for another purpose', async () => {
    const invented = { challenge: 'A'.repeat(43), siteId: SITE.id };
    expect(await send(server.visitor(), device.sign(invented))).toBe('PASSKEY_CHALLENGE_EXPIRED');
    const terms = await termsFor(client);
    expect(await send(server.visitor(), device.sign(terms))).toBe('PASSKEY_CHALLENGE_EXPIRED');
    const forSignIn = { ...terms, challenge: (await newChallenge(server.visitor())).challenge };
    const addition = additionOf(new SoftwareAuthenticator(SITE.origin), forSignIn);
    expect((await utility(client, 'ADD_PASSKEY', addition)).code).toBe('PASSKEY_CHALLENGE_EXPIRED');
  });

  it.each([
    ['a page of another origin', { origin: 'https://bank.example.evil.example' }, 'PASSKEY_FOREIGN_ORIGIN'],
    ['a page of the same host without TLS', { origin: 'http://bank.example' }, 'PASSKEY_FOREIGN_ORIGIN'],
    ['a passkey of another site', { siteId: 'evil.example' }, 'PASSKEY_FOREIGN_ORIGIN'],
    ['a device that has not verified the user', { isVerified: false }, 'PASSKEY_USER_NOT_VERIFIED'],
    ['an answer of another kind', { type: 'webauthn.create' }, 'PASSKEY_NOT_VALID'],
  ] as const)('%s', async (_attack, deviation, code) => {
    expect(await signIn(server.visitor(), device, deviation)).toBe(code);
    expect((await audited()).at(-1)).toBe(code);
  });

  it('a signature that is changed, of another key or over other data', async () => {
    const challenge = await newChallenge(server.visitor());
    const proof = device.sign(challenge);
    const other = new SoftwareAuthenticator(SITE.origin).sign(await newChallenge(server.visitor()));
    expect(await send(server.visitor(), { ...proof, signature: other.signature })).toBe('PASSKEY_NOT_VALID');
    const later = device.sign(await newChallenge(server.visitor()));
    const raised = { ...later, authenticatorData: device.sign(challenge, { counter: 99 }).authenticatorData };
    expect(await send(server.visitor(), raised)).toBe('PASSKEY_NOT_VALID');
    expect(await send(server.visitor(), { ...proof, clientData: 'AAAA' })).toBe('PASSKEY_NOT_VALID');
    expect(await send(server.visitor(), { ...proof, signature: '' })).toBe('INVALID_REQUEST');
    produced.delete('INVALID_REQUEST');
  });

  it('a passkey presented for another user', async () => {
    const proof = device.sign(await newChallenge(server.visitor()));
    expect(await send(server.visitor(), { ...proof, userHandle: 'A'.repeat(43) })).toBe('PASSKEY_NOT_VALID');
  });

  it('a key the bank does not know, and one of a removed device', async () => {
    const unknown = new SoftwareAuthenticator(SITE.origin);
    unknown.userHandle = device.userHandle;
    expect(await signIn(server.visitor(), unknown)).toBe('PASSKEY_UNKNOWN');
    await query('delete from passkey');
    expect(await signIn(server.visitor(), device)).toBe('PASSKEY_UNKNOWN');
  });

  it('a copy of a key, which sends a count that does not grow; the user is notified', async () => {
    expect(await signIn(server.visitor(), device, { counter: 7 })).toBe('in');
    expect(await signIn(server.visitor(), device, { counter: 7 })).toBe('PASSKEY_COPIED');
    expect(await signIn(server.visitor(), device, { counter: 0 })).toBe('PASSKEY_COPIED');
    expect(await messages('%похоже, ключ скопировали%')).toBe(2);
    expect(await signIn(server.visitor(), device, { counter: 8 })).toBe('in');
  });
});

describe('the rules of a password', () => {
  it('hold for a blocked user and for a closed bank', async () => {
    await query(
      `update app_user set access_blocked_at = now(), access_block_reason = 'test', access_blocked_by = id where login = 'aibek'`,
    );
    const blocked = (await sendProof(server.visitor(), device.sign(await newChallenge(server.visitor())))).error?.code;
    await query('update app_user set access_blocked_at = null, access_block_reason = null, access_blocked_by = null');
    await query(`update bank_status set behavior = 'block'`);
    const closed = (await sendProof(server.visitor(), device.sign(await newChallenge(server.visitor())))).error?.code;
    await query(`update bank_status set behavior = 'none'`);
    expect([blocked, closed]).toEqual(['USER_BLOCKED', 'IBANK_BLOCKED']);
    expect(await signIn(server.visitor(), device)).toBe('in');
  });

  it('hold for confirmations on hold and for a browser that is not known', async () => {
    const held = await whileOnHold(server, 'aibek', () => signIn(server.visitor(), device));
    const known = await knownBrowser();
    await query(`update app_user set known_devices_only = true where login = 'aibek'`);
    expect([held, await signIn(server.visitor(), device), await signIn(known, device)]).toEqual([
      'CONFIRMATIONS_ON_HOLD',
      'BROWSER_NOT_ALLOWED',
      'in',
    ]);
    expect(await messages('%использовали в новом браузере%')).toBe(1);
  });

  it('count a wrong passkey as a wrong password, for the login and for a known browser alone', async () => {
    const known = await knownBrowser();
    for (let index = 0; index < 4; index += 1) {
      await signIn(server.visitor(), device, { isVerified: false });
    }
    expect((await server.visitor().authenticate('aibek', 'wrong password')).data).toBeUndefined();
    expect((await server.visitor().authenticate('aibek', 'wrong password')).data?.guarded).toBe(true);
    await failFrom(known, 6);
    const blocked = await sendProof(known, device.sign(await newChallenge(known)));
    expect(blocked.error?.code).toBe('TOO_MANY_REQUESTS');
    expect(blocked.error?.data).toContain('retryAt');
    server.bank.clock.advance(16 * MINUTE_MS);
    expect(await signIn(known, device)).toBe('in');
  });

  it('let the owner in while strangers try the login, and leave its block', async () => {
    await failFrom(server.visitor(), 6);
    expect(await signIn(server.visitor(), device)).toBe('in');
    expect((await server.visitor().authenticate('aibek', 'wrong password')).data?.guarded).toBe(true);
  });
});

it('a network with too many failed sign-ins has to wait', async () => {
  const strict = await startTestServer({ configuration: { passkeySite: SITE, failedSignIns: 2 } });
  const visitor = strict.visitor();
  const unknown = new SoftwareAuthenticator(SITE.origin);
  unknown.userHandle = 'AAAA';
  const outcomes: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    outcomes.push(await signInBy(visitor, unknown));
  }
  expect(outcomes).toEqual(['PASSKEY_UNKNOWN', 'PASSKEY_UNKNOWN', 'TOO_MANY_REQUESTS']);
  await strict.close();
});

it('a bank without passkeys says that it is impossible', async () => {
  const without = await startTestServer();
  const begun = await beginPasskeySignIn(without.visitor());
  const sent = await sendProof(without.visitor(), device.sign({ challenge: 'AAAA', siteId: SITE.id }));
  expect([begun.error?.code, noted(sent.error?.code ?? 'in')]).toEqual([
    'OPERATION_IMPOSSIBLE',
    'OPERATION_IMPOSSIBLE',
  ]);
  await without.close();
});
