import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readConfiguration } from '../../../bank/kernel/Configuration';
import { startTestServer } from '../../contract/support/startTestServer';
import type { TestServer } from '../../contract/support/startTestServer';

const SERVICES = 'https://api.bank.example';
const SCRIPT = "document.title = 'Тулпар';\n";
const PAGE = `<!doctype html><html><head><title>Tulpar</title><script>${SCRIPT}</script><script src="/a.js"></script></head></html>`;
const ELSEWHERE = 'https://ibank.bank.example';

describe('what an operator sets for the application', () => {
  let server: TestServer;
  const folder = mkdtempSync(join(tmpdir(), 'tulpar-settings-'));

  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), PAGE);
    const { application } = readConfiguration({
      SERVICES_ORIGIN: SERVICES,
      SESSION_CHECK_SECONDS: '45',
      STREAM_RETRY_SECONDS: '20',
      QR_POLL_SECONDS: '3',
      IDLE_MINUTES: '5',
    });
    const configuration = { staticDirectory: folder, application, allowedOrigins: [ELSEWHERE] };
    server = await startTestServer({ seed: false, configuration });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  it.each(['/', '/index.html', '/login', '/payment/swift'])('stands in the page at %s', async (path) => {
    const answer = await fetch(server.address + path, { headers: { accept: 'text/html' } });
    const page = await answer.text();
    expect(page).toContain(
      `<meta name="settings" data-host="${SERVICES}" data-check="45000" data-retry="20000" data-poll="3000" data-idle="300000" />`,
    );
    expect(page.replace(/<meta[^>]*>/, '')).toBe(PAGE);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('lets the page call that host and no other', async () => {
    const { headers } = await fetch(server.address, { headers: { accept: 'text/html' } });
    const rules = headers.get('content-security-policy')?.split('; ') ?? [];
    expect(rules.filter((rule) => rule.startsWith('connect-src'))).toEqual([`connect-src 'self' ${SERVICES}`]);
  });

  it('lets the scripts of the page run as they were built, and no other within a page', async () => {
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    const { headers } = await fetch(`${server.address}/login`, { headers: { accept: 'text/html' } });
    const rules = headers.get('content-security-policy')?.split('; ') ?? [];
    expect(rules.filter((rule) => rule.startsWith('script-src'))).toEqual([`script-src 'self' 'sha256-${hash}'`]);
  });

  const preflight = (origin: string) =>
    fetch(`${server.address}/ibank.v1.AuthenticationService/authenticate`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'sessionkey' },
    });

  it('is answered by the services for an application of an origin that was named', async () => {
    const { status, headers } = await preflight(ELSEWHERE);
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, ELSEWHERE]);
    expect(headers.get('access-control-allow-headers')).toContain('sessionkey');
    expect(headers.get('access-control-expose-headers')).toContain('date');
  });

  it('is refused for any other origin', async () => {
    const { status, headers } = await preflight('https://evil.example');
    expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });
});

it('nothing is set for the application unless the operator says so', () => {
  expect(Object.values(readConfiguration({}).application)).toEqual(Array.from({ length: 6 }, () => undefined));
});
