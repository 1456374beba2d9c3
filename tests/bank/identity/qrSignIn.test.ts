import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { approveQrSignIn, declineQrSignIn, scanQrSignIn } from '../../../bank/modules/identity/qrApproval';
import { makeFirstLogin } from '../../contract/support/identityStory';
import {
  approverOf,
  askForCode,
  fetchSession,
  newRequestId,
  scannedCode,
  shownCode,
} from '../../contract/support/qrStory';
import { startTestServer } from '../../contract/support/startTestServer';
import type { TestServer } from '../../contract/support/startTestServer';
import { addCompanyUser } from '../support/arrange';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await addCompanyUser(server.bank, 'stranger1');
});
beforeEach(() => server.bank.clock.advance(60 * 60_000));
afterAll(() => server.close());

function anotherNumber(number: string): string {
  return ((Number.parseInt(number, 10) + 1) % 100).toString().padStart(2, '0');
}

async function approved(login: string) {
  const scanned = await scannedCode(server, login);
  const outcome = await approveQrSignIn(scanned.approver, scanned, server.bank.services);
  expect(outcome.ok).toBe(true);
  return scanned;
}

const WAITING = { success: false, error: { code: 'QR_SIGN_IN_NOT_CONFIRMED', data: '{}' } };
const EXPIRED = { success: false, error: { code: 'QR_SIGN_IN_EXPIRED', data: '{}' } };
const DECLINED = { success: false, error: { code: 'QR_SIGN_IN_DECLINED', data: '{}' } };

describe('signing in by a QR code', () => {
  it('gives the browser that asked a full session of the user who approved, in the journal and in the history of sign-ins', async () => {
    const { browser, requestId, code, number, approver } = await scannedCode(server, 'daniyar');
    const approval = await approveQrSignIn(approver, { code, number }, server.bank.services);
    expect(approval).toEqual({ ok: true, value: undefined });
    const fetched = await fetchSession(browser, requestId);
    browser.sessionKey = fetched.data?.sessionkey;
    expect((await browser.validateSession()).data).toMatchObject({
      sessionid: fetched.data?.sessionid,
      userid: approver.userId,
    });
    const user = await browser.operation('UtilityService', 'GET_SELF_USER_DATA', {});
    expect(user.data).toMatchObject({ username: 'daniyar', accountIndCorp: 'C' });
    expect((await browser.operation('UtilityService', 'GET_LOGIN_HISTORY', {})).data).toMatchObject({
      0: { userAgent: 'Firefox on the desk', isCurrent: true },
    });
    const { rows } = await server.bank.database.owner.query<{ event: string; result: string }>(
      `select event, result from audit_event where user_id = $1 and event like 'QR%' order by id desc limit 3`,
      [approver.userId],
    );
    expect(rows.toReversed().map(({ event, result }) => `${event} ${result}`)).toEqual([
      'QR_SCANNED SUCCESS',
      'QR_APPROVED SUCCESS',
      'QR_SIGN_IN SUCCESS',
    ]);
  });

  it('shows the scanning user where, on which device and when the code was made', async () => {
    const { code } = await shownCode(server);
    const now = server.bank.clock.now();
    expect(await scanQrSignIn(await approverOf(server, 'saltanat'), ` ${code} `, server.bank.services)).toEqual({
      ok: true,
      value: { userAgent: 'Firefox on the desk', address: '127.0.0.1', askedAt: now, expiresAt: now + 90_000 },
    });
  });

  it('tells the waiting browser nothing of a scan, and of a refusal that it was one', async () => {
    const { browser, requestId, code } = await shownCode(server);
    expect(await fetchSession(browser, requestId)).toEqual(WAITING);
    const approver = await approverOf(server, 'saltanat');
    await scanQrSignIn(approver, code, server.bank.services);
    expect(await fetchSession(browser, requestId)).toEqual(WAITING);
    await declineQrSignIn(approver, code, server.bank.services);
    expect(await fetchSession(browser, requestId)).toEqual(DECLINED);
  });

  it('keeps neither the request nor the code nor the session key', async () => {
    const { browser, requestId, code } = await approved('saltanat');
    const { data } = await fetchSession(browser, requestId);
    const secrets = [requestId, code.slice(code.lastIndexOf('/') + 1), data?.sessionkey ?? ''];
    const { rows } = await server.bank.database.owner.query<{ text: string }>(
      `select q::text as text from qr_sign_in q union all select s::text from session s union all select a::text from audit_event a`,
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(20);
      expect(rows.some(({ text }) => text.includes(secret) || text.includes(Buffer.from(secret).toString('hex')))).toBe(
        false,
      );
    }
  });
});

describe('a code that another person has seen', () => {
  it('is worth nothing to another browser that has only the photograph', async () => {
    const { requestId, browser, code } = await approved('daniyar');
    const secret = code.slice(code.lastIndexOf('/') + 1);
    for (const guess of [secret, secret.padEnd(43, 'A'), newRequestId()]) {
      expect([guess, await fetchSession(server.visitor(), guess)]).toEqual([guess, EXPIRED]);
    }
    expect((await askForCode(server.visitor(), requestId)).error?.code).toBe('QR_SIGN_IN_EXPIRED');
    expect((await fetchSession(browser, requestId)).success).toBe(true);
  });

  it('opens one session, with any number of requests at the same time', async () => {
    const { browser, requestId } = await approved('daniyar');
    const answers = await Promise.all(Array.from({ length: 16 }, () => fetchSession(browser, requestId)));
    expect(answers.filter((answer) => answer.success)).toHaveLength(1);
    expect(await fetchSession(browser, requestId)).toEqual(EXPIRED);
  });

  it('is approved once', async () => {
    const { approver, ...shown } = await approved('daniyar');
    expect(await approveQrSignIn(approver, shown, server.bank.services)).toEqual({
      ok: false,
      failure: 'CODE_NOT_VALID',
    });
    expect(await scanQrSignIn(approver, shown.code, server.bank.services)).toEqual({
      ok: false,
      failure: 'CODE_NOT_VALID',
    });
    expect(await declineQrSignIn(approver, shown.code, server.bank.services)).toEqual({
      ok: false,
      failure: 'CODE_NOT_VALID',
    });
    const once = await scannedCode(server, 'daniyar');
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => approveQrSignIn(once.approver, once, server.bank.services)),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it.each(['stranger1', 'saltanat'])('belongs to who scanned it first, not to %s', async (login) => {
    const { browser, requestId, ...shown } = await scannedCode(server, 'daniyar');
    const other = await approverOf(server, login);
    const refused = { ok: false, failure: 'CODE_NOT_VALID' };
    expect(await scanQrSignIn(other, shown.code, server.bank.services)).toEqual(refused);
    expect(await approveQrSignIn(other, shown, server.bank.services)).toEqual(refused);
    expect(await declineQrSignIn(other, shown.code, server.bank.services)).toEqual(refused);
    expect(await fetchSession(browser, requestId)).toEqual(WAITING);
    expect((await approveQrSignIn(shown.approver, shown, server.bank.services)).ok).toBe(true);
  });

  it('is not approved without having been scanned and shown', async () => {
    const shown = await shownCode(server);
    const approver = await approverOf(server, 'daniyar');
    expect(await approveQrSignIn(approver, shown, server.bank.services)).toEqual({
      ok: false,
      failure: 'CODE_NOT_VALID',
    });
    expect(await declineQrSignIn(approver, shown.code, server.bank.services)).toEqual({
      ok: false,
      failure: 'CODE_NOT_VALID',
    });
  });

  it('is declined by the first wrong number', async () => {
    const { browser, requestId, approver, code, number } = await scannedCode(server, 'daniyar');
    const wrong = { code, number: anotherNumber(number) };
    expect(await approveQrSignIn(approver, wrong, server.bank.services)).toEqual({
      ok: false,
      failure: 'WRONG_NUMBER',
    });
    expect(await approveQrSignIn(approver, { code, number }, server.bank.services)).toEqual({
      ok: false,
      failure: 'CODE_NOT_VALID',
    });
    expect(await fetchSession(browser, requestId)).toEqual(DECLINED);
  });

  it('cannot be approved by an individual or before the first login', async () => {
    const shown = await shownCode(server);
    await makeFirstLogin(server, 'saltanat', 'newPassword');
    for (const login of ['aibek', 'saltanat']) {
      const refused = { ok: false, failure: 'NOT_A_COMPANY_USER' };
      expect(await scanQrSignIn(await approverOf(server, login), shown.code, server.bank.services)).toEqual(refused);
      expect(await approveQrSignIn(await approverOf(server, login), shown, server.bank.services)).toEqual(refused);
    }
    await server.bank.database.owner.query(
      `update app_user set first_login_step = null, question_id = '4', answer_hash = (select answer_hash from app_user where login = 'aibek')
        where login = 'saltanat'`,
    );
  });
});

describe('a code', () => {
  it('lives a minute and a half, and an approved one half a minute more', async () => {
    const { browser, requestId, code } = await shownCode(server);
    server.bank.clock.advance(89_999);
    expect(await fetchSession(browser, requestId)).toEqual(WAITING);
    const late = await scannedCode(server, 'daniyar');
    server.bank.clock.advance(1);
    expect(await fetchSession(browser, requestId)).toEqual(EXPIRED);
    expect(await scanQrSignIn(await approverOf(server, 'daniyar'), code, server.bank.services)).toMatchObject({
      failure: 'CODE_NOT_VALID',
    });
    server.bank.clock.advance(89_998);
    const inTime = { ...late.approver, now: server.bank.clock.now() };
    expect((await approveQrSignIn(inTime, late, server.bank.services)).ok).toBe(true);
    server.bank.clock.advance(29_999);
    expect((await fetchSession(late.browser, late.requestId)).success).toBe(true);
    const tooLate = await approved('daniyar');
    server.bank.clock.advance(30_000);
    expect(await fetchSession(tooLate.browser, tooLate.requestId)).toEqual(EXPIRED);
  });

  it('that expired after it was scanned is not approved', async () => {
    const { approver, ...scanned } = await scannedCode(server, 'daniyar');
    server.bank.clock.advance(90_000);
    const late = { ...approver, now: server.bank.clock.now() };
    expect(await approveQrSignIn(late, scanned, server.bank.services)).toEqual({
      ok: false,
      failure: 'CODE_NOT_VALID',
    });
  });

  it('is another every time, and so is what it is asked with', async () => {
    expect(await askForCode(server.visitor(), newRequestId())).toEqual({
      success: true,
      data: { qrcode: expect.any(String), matchnumber: expect.any(String), validseconds: 90 },
    });
    const shown = await Promise.all(Array.from({ length: 50 }, () => shownCode(server)));
    expect(new Set(shown.map(({ code }) => code)).size).toBe(50);
    expect(shown.every(({ code }) => /^tulpar-business:\/\/sign-in\/[\w-]{22}$/.test(code))).toBe(true);
    expect(shown.every(({ number }) => /^\d\d$/.test(number))).toBe(true);
    expect(new Set(shown.map(({ number }) => number)).size).toBeGreaterThan(20);
  });

  it.each(['', 'short', 'A'.repeat(21), 'A'.repeat(87), `${'A'.repeat(30)}'`])(
    'is not asked for with %j',
    async (requestId) => {
      const refused = { success: false, error: { code: 'INVALID_REQUEST', data: '{"field":"uniqrequestid"}' } };
      expect(await askForCode(server.visitor(), requestId)).toEqual(refused);
      expect(await fetchSession(server.visitor(), requestId)).toEqual(refused);
    },
  );

  it('is asked for only so often from one address', async () => {
    const strict = await startTestServer({
      configuration: {
        rates: {
          session: { perSecond: 100, burst: 100 },
          address: { perSecond: 100, burst: 100 },
          signIn: { perSecond: 1, burst: 3 },
        },
      },
    });
    const answers = await Promise.all(Array.from({ length: 8 }, () => askForCode(strict.visitor(), newRequestId())));
    const { rows } = await strict.bank.database.owner.query('select from qr_sign_in');
    await strict.close();
    expect(answers.filter((answer) => answer.error?.code === 'TOO_MANY_REQUESTS').length).toBeGreaterThanOrEqual(4);
    expect(rows).toHaveLength(answers.filter((answer) => answer.success).length);
  });
});
