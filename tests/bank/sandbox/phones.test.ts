import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { DEMONSTRATION_CUSTOMERS } from '../../../bank/sandbox/seed/people';
import { PASSWORD, startTestServer } from '../../contract/support/startTestServer';
import type { TestServer } from '../../contract/support/startTestServer';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function read(path: string) {
  const answer = await fetch(server.address + path);
  const body: unknown = await answer.json();
  return { status: answer.status, body };
}

describe('the phones of the sandbox', () => {
  it('list messages, newest first, in exactly the agreed shape', async () => {
    const first = await server.codeSentBy('aibek', () => server.visitor().authenticate('aibek', PASSWORD));
    server.bank.clock.advance(1000);
    const second = await server.codeSentBy('aibek', () => server.visitor().authenticate('aibek', PASSWORD));
    const shape = (code: string) => ({
      to: expect.stringMatching(/^\+996\d{9}$/),
      text: expect.stringContaining(code),
      code,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(await read('/sandbox/messages?login=aibek')).toEqual({
      status: 200,
      body: [shape(second.code), shape(first.code)],
    });
    expect((await read('/sandbox/messages?login=AIBEK')).body).toHaveLength(2);
  });

  it.each(['?login=nobody', '', '?login=', '?login=a&login=b', '?login=%00', "?login='or 1=1--"])(
    'are empty for %j',
    async (query) => {
      expect(await read(`/sandbox/messages${query}`)).toEqual({ status: 200, body: [] });
    },
  );

  it('belong to the demonstration customers', async () => {
    const { body } = await read('/sandbox/phones');
    expect(Array.isArray(body) ? body.map((phone) => phone.login) : []).toEqual(
      DEMONSTRATION_CUSTOMERS.flatMap(({ users }) => users.map(({ login }) => login)),
    );
  });

  it.each(['/sandbox', '/sandbox/', '/sandbox/page/sandbox.css', '/sandbox/page/sandbox.js'])(
    'have a page that needs no exception from the policy: %s',
    async (path) => {
      const answer = await fetch(server.address + path);
      const text = await answer.text();
      expect(answer.status).toBe(200);
      expect(text).not.toMatch(/<script>|style="|onclick=|innerHTML|https?:\/\//);
    },
  );

  it('do not exist outside a sandbox', async () => {
    const production = await startTestServer({
      configuration: { sandbox: false, smsGateways: ['http://127.0.0.1:1/'] },
    });
    for (const path of [
      '/sandbox',
      '/sandbox/',
      '/sandbox/messages?login=aibek',
      '/sandbox/phones',
      '/sandbox/page/sandbox.js',
    ]) {
      const answer = await fetch(production.address + path, { headers: { accept: 'text/html' } });
      expect([path, answer.status]).toEqual([path, 404]);
    }
    await production.close();
  });
});
