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
    [true, ['otpdelivery', 'phonenumber', 'sendsleft', 'sessionid', 'sessionkey', 'stage']],
    [true, ['email', 'phonenumber']],
    [true, ['email', 'operationid', 'phonenumber']],
  ]);
  expect(await registration.confirm(visitor, begun.data?.operationid ?? '')).toEqual({ success: true });
});

it('refuse with every name they declare and no other', async () => {
  const visitor = server.visitor();
  const produced = new Set<string>();
  const note = (operation: (typeof OPERATIONS)[number], answer: Answered) =>
    produced.add(`${operation} ${answer.error?.code ?? 'nothing'}`);

  const declined = await scannedCode(server, 'daniyar');
  note('getQRcodeForSignIn', await askForCode(visitor, declined.requestId));
  note('getSessionByQRcode', await fetchSession(declined.browser, declined.requestId));
  await declineQrSignIn(declined.approver, declined.code, server.bank.services);
  note('getSessionByQRcode', await fetchSession(declined.browser, declined.requestId));
  note('getSessionByQRcode', await fetchSession(visitor, newRequestId()));

  const { data } = await registration.begin(visitor, UNKNOWN_CARD, GULNARA.codeword);
  server.bank.clock.advance(TEN_MINUTES_MS);
  note('confirmSelfRegistration', await registration.confirm(visitor, data?.operationid ?? ''));
  note('confirmSelfRegistration', await registration.confirm(visitor, randomUUID()));
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await registration.begin(visitor, UNKNOWN_CARD, GULNARA.codeword);
  }
  note('selfRegistrationV2', await registration.begin(visitor, UNKNOWN_CARD, GULNARA.codeword));
  note('selfRegistration', await registration.byNumber(visitor, UNKNOWN_CARD));

  const declared = OPERATIONS.flatMap((operation) =>
    authenticationOperations[operation].failures.map((failure) => `${operation} ${failure}`),
  );
  expect(declared.length).toBeGreaterThan(7);
  expect([...produced].toSorted()).toEqual(declared.toSorted());
});
