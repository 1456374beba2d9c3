import { randomUUID } from 'node:crypto';

import { SessionResponse } from '../../../proto/generated/ibank/v1/authentication';
import { PasskeyChallengeResponse, PasskeySignInRequest } from '../../../proto/generated/ibank/v1/passkeys';
import { Empty } from '../../../proto/generated/ibank/v1/common';
import type { PasskeyProof } from '../../../src/domain/user/Passkey';
import type { Deviation } from '../../support/SoftwareAuthenticator';
import { SoftwareAuthenticator } from '../../support/SoftwareAuthenticator';
import { startTestServer } from './startTestServer';
import type { TestServer } from './startTestServer';
import type { WireClient } from './WireClient';

/** Site of the banks of the tests. */
export const SITE = { id: 'bank.example', origin: 'https://bank.example' } as const;

/** A bank with passkeys. */
export function startPasskeyServer(): Promise<TestServer> {
  return startTestServer({ configuration: { passkeySite: SITE } });
}

export function utility(client: WireClient, code: string, data: object = {}) {
  return client.operation('UtilityService', code, data);
}

/** Terms of a new passkey, as a device needs them. */
export async function termsFor(client: WireClient) {
  const { data } = await utility(client, 'GET_PASSKEY_OPTIONS');
  const { challenge, userHandle } = Object(data);
  return { challenge: String(challenge), userHandle: String(userHandle), siteId: SITE.id };
}

/** Request to add the passkey a device has made for these terms. */
export function additionOf(
  device: SoftwareAuthenticator,
  terms: Awaited<ReturnType<typeof termsFor>>,
  deviation: Deviation & { readonly name?: string } = {},
) {
  return { operationId: randomUUID(), name: deviation.name ?? 'Phone', passkey: device.create(terms, deviation) };
}

/** Adds a passkey to a signed-in user and confirms it with the code. */
export async function addPasskey(
  server: TestServer,
  client: WireClient,
  login: string,
  device = new SoftwareAuthenticator(SITE.origin),
  name = 'Phone',
): Promise<SoftwareAuthenticator> {
  const request = additionOf(device, await termsFor(client), { name });
  const { code } = await server.codeSentBy(login, () => utility(client, 'ADD_PASSKEY', request));
  const confirmed = await utility(client, 'CONFIRM_UTILITY_OPERATION', {
    operationId: request.operationId,
    otp: code,
  });
  if (!confirmed.success) {
    throw new Error(`A passkey was refused with ${confirmed.code}`);
  }
  return device;
}

export async function beginPasskeySignIn(client: WireClient) {
  const bytes = await client.call('AuthenticationService/beginPasskeySignIn', new Empty());
  return PasskeyChallengeResponse.deserializeBinary(bytes).toObject();
}

/** Challenge of a sign-in, with the site it is for. */
export async function newChallenge(client: WireClient) {
  const { data } = await beginPasskeySignIn(client);
  return { challenge: data?.challenge ?? '', siteId: data?.rpid ?? '' };
}

export async function sendProof(client: WireClient, proof: PasskeyProof) {
  const request = new PasskeySignInRequest({
    credentialid: proof.credentialId,
    clientdata: proof.clientData,
    authenticatordata: proof.authenticatorData,
    signature: proof.signature,
    userhandle: proof.userHandle,
  });
  const bytes = await client.call('AuthenticationService/signInWithPasskey', request);
  return SessionResponse.deserializeBinary(bytes).toObject();
}

/** Signs in from a browser; returns the code of the failure, or `in`. */
export async function signInBy(
  client: WireClient,
  device: SoftwareAuthenticator,
  deviation: Deviation = {},
): Promise<string> {
  const answer = await sendProof(client, device.sign(await newChallenge(client), deviation));
  client.sessionKey = answer.data?.sessionkey;
  return answer.error?.code ?? 'in';
}
