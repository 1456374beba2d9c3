import { randomUUID } from 'node:crypto';

import { ScureBase32Plugin } from 'otplib';

import { hotpCode, stepOf } from '../../../bank/modules/identity/oathCodes';
import { seal } from '../../../bank/kernel/sealing';
import { ANSWER } from './identityStory';
import type { TestServer } from './startTestServer';
import type { WireClient } from './WireClient';

/** Reads a key as an authenticator does. */
export function keyBytes(text: string): Buffer {
  return Buffer.from(new ScureBase32Plugin().decode(text));
}

export function codeNow(server: TestServer, seed: Buffer, ahead = 0n): string {
  return hotpCode(seed, stepOf(server.bank.clock.now()) + ahead);
}

/** Enters a token as the bank does when it buys one. */
export async function enterToken(server: TestServer, serial: string, seed: Buffer): Promise<void> {
  await server.bank.database.owner.query('insert into hardware_token (serial, seed) values ($1, $2)', [
    serial,
    seal(server.bank.services.secrets, `token ${serial}`, seed),
  ]);
}

/** Has a key made and gives the bytes of it. */
export async function newAuthenticator(client: WireClient): Promise<Buffer> {
  const answer = await client.operation('UtilityService', 'GET_GOOGLE_INITIALIZATION_CODE', { answer: ANSWER });
  const key = Object.entries(answer.data ?? {}).find(([name]) => name === 'secretKey')?.[1];
  return keyBytes(String(key));
}

/** Turns a user who confirms by SMS to an authenticator. */
export async function useAuthenticator(server: TestServer, client: WireClient, login: string): Promise<Buffer> {
  const seed = await newAuthenticator(client);
  const operationId = randomUUID();
  const { code } = await server.codeSentBy(login, () =>
    client.operation('UtilityService', 'CHANGE_AUTH_TYPE', {
      operationId,
      otpType: 'TOTP',
      deviceOtp: codeNow(server, seed),
    }),
  );
  const confirmed = await client.operation('UtilityService', 'CONFIRM_UTILITY_OPERATION', { operationId, otp: code });
  if (!confirmed.success) {
    throw new Error(`CONFIRM_UTILITY_OPERATION answered ${confirmed.code}`);
  }
  return seed;
}
