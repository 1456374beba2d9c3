import { connect } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ configuration: { hosts: ['127.0.0.1', 'bank.example'] } });
});
afterAll(() => server.close());

/** Everything a server answers to these bytes before it closes the connection. */
function spoken(...lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(server.address);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number.parseInt(port, 10), hostname, () => socket.write([...lines, '', ''].join('\r\n')));
    socket.setEncoding('latin1').on('data', (chunk) => (text += String(chunk)));
    socket.on('end', () => resolve(text)).on('error', reject);
  });
}

describe('a request the HTTP parser does not accept', () => {
  it.each([
    ['no HTTP at all', ['HELLO'], '400'],
    ['two lengths', ['POST / HTTP/1.1', 'Host: 127.0.0.1', 'Content-Length: 1', 'Content-Length: 2'], '400'],
    [
      'a length beside chunks',
      ['POST / HTTP/1.1', 'Host: 127.0.0.1', 'Content-Length: 1', 'Transfer-Encoding: chunked'],
      '400',
    ],
    ['a head that is too large', ['GET / HTTP/1.1', 'Host: 127.0.0.1', `X-Filler: ${'x'.repeat(40_000)}`], '431'],
  ])('%s is answered with the security headers and nothing of the parser', async (_what, lines, status) => {
    const answer = await spoken(...lines);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/^content-security-policy: default-src 'none';/m);
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/m);
    expect(answer).toMatch(/^cache-control: no-store\r$/m);
    expect(answer).not.toMatch(/HPE_|Parse Error|llhttp/);
  });
});

describe('the name a call is sent to', () => {
  const get = (...headers: readonly string[]) => spoken('GET /nothing HTTP/1.1', ...headers, 'Connection: close');

  it.each([
    ['the machine itself', ['Host: 127.0.0.1:1234'], '404'],
    ['the public address', ['Host: BANK.example'], '404'],
    ['a name of somebody else that was made to point here', ['Host: evil.example'], '421'],
    ['a name that only begins like the bank’s', ['Host: bank.example.evil.example'], '421'],
    ['two names', ['Host: bank.example', 'Host: evil.example'], '400'],
    ['the same name twice', ['Host: bank.example', 'Host: bank.example'], '400'],
    ['no name', [], '400'],
  ])('%s', async (_what, headers, status) => {
    const answer = await get(...headers);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/^content-security-policy: default-src 'none';/m);
  });

  it('may be any name of the machine where health is asked for', async () => {
    expect(await spoken('GET /healthz HTTP/1.1', 'Host: 10.0.0.7:8080', 'Connection: close')).toMatch(
      /^HTTP\/1\.1 200 /,
    );
  });
});

describe('the origin of a page that calls', () => {
  const called = async (at: TestServer, headers: Readonly<Record<string, string>>) =>
    (await at.visitor().post('AccountService/execute', 'AAAAAAA=', headers)).httpStatus;

  it('has to be the bank’s own in scheme, name and port', async () => {
    const own = new URL(server.address);
    expect(await called(server, { origin: own.origin })).toBe(200);
    expect(await called(server, { origin: `https://${own.host}` })).toBe(403);
    expect(await called(server, { origin: `http://${own.hostname}:1` })).toBe(403);
  });

  it('has the scheme the browser used, as a trusted proxy tells it', async () => {
    // A bank of its own, because it trusts a proxy.
    const proxied = await startTestServer({ configuration: { trustProxy: true } });
    const { host, origin } = new URL(proxied.address);
    const byTls = { 'x-forwarded-proto': 'https' };
    expect(await called(proxied, { ...byTls, origin: `https://${host}` })).toBe(200);
    expect(await called(proxied, { ...byTls, origin })).toBe(403);
    await proxied.close();
  });
});

describe('what the policy of the page stops', () => {
  const report = (type: string, body: string) =>
    fetch(`${server.address}/policy-reports`, { method: 'POST', headers: { 'content-type': type }, body });
  const OLD = JSON.stringify({
    'csp-report': {
      'document-uri': 'https://bank.example/',
      'effective-directive': 'script-src',
      'blocked-uri': 'inline',
    },
  });
  const NEW = JSON.stringify([
    {
      type: 'csp-violation',
      url: 'https://bank.example/',
      body: { effectiveDirective: 'script-src', blockedURL: 'inline' },
    },
  ]);

  it('is reported to the endpoint that the headers name, and the one policy of Trusted Types is that of the worker', async () => {
    const { headers } = await fetch(`${server.address}/nothing`);
    const policy = headers.get('content-security-policy')?.split('; ') ?? [];
    expect(policy).toEqual(
      expect.arrayContaining([
        "require-trusted-types-for 'script'",
        'trusted-types worker',
        "worker-src 'self'",
        'report-uri /policy-reports',
        'report-to policy',
      ]),
    );
    expect(headers.get('reporting-endpoints')).toBe('policy="/policy-reports"');
  });

  it.each([
    ['application/csp-report', OLD, 204],
    ['application/reports+json', NEW, 204],
    ['application/csp-report', 'no json', 400],
    ['application/csp-report', '{"__proto__":{}}', 400],
    ['application/reports+json', '{}', 400],
    ['application/json', OLD, 415],
    ['application/csp-report', `"${'x'.repeat(20_000)}"`, 413],
  ])('as %s %.20s is answered %i', async (type, body, status) => {
    expect((await report(type, body)).status).toBe(status);
  });

  it('is accepted a limited number of times from one address', async () => {
    // A bank of its own, because its rates are low.
    const limited = await startTestServer({
      configuration: {
        rates: {
          session: { perSecond: 1, burst: 1 },
          address: { perSecond: 1, burst: 1 },
          signIn: { perSecond: 0.001, burst: 2 },
        },
      },
    });
    const answers = [];
    for (let index = 0; index < 3; index += 1) {
      const sent = fetch(`${limited.address}/policy-reports`, {
        method: 'POST',
        headers: { 'content-type': 'application/csp-report' },
        body: OLD,
      });
      answers.push((await sent).status);
    }
    expect(answers).toEqual([204, 204, 429]);
    await limited.close();
  });
});

describe('leaving', () => {
  it('tells the browser to forget what it keeps by itself', async () => {
    const client = await server.signedIn('aibek');
    const answer = await client.post('AuthenticationService/exit', 'AAAAAAA=', { sessionkey: client.sessionKey ?? '' });
    expect([answer.httpStatus, answer.headers.get('clear-site-data')]).toEqual([200, '"cache"']);
    expect((await client.validateSession()).error?.code).toBe('INVALID_SESSION_KEY');
  });
});

describe('how long a session lasts without activity', () => {
  const MINUTE_MS = 60_000;

  it.each([5, 10])('is %i minutes where the operator has set it, and the page knows it', async (minutes) => {
    // A bank of its own, because its sessions end at another time.
    const patient = await startTestServer({ configuration: { idleLimitMs: minutes * MINUTE_MS } });
    const client = await patient.signedIn('aibek');
    const { data } = await client.operation('UtilityService', 'GET_SELF_USER_DATA', {});
    expect(data).toMatchObject({ idleLimitSeconds: minutes * 60 });
    patient.bank.clock.advance(minutes * MINUTE_MS - 1);
    expect((await client.validateSession()).success).toBe(true);
    patient.bank.clock.advance(1);
    expect((await client.validateSession()).error?.code).toBe('INVALID_SESSION_KEY');
    await patient.close();
  });
});
