import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { approveQrSignIn, declineQrSignIn } from '../../bank/modules/identity/qrApproval';
import { authenticationOperations } from '../../src/application/operations/authentication';
import { askForCode, fetchSession, newRequestId, scannedCode } from './support/qrStory';
import { GULNARA, registration, UNKNOWN_CARD } from './support/registrationStory';
import { startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';

const OPERATIONS = [
  'selfRegistration',
  'selfRegistrationV2',
  'confirmSelfRegistration',
  'getQRcodeForSignIn',
  'getSessionByQRcode',
] as const;
const TEN_MINUTES_MS = 10 * 60_000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Answered {
  readonly success?: boolean;
  readonly data?: object;
  readonly error?: { readonly code?: string };
}

it('answer a sign-in by code and a registration with exactly the keys of the contract', async () => {
  const visitor = server.visitor();
  const requestId = newRequestId();
  const code = await askForCode(visitor, requestId);
  const scanned = await scannedCode(server, 'saltanat');
  await approveQrSignIn(scanned.approver, scanned, server.bank.services);
  const begun = await registration.begin(visitor, GULNARA.cardno, GULNARA.codeword);
  const keysOf = ({ success, data }: Answered) => [success, Object.keys(data ?? {}).toSorted()];
  expect(
    [
      code,
      await fetchSession(scanned.browser, scanned.requestId),
      await registration.byNumber(visitor, UNKNOWN_CARD),
      begun,
    ].map(keysOf),
  ).toEqual([
    [true, ['matchnumber', 'qrcode', 'validseconds']],
    [true, ['otpdelivery', 'phonenumber', 'position', 'sendsleft', 'sessionid', 'sessionkey', 'stage']],
    [true, ['email', 'phonenumber']],
    [true, ['email', 'operationid', 'phonenumber']],
  ]);
  expect(await registration.confirm(visitor, begun.data?.operationid ?? '')).toEqual({ success: true });
});

it('refuse with every name they declare and no other', async () => {
  const visitor = server.visitor();
  const refusalOf = (answer: Answered) => answer.error?.code;

  const declined = await scannedCode(server, 'daniyar');
  const codeOfAnother = refusalOf(await askForCode(visitor, declined.requestId));
  const beforeApproval = refusalOf(await fetchSession(declined.browser, declined.requestId));
  await declineQrSignIn(declined.approver, declined.code, server.bank.services);
  const afterRefusal = refusalOf(await fetchSession(declined.browser, declined.requestId));

  const { data } = await registration.begin(visitor, UNKNOWN_CARD, GULNARA.codeword);
  server.bank.clock.advance(TEN_MINUTES_MS);
  const late = refusalOf(await registration.confirm(visitor, data?.operationid ?? ''));
  const unknown = refusalOf(await registration.confirm(visitor, randomUUID()));
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await registration.begin(visitor, UNKNOWN_CARD, GULNARA.codeword);
  }

  const refusals = {
    getQRcodeForSignIn: { 'for a request that has a code': codeOfAnother },
    getSessionByQRcode: {
      'before it is approved': beforeApproval,
      'after it was declined': afterRefusal,
      'for a request there is not': refusalOf(await fetchSession(visitor, newRequestId())),
    },
    confirmSelfRegistration: { 'too late': late, 'of what there is not': unknown },
    selfRegistrationV2: {
      'a sixth time with a card': refusalOf(await registration.begin(visitor, UNKNOWN_CARD, GULNARA.codeword)),
    },
    selfRegistration: { 'a sixth time with a card': refusalOf(await registration.byNumber(visitor, UNKNOWN_CARD)) },
  };
  expect(refusals).toEqual({
    getQRcodeForSignIn: { 'for a request that has a code': 'QR_SIGN_IN_EXPIRED' },
    getSessionByQRcode: {
      'before it is approved': 'QR_SIGN_IN_NOT_CONFIRMED',
      'after it was declined': 'QR_SIGN_IN_DECLINED',
      'for a request there is not': 'QR_SIGN_IN_EXPIRED',
    },
    confirmSelfRegistration: { 'too late': 'OPERATION_TIME_OUT', 'of what there is not': 'OPERATION_NOT_FOUND' },
    selfRegistrationV2: { 'a sixth time with a card': 'REGISTRATION_LIMIT_EXCEEDED' },
    selfRegistration: { 'a sixth time with a card': 'REGISTRATION_LIMIT_EXCEEDED' },
  });
  const produced = Object.entries(refusals).flatMap(([operation, cases]) =>
    Object.values(cases).map((refusal) => `${operation} ${refusal}`),
  );
  const declared = OPERATIONS.flatMap((operation) =>
    authenticationOperations[operation].failures.map((failure) => `${operation} ${failure}`),
  );
  expect(declared.length).toBeGreaterThan(7);
  expect([...produced].toSorted()).toEqual(declared.toSorted());
});
