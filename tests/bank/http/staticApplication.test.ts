import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestServer } from '../../contract/support/startTestServer';
import type { TestServer } from '../../contract/support/startTestServer';

const SCRIPT = 'console.log("the bank");';

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'tulpar-static-'));

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Tulpar</title>');
  writeFileSync(join(folder, 'worker.js'), SCRIPT);
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  writeFileSync(join(folder, 'assets', 'main-4f3a.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'main-4f3a.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets', 'main-4f3a.js.gz'), gzipSync(SCRIPT));
  server = await startTestServer({ seed: false, configuration: { staticDirectory: folder } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

function get(path: string, headers: Readonly<Record<string, string>> = {}) {
  return fetch(server.address + path, { headers });
}

describe('the application as files', () => {
  it.each(['/', '/login', '/payment/own-accounts', '/history?search=1'])('starts at %s', async (path) => {
    const answer = await get(path, { accept: 'text/html,*/*' });
    expect([answer.status, await answer.text()]).toEqual([200, '<!doctype html><title>Tulpar</title>']);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  });

  it.each([['br'], ['gzip'], ['identity']])('is sent compressed as the browser can read it: %s', async (encoding) => {
    const answer = await get('/assets/main-4f3a.js', { 'accept-encoding': encoding });
    expect(await answer.text()).toBe(SCRIPT);
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['/worker.js', 'application/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('is asked for anew under a name that stays: %s', async (path, type) => {
    const { headers } = await get(path);
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([type, 'no-cache']);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  });

  it.each(['/assets/gone-1234.js', '/favicon.ico', '/../package.json', '/%2e%2e/package.json', '/assets/', '/.env'])(
    'answers 404 for %s',
    async (path) => {
      expect((await get(path, { accept: 'text/html' })).status).toBe(404);
    },
  );
});
