import { randomBytes } from 'node:crypto';

import { QrSignInRequest, QrSignInResponse, SessionResponse } from '../../../proto/generated/ibank/v1/authentication';
import { scanQrSignIn } from '../../../bank/modules/identity/qrApproval';
import type { Approver } from '../../../bank/modules/identity/qrApproval';
import type { TestServer } from './startTestServer';
import type { WireClient } from './WireClient';

export function newRequestId(): string {
  return randomBytes(32).toString('base64url');
}

export async function askForCode(client: WireClient, uniqrequestid: string) {
  const bytes = await client.call('AuthenticationService/getQRcodeForSignIn', new QrSignInRequest({ uniqrequestid }));
  return QrSignInResponse.deserializeBinary(bytes).toObject();
}

export async function fetchSession(client: WireClient, uniqrequestid: string) {
  const bytes = await client.call('AuthenticationService/getSessionByQRcode', new QrSignInRequest({ uniqrequestid }));
  return SessionResponse.deserializeBinary(bytes).toObject();
}

/** The user of this login with the business application in hand. */
export async function approverOf(server: TestServer, login: string): Promise<Approver> {
  const { caller } = await server.bank.callAs(login);
  return {
    userId: caller.userId,
    now: server.bank.clock.now(),
    address: '198.51.100.7',
    referenceId: `phone-of-${login}`,
  };
}

/** A browser that shows a code. */
export async function shownCode(server: TestServer) {
  const browser = server.visitor({ useragent: 'Firefox on the desk' });
  const requestId = newRequestId();
  const { data } = await askForCode(browser, requestId);
  return { browser, requestId, code: data?.qrcode ?? '', number: data?.matchnumber ?? '' };
}

/** A code this user has scanned already. */
export async function scannedCode(server: TestServer, login: string) {
  const shown = await shownCode(server);
  const approver = await approverOf(server, login);
  await scanQrSignIn(approver, shown.code, server.bank.services);
  return { ...shown, approver };
}
