// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import { OperationRequest, OperationResponse } from '../../../proto/generated/ibank/v1/operations';
import { projectRoot } from '../../../bank/kernel/projectRoot';
import type { FirstPage } from '../../../src/application/operations/firstPage';
import { BankTime } from '../../../src/application/time/BankTime';
import { BrowserClock } from '../../../src/infrastructure/device/BrowserClock';
import { EarlyCall } from '../../../src/infrastructure/grpc/EarlyCall';
import { metadataOf } from '../../../src/infrastructure/grpc/GrpcClient';
import { adapterOf } from '../../../src/infrastructure/registry/registry';
import { anAccount, aUser } from '../support/builders';
import { dataFrame, trailerFrame } from '../support/FrameServer';

const SESSION = { sessionKey: 'key', sessionId: '7', stage: 'active', phoneNumber: '' };
const PAGE: FirstPage = {
  position: '5:5:',
  user: aUser(),
  accounts: [anAccount()],
  rates: [],
  history: { transactions: [], next: undefined },
  notifications: { unviewed: 3 },
};
const SCRIPT = readFileSync(join(projectRoot(), 'src/ui/early/early.js'), 'utf8');

const fetched = vi.fn<typeof fetch>();
const defects: string[] = [];

beforeEach(() => {
  fetched.mockReset();
  defects.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.head.innerHTML = '';
  window.firstPage = undefined;
  window.history.replaceState(null, '', '/');
});

const answered = (values: Parameters<typeof OperationResponse.fromObject>[0], headers: HeadersInit = {}) =>
  new Response(dataFrame(OperationResponse.fromObject(values).serializeBinary()) + trailerFrame(0), { headers });
const pageAnswer = (headers?: HeadersInit) =>
  answered({ success: true, data: JSON.stringify(z.encode(adapterOf('GET_FIRST_PAGE').response, PAGE)) }, headers);

/** Runs the script of the document in a tab with this session. */
function open(session: object | undefined, path = '/'): void {
  window.history.replaceState(null, '', path);
  if (session !== undefined) {
    sessionStorage.setItem('session', JSON.stringify(session));
  }
  runInThisContext(SCRIPT);
}

function earlyCall() {
  const bankTime = new BankTime(new BrowserClock());
  return { bankTime, early: new EarlyCall({ bankTime, log: { defect: (label: string) => defects.push(label) } }) };
}

it('is asked for as the application would ask', async () => {
  fetched.mockResolvedValue(pageAnswer());
  open(SESSION);
  const [address, options] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/ibank.v1.AccountService/execute');
  const bytes = Buffer.from(String(options?.body), 'base64');
  expect([bytes[0], bytes.readUInt32BE(1)]).toEqual([0, bytes.length - 5]);
  expect(OperationRequest.deserializeBinary(Uint8Array.from(bytes.subarray(5))).toObject()).toEqual({
    code: 'GET_FIRST_PAGE',
    data: '{}',
  });
  const headers = new Headers(options?.headers);
  const call = { referenceId: headers.get('refid') ?? '', sessionKey: 'key' };
  const device = {
    userAgent: navigator.userAgent,
    language: () => 'ru' as const,
    deviceKey: () => undefined,
    onLanguage: () => () => undefined,
  };
  expect(Object.fromEntries(headers)).toMatchObject(metadataOf(call, device));
  expect(call.referenceId).toMatch(/^[0-9a-f-]{36}$/);
});

it('is asked of the bank the operator has named', () => {
  fetched.mockResolvedValue(pageAnswer());
  document.head.innerHTML = '<meta name="settings" data-host="https://bank.example" />';
  open(SESSION);
  expect(fetched.mock.calls[0]?.[0]).toBe('https://bank.example/ibank.v1.AccountService/execute');
});

it.each([
  ['a visitor', undefined, '/'],
  ['a locked screen', { ...SESSION, stage: 'locked' }, '/'],
  ['a screen whose lock the bank does not know', { ...SESSION, isLockOwed: true }, '/'],
  ['a sign-in that is not complete', { ...SESSION, stage: 'secondFactor' }, '/'],
  ['another page', SESSION, '/history'],
])('is not asked for by %s', (_name, session, path) => {
  open(session, path);
  expect(fetched).not.toHaveBeenCalled();
});

it('is handed over once, with the time of the bank, to the session it was asked for with', async () => {
  fetched.mockImplementation(async () => pageAnswer({ date: 'Sat, 21 Nov 2099 06:30:00 GMT' }));
  open(SESSION);
  const { early, bankTime } = earlyCall();
  expect(await early.take('key')).toEqual(PAGE);
  expect(Math.abs(bankTime.now() - Date.UTC(2099, 10, 21, 6, 30))).toBeLessThan(5000);
  expect(await early.take('key')).toBeUndefined();
  open(SESSION);
  expect(await early.take('another key')).toBeUndefined();
  expect(defects).toEqual([]);
});

it('is read from an answer whose text is in several parts', async () => {
  const whole = Buffer.from((await pageAnswer().text()).split('==')[0] ?? '', 'base64');
  const parts = [whole.subarray(0, 4), whole.subarray(4, 9), whole.subarray(9)];
  fetched.mockResolvedValue(new Response(parts.map((part) => part.toString('base64')).join('')));
  open(SESSION);
  expect(await earlyCall().early.take('key')).toEqual(PAGE);
});

it.each([
  ['a refusal', async () => answered({ success: false, error: { code: 'INVALID_SESSION_KEY' } }), []],
  ['no answer', async () => Promise.reject(new TypeError('Failed to fetch')), []],
  ['the page of a proxy', async () => new Response('<html>502</html>', { status: 502 }), ['early first page']],
  ['a status without a message', async () => new Response(trailerFrame(14)), ['early first page']],
] as const)('is nothing after %s', async (_name, answer, expected) => {
  fetched.mockImplementation(answer);
  open(SESSION);
  expect(await earlyCall().early.take('key')).toBeUndefined();
  expect(defects).toEqual(expected);
});
