import { GrpcWebClientBase, MethodType } from 'grpc-web';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { OperationRequest, OperationResponse } from '../../proto/generated/ibank/v1/operations';
import { BeginStreamRequest, StreamInstance } from '../../proto/generated/ibank/v1/stream';
import { descriptorOf } from '../../src/infrastructure/grpc/GrpcClient';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

let server: TestServer;
let client: WireClient;

beforeAll(async () => {
  server = await startTestServer();
  client = await server.signedIn('aibek');
  // The client of Google runs in browsers only.
  vi.stubGlobal('XMLHttpRequest', new JSDOM('', { url: server.address }).window.XMLHttpRequest);
});
afterAll(() => {
  vi.unstubAllGlobals();
  return server.close();
});

const HEADER_BYTES = 5;

/** A message in one frame, as the protocol says. */
function framed(message: Uint8Array): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(message.length, 1);
  return Buffer.concat([header, message]);
}

function post(method: string, body: Buffer, headers: Readonly<Record<string, string>>): Promise<Response> {
  const sent = { sessionkey: client.sessionKey ?? '', ...headers };
  return fetch(`${server.address}/ibank.v1.${method}`, { method: 'POST', body: Uint8Array.from(body), headers: sent });
}

const ACCOUNTS = new OperationRequest({ code: 'GET_ACCOUNTS_V2', data: '{}' });

describe('a client in the binary format', () => {
  it('that Google publishes makes a call and reads its answer', async () => {
    const transport = new GrpcWebClientBase({ format: 'binary' });
    const method = { path: '/ibank.v1.AccountService/execute', request: OperationRequest, response: OperationResponse };
    const descriptor = descriptorOf<OperationRequest, OperationResponse>(method, MethodType.UNARY);
    const path = `${server.address}/ibank.v1.AccountService/execute`;
    const metadata = { sessionkey: client.sessionKey ?? '' };
    const answer = await transport.unaryCall(path, ACCOUNTS, metadata, descriptor);
    const inText = await client.operation('AccountService', 'GET_ACCOUNTS_V2', {});
    expect([answer.success, answer.data]).toEqual([true, inText.text]);
  });

  it.each(['application/grpc-web', 'application/grpc-web+proto'])('is answered %s with frames', async (type) => {
    const answer = await post('AccountService/execute', framed(ACCOUNTS.serializeBinary()), { 'content-type': type });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/grpc-web+proto']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const length = bytes.readUInt32BE(1);
    const message = bytes.subarray(HEADER_BYTES, HEADER_BYTES + length);
    expect([bytes[0], OperationResponse.deserializeBinary(message).success]).toEqual([0, true]);
    const trailer = bytes.subarray(HEADER_BYTES + length);
    expect([trailer[0], trailer.subarray(HEADER_BYTES).toString()]).toEqual([0x80, 'grpc-status:0\r\n']);
  });

  it.each([
    ['a message cut short', Buffer.from([0, 0, 0, 0, 9, 1, 2]), {}, 13],
    ['no frame', Buffer.from([0]), {}, 13],
    ['a compressed message', Buffer.from([1, 0, 0, 0, 0]), { 'grpc-encoding': 'gzip' }, 12],
    ['text in base64', Buffer.from(framed(ACCOUNTS.serializeBinary()).toString('base64')), {}, 13],
  ])('that sends %s gets the status of the fault', async (_what, body, headers, status) => {
    const answer = await post('AccountService/execute', body, { 'content-type': 'application/grpc-web', ...headers });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, bytes[0]]).toEqual([200, 0x80]);
    expect(bytes.subarray(HEADER_BYTES).toString()).toContain(`grpc-status:${status}\r\n`);
  });

  it.each([
    [
      'a long message cut short',
      'application/grpc-web',
      Buffer.concat([Buffer.from([0, 1, 0, 0, 0]), Buffer.alloc(40_000)]),
    ],
    ['a long text that is no base64', 'application/grpc-web-text', Buffer.alloc(40_000, '!')],
  ])('that sends %s gets the status of the fault from the thread that reads it', async (_what, type, body) => {
    for (const method of ['AccountService/execute', 'LogService/insertLog']) {
      const answer = await post(method, body, { 'content-type': type });
      const text = Buffer.from(await answer.arrayBuffer());
      const trailer = type.endsWith('text') ? Buffer.from(text.toString(), 'base64') : text;
      expect([method, answer.status, trailer[0]]).toEqual([method, 200, 0x80]);
      expect(trailer.subarray(HEADER_BYTES).toString()).toContain('grpc-status:13\r\n');
    }
  });

  it.each(['application/json', 'text/plain', 'application/grpc', undefined])(
    'that sends %s is answered 415',
    async (type) => {
      const headers: Readonly<Record<string, string>> = type === undefined ? {} : { 'content-type': type };
      const answer = await post('AccountService/execute', framed(ACCOUNTS.serializeBinary()), headers);
      expect(answer.status).toBe(415);
    },
  );

  it('reads the live stream frame by frame', async () => {
    const request = framed(new BeginStreamRequest().serializeBinary());
    const answer = await post('StreamService/beginStream', request, { 'content-type': 'application/grpc-web+proto' });
    expect(answer.headers.get('content-type')).toBe('application/grpc-web+proto');
    const reader = answer.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    const bytes = Buffer.from(value ?? []);
    const message = bytes.subarray(HEADER_BYTES, HEADER_BYTES + bytes.readUInt32BE(1));
    expect([bytes[0], StreamInstance.deserializeBinary(message).type]).toEqual([0, 'HEARTBEAT']);
    await reader?.cancel();
  });
});
