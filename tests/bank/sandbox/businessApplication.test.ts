import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { fetchSession, shownCode } from '../../contract/support/qrStory';
import { startTestServer } from '../../contract/support/startTestServer';
import type { TestServer } from '../../contract/support/startTestServer';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function press(button: 'scan' | 'approve' | 'decline', asked: object, contentType = 'application/json') {
  const answer = await fetch(`${server.address}/sandbox/business-application/${button}`, {
    method: 'POST',
    headers: { 'content-type': contentType },
    body: JSON.stringify(asked),
  });
  const body: unknown = answer.ok || answer.status === 422 ? await answer.json() : undefined;
  return { status: answer.status, body };
}

describe('the business application of the demonstration', () => {
  it('scans, shows what asks, and approves with the number on the screen', async () => {
    const { browser, requestId, code, number } = await shownCode(server);
    const askedAt = new Date(server.bank.clock.now());
    expect(await press('scan', { login: 'saltanat', code })).toEqual({
      status: 200,
      body: {
        device: 'Firefox on the desk',
        address: '127.0.0.1',
        askedAt: askedAt.toISOString(),
        expiresAt: new Date(askedAt.getTime() + 90_000).toISOString(),
      },
    });
    expect(await press('approve', { login: 'saltanat', code, number })).toEqual({ status: 200, body: {} });
    expect((await fetchSession(browser, requestId)).success).toBe(true);
  });

  it('declines', async () => {
    const { browser, requestId, code } = await shownCode(server);
    await press('scan', { login: 'daniyar', code });
    expect((await press('decline', { login: 'daniyar', code })).status).toBe(200);
    expect((await fetchSession(browser, requestId)).error?.code).toBe('QR_SIGN_IN_DECLINED');
  });

  it.each([
    ['an individual', { login: 'aibek' }, 'NOT_A_COMPANY_USER'],
    ['nobody', { login: 'nobody' }, 'NOT_UNDERSTOOD'],
    ['another code', { code: 'tulpar-business://sign-in/AAAAAAAAAAAAAAAAAAAAAA' }, 'CODE_NOT_VALID'],
    ['no code at all', { code: 7 }, 'NOT_UNDERSTOOD'],
  ])('refuses %s by name', async (_whom, change, error) => {
    const { code } = await shownCode(server);
    expect(await press('scan', { login: 'daniyar', code, ...change })).toEqual({ status: 422, body: { error } });
  });

  it('takes nothing a page of another origin could send', async () => {
    const { code } = await shownCode(server);
    expect((await press('scan', { login: 'daniyar', code }, 'text/plain')).status).toBeGreaterThanOrEqual(400);
    expect(
      (await press('scan', { login: 'daniyar', code }, 'application/x-www-form-urlencoded')).status,
    ).toBeGreaterThanOrEqual(400);
  });

  it('does not exist outside a sandbox', async () => {
    const production = await startTestServer({
      configuration: { sandbox: false, smsGateways: ['http://127.0.0.1:1/'] },
    });
    const post = (path: string) => fetch(production.address + path, { method: 'POST', body: '{}' });
    const statuses = [(await post('/sandbox/business-application/approve')).status, (await post('/nowhere')).status];
    await production.close();
    expect(statuses[0]).toBe(statuses[1]);
    expect(statuses[0]).toBeGreaterThanOrEqual(404);
  });
});
