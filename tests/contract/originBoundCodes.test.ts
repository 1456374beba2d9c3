import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { goOn, PHONES, steps } from './support/identityStory';
import { PASSWORD, startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { accountsOf, ordinaryPair, send, transferOf } from './support/transferStory';
import type { WireClient } from './support/WireClient';

let server: TestServer;
let client: WireClient;

beforeAll(async () => {
  server = await startTestServer({ configuration: { publicAddress: 'https://bank.example' } });
  client = await server.signedIn('aibek');
});
afterAll(() => server.close());

/** Has the bank send a code for one of the things that are confirmed by one. */
const SENDERS: Readonly<Record<string, () => Promise<unknown>>> = {
  'a sign-in': () => server.visitor().authenticate('aibek', PASSWORD),
  'a restore': async () => {
    const visitor = server.visitor();
    goOn(visitor, await steps.restorePassword(visitor, 'aibek', PHONES.aibek));
    return steps.sendOtpDuringRestore(visitor);
  },
  'a transfer': async () => {
    const [from, to] = ordinaryPair(await accountsOf(client));
    const transfer = transferOf(from, to);
    await client.operation('TransferService', 'MAKE_OWN_ACCOUNTS_TRANSFER', transfer);
    return send(client, transfer.operationId);
  },
  'a change of the profile': () =>
    client.operation('UtilityService', 'SET_NEW_ANSWER_FOR_SECURITY_QUESTION', {
      operationId: randomUUID(),
      questionId: '1',
      answer: 'Тайган',
    }),
};

it.each(Object.entries(SENDERS))('the message with the code of %s ends with the line of the site', async (_of, act) => {
  const { code, text } = await server.codeSentBy('aibek', act);
  expect(code).toMatch(/^\d{6}$/);
  expect(text.split('\n').slice(-2)).toEqual(['', `@bank.example #${code}`]);
});
