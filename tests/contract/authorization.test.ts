import { connect } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { authenticationOperations } from '../../src/application/operations/authentication';
import { catalogue, codeOnWire, OPERATION_CODES } from '../../src/application/operations/catalogue';
import type { Declaration, ServiceName } from '../../src/application/operations/declaration';
import { Empty } from '../../proto/generated/ibank/v1/common';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { frame, framesOf, operationAnswerOf, trailersOf } from './support/WireClient';
import type { WireClient } from './support/WireClient';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const SERVICE: Readonly<Record<ServiceName, string>> = {
  account: 'AccountService',
  transfer: 'TransferService',
  payment: 'PaymentService',
  utility: 'UtilityService',
  integration: 'IntegrationService',
  directory: 'DirectoryService',
};

describe('who may call', () => {
  const declarations: Readonly<Record<string, Declaration>> = catalogue;
  /** Operations that need somebody to be signed in; the others answer visitors (bank/modules/taxes/README.md). */
  const CLOSED = OPERATION_CODES.filter((code) => declarations[code]?.allowed.includes('guest') !== true);

  /** The calls of operations that are not open to all, by service and code, that are answered by anything but this refusal. */
  async function answeredOtherwise(refusal: string, client: WireClient): Promise<readonly string[]> {
    const answers: (readonly [call: string, refusal: string])[] = [];
    for (const code of CLOSED) {
      for (const service of catalogue[code].services) {
        const answer = await client.operation(SERVICE[service], codeOnWire(code), {});
        answers.push([`${service} ${code}`, answer.code]);
      }
    }
    expect(answers.length).toBeGreaterThan(15);
    return answers.filter(([, answered]) => answered !== refusal).map((answer) => answer.join(' '));
  }

  it.each([
    ['without a key', undefined],
    ['with a key nobody has', 'A'.repeat(43)],
    ['with a letter', 'x'],
    ['with SQL', "' or 1=1--"],
    ['with four thousand letters', 'A'.repeat(4000)],
  ])('nobody %s', async (_case, key) => {
    const client = server.visitor();
    client.sessionKey = key;
    expect(await answeredOtherwise('INVALID_SESSION_KEY', client)).toEqual([]);
  });

  it('a session that waits for its code may only take the next steps', async () => {
    const client = await server.pending('aibek');
    expect(await answeredOtherwise('INVALID_SESSION_KEY', client)).toEqual([]);
    expect((await client.validateSession()).error?.code).toBe('INVALID_SESSION_KEY');
    expect((await client.confirmSecondFactor('000000')).error?.code).not.toBe('INVALID_SESSION_KEY');
    expect((await client.retrySendingOtp()).error?.code).toBe('TOO_MANY_REQUESTS');
    expect(await client.exit()).toMatchObject({ success: true });
    expect((await client.retrySendingOtp()).error?.code).toBe('INVALID_SESSION_KEY');
  });

  it('a signed-out session may call nothing', async () => {
    const client = await server.signedIn('aibek');
    await client.exit();
    expect(await answeredOtherwise('INVALID_SESSION_KEY', client)).toEqual([]);
  });

  it('a user of a company within the user’s rights', async () => {
    await server.bank.database.owner.query(`update app_user set rights = '{view}' where login = 'saltanat'`);
    const viewer = await server.signedIn('saltanat');
    expect((await viewer.operation('AccountService', 'GET_ACCOUNTS_V2', {})).success).toBe(true);
    expect((await viewer.operation('TransferService', 'MAKE_OWN_ACCOUNTS_TRANSFER', {})).code).toBe('ACCESS_DENIED');
    await server.bank.database.owner.query(`update app_user set rights = '{}' where login = 'saltanat'`);
    // A session is cached until the bank is notified of the change (docs/adr/0018).
    await expect
      .poll(async () => (await viewer.operation('AccountService', 'GET_ACCOUNTS_V2', {})).code)
      .toBe('ACCESS_DENIED');
  });
});

describe('methods', () => {
  it('answers every operation of the authentication service it declares, and none of the others', async () => {
    const client = server.visitor();
    const empty = frame(new Empty().serializeBinary());
    const served = Object.keys(authenticationOperations);
    expect(served.length).toBeGreaterThan(5);
    for (const operation of served) {
      const { grpcStatus } = await client.post(`AuthenticationService/${operation}`, empty);
      expect([operation, grpcStatus]).toEqual([operation, 0]);
    }
    const rest = ['register', 'constructor'];
    for (const method of [
      ...rest.map((name) => `AuthenticationService/${name}`),
      'NoService/execute',
      'AccountService/run',
    ]) {
      const answer = await client.post(method, empty);
      expect([method, answer.httpStatus, answer.grpcStatus]).toEqual([method, 200, 12]);
    }
  });
});

describe('the bytes of a call, written and read by hand', () => {
  it('asks for the status of the bank over a bare socket', async () => {
    const url = new URL(server.address);
    const request = [
      'POST /ibank.v1.AuthenticationService/getGlobalIbankStatus HTTP/1.1',
      `Host: ${url.host}`,
      'Content-Type: application/grpc-web-text',
      'Content-Length: 8',
      'Connection: close',
      '',
      'AAAAAAA=',
    ].join('\r\n');
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(Number.parseInt(url.port, 10), url.hostname, () => socket.write(request));
      socket.setEncoding('latin1').on('data', (chunk) => (text += String(chunk)));
      socket.on('end', () => resolve(text)).on('error', reject);
    });
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(head).toMatch(/content-type: application\/grpc-web-text\+proto/i);
    const [message, trailer] = framesOf(body);
    expect(message?.payload.subarray(0, 2)).toEqual(Buffer.from([0x08, 1]));
    expect(trailersOf(trailer?.payload ?? Buffer.alloc(0)).get('grpc-status')).toBe('0');
  });
});

describe('HTTP', () => {
  const path = '/ibank.v1.AccountService/execute';

  it.each([
    ['another content type', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }, 415],
    ['a form', { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=b' }, 415],
    ['plain text', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'AAAAAAA=' }, 415],
    ['no content type', { method: 'POST', body: Buffer.from('AAAAAAA=') }, 415],
    [
      'another origin',
      {
        method: 'POST',
        headers: { 'content-type': 'application/grpc-web-text', 'origin': 'https://evil.example' },
        body: 'AAAAAAA=',
      },
      403,
    ],
    [
      'an opaque origin',
      { method: 'POST', headers: { 'content-type': 'application/grpc-web-text', 'origin': 'null' }, body: 'AAAAAAA=' },
      403,
    ],
    ['reading', { method: 'GET' }, 404],
    ['putting', { method: 'PUT', headers: { 'content-type': 'application/grpc-web-text' }, body: 'AAAAAAA=' }, 405],
  ])('%s is refused before anything is parsed', async (_what, init, status) => {
    const answer = await fetch(server.address + path, init);
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toMatch(/at .*\.ts|Error:|node_modules/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expectSecurityHeaders(answer.headers);
  });

  it('lets its own pages call', async () => {
    const answer = await server.visitor().post('AccountService/execute', 'AAAAAAA=', { origin: server.address });
    expect([answer.httpStatus, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expectSecurityHeaders(answer.headers);
  });

  it.each(['/healthz', '/nothing', '/sandbox', '/sandbox/messages?login=aibek', '/%ff'])(
    'puts its headers on %s',
    async (address) => {
      expectSecurityHeaders((await fetch(server.address + address)).headers);
    },
  );

  it('asks browsers to come by TLS only, once a trusted proxy says that they did', async () => {
    // A bank of its own, because only a bank behind a proxy learns that a browser came by TLS.
    const behindProxy = await startTestServer({ configuration: { trustProxy: true } });
    const hsts = async (at: TestServer, path: string, headers: Readonly<Record<string, string>>) =>
      (await fetch(at.address + path, { headers })).headers.get('strict-transport-security');
    const byTls = { 'x-forwarded-proto': 'https' };
    for (const path of ['/', '/healthz', '/nothing', '/sandbox']) {
      expect([path, await hsts(behindProxy, path, byTls)]).toEqual([path, 'max-age=31536000; includeSubDomains']);
    }
    expect(await hsts(behindProxy, '/healthz', {})).toBeNull();
    expect(await hsts(server, '/healthz', byTls)).toBeNull();
    await behindProxy.close();
  });

  it('answers a defect with the reference to quote and nothing of the defect', async () => {
    const client = await server.signedIn('aibek');
    await server.bank.database.owner.query('alter table exchange_rate rename to exchange_rate_gone');
    const refid = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const body = frame(
      Buffer.concat([
        Buffer.from([10, 18]),
        Buffer.from('GET_EXCHANGE_RATES'),
        Buffer.from([18, 2]),
        Buffer.from('{}'),
      ]),
    );
    const answer = await client.post('DirectoryService/execute', body, { refid });
    await server.bank.database.owner.query('alter table exchange_rate_gone rename to exchange_rate');
    expect(operationAnswerOf(answer.message ?? new Uint8Array())).toMatchObject({
      success: false,
      code: 'INTERNAL_SERVER_ERROR',
      particulars: { referenceId: refid },
    });
    expect(Buffer.from(answer.message ?? []).toString()).not.toMatch(/relation|select|exchange_rate/i);
  });
});

function expectSecurityHeaders(headers: Headers): void {
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
  expect(headers.get('content-security-policy')).not.toMatch(/unsafe/);
  for (const rule of [
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ]) {
    expect(headers.get('content-security-policy')?.split('; ')).toContain(rule);
  }
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('server')).toBeNull();
}
