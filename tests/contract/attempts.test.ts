import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { jpegOf, SMALL_JPEG } from '../support/samplePictures';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import type { WireClient } from './support/WireClient';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}

const damaged = base64(SMALL_JPEG.slice(0, 200));

function damagedFile(): object {
  return { documentId: randomUUID(), documentString: damaged, metadata: { fileExtension: 'jpg' } };
}

async function codesOf(client: WireClient, times: number, call: () => Promise<{ readonly code: string }>) {
  const codes: string[] = [];
  for (let time = 0; time < times; time += 1) {
    codes.push((await call()).code);
  }
  return codes;
}

describe('a file the bank refuses', () => {
  it('costs its sender one of the forty of an hour, and the refusal says when to come back', async () => {
    const client = await server.signedIn('aibek');
    const send = () => client.operation('UtilityService', 'UPLOAD_FILE', damagedFile());
    expect(new Set(await codesOf(client, 39, send))).toEqual(new Set(['FILE_DAMAGED']));
    const tooLarge = { avatar: base64(jpegOf(300, 256)) };
    expect((await client.operation('UtilityService', 'SET_AVATAR', tooLarge)).code).toBe('PICTURE_SIZE_NOT_ALLOWED');
    const retryAt = new Date(server.bank.clock.now() + 90_000).toISOString();
    expect(await send()).toMatchObject({ code: 'TOO_MANY_REQUESTS', particulars: { retryAt } });
    expect((await client.operation('UtilityService', 'SET_AVATAR', tooLarge)).code).toBe('TOO_MANY_REQUESTS');
  });

  it('leaves the allowance of another customer alone', async () => {
    const client = await server.signedIn('aizada');
    expect((await client.operation('UtilityService', 'UPLOAD_FILE', damagedFile())).code).toBe('FILE_DAMAGED');
  });
});
