import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { OperationRequest } from '../../proto/generated/ibank/v1/operations';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import { frame, framesOf } from './support/WireClient';
import type { WireClient } from './support/WireClient';

let server: TestServer;
let client: WireClient;

beforeAll(async () => {
  server = await startTestServer();
  client = await server.signedIn('aibek');
});
afterAll(() => server.close());

interface RawAnswer {
  readonly encoding: string | undefined;
  readonly vary: string | undefined;
  readonly body: Buffer;
}

/** Posts a call and takes the body as it came over the wire. */
function posted(method: string, body: string, acceptEncoding: string | undefined): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const call = request(
      `${server.address}/ibank.v1.${method}`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/grpc-web-text',
          'sessionkey': client.sessionKey ?? '',
          ...(acceptEncoding !== undefined && { 'accept-encoding': acceptEncoding }),
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const { 'content-encoding': encoding, vary } = answer.headers;
          resolve({ encoding, vary, body: Buffer.concat(chunks) });
        });
      },
    );
    call.on('error', reject).end(body);
  });
}

/** The longest answer there is without asking for anything of the customer. */
const LONG = operation('GET_DIRECTORY_BUSINESS_ERRORS', '{"noImages":true}');
const SHORT = operation('GET_DV_OF_DIRECTORIES', '{"directoryName":"BANKS"}');
const DIRECTORIES = 'DirectoryService/execute';

function operation(code: string, data: string): string {
  return frame(OperationRequest.fromObject({ code, data }).serializeBinary());
}

describe('an answer of the bank', () => {
  it.each(['gzip', 'gzip, deflate, br, zstd', 'br;q=1, GZIP;q=0.5', '*'])(
    'is compressed for a client that accepts %s',
    async (accepted) => {
      const plain = await posted(DIRECTORIES, LONG, undefined);
      const { encoding, vary, body } = await posted(DIRECTORIES, LONG, accepted);
      expect({ encoding, vary }).toEqual({ encoding: 'gzip', vary: 'accept-encoding' });
      expect(body.length).toBeLessThan(plain.body.length / 2);
      expect(framesOf(gunzipSync(body).toString('latin1'))).toEqual(framesOf(plain.body.toString('latin1')));
    },
  );

  it.each([undefined, 'identity', 'br', 'gzip;q=0', 'gzip;q=0.000, br'])(
    'is sent as it is to a client that accepts %s',
    async (accepted) => {
      const { encoding, vary, body } = await posted(DIRECTORIES, LONG, accepted);
      expect({ encoding, vary }).toEqual({ encoding: undefined, vary: 'accept-encoding' });
      expect(framesOf(body.toString('latin1'))).toHaveLength(2);
    },
  );

  it('is sent as it is when it is short', async () => {
    const { encoding, body } = await posted(DIRECTORIES, SHORT, 'gzip');
    expect(encoding).toBeUndefined();
    expect(body.length).toBeLessThan(1024);
  });

  it('has a random length, so that its content cannot be measured', async () => {
    const lengths = new Set<number>();
    for (let time = 0; time < 12; time += 1) {
      lengths.add((await posted(DIRECTORIES, LONG, 'gzip')).body.length);
    }
    expect(lengths.size).toBeGreaterThan(1);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(32);
  });

  it('is never compressed where it may carry the key of a session', async () => {
    const { encoding, vary } = await posted('AuthenticationService/validateSession', frame(new Uint8Array()), 'gzip');
    expect({ encoding, vary }).toEqual({ encoding: undefined, vary: undefined });
  });

  it('is not compressed where it is a stream, whose frames must not wait', async () => {
    const stream = await fetch(`${server.address}/ibank.v1.StreamService/beginStream`, {
      method: 'POST',
      headers: {
        'content-type': 'application/grpc-web-text',
        'sessionkey': client.sessionKey ?? '',
        'accept-encoding': 'gzip',
      },
      body: frame(new Uint8Array()),
    });
    const reader = stream.body?.getReader();
    const first = await reader?.read();
    expect(stream.headers.get('content-encoding')).toBeNull();
    expect(framesOf(Buffer.from(first?.value ?? []).toString('latin1'))[0]?.flag).toBe(0);
    await reader?.cancel();
  });
});
