import {
  AuthenticateRequest,
  AuthenticateResponse,
  OtpRequest,
} from '../../../proto/generated/ibank/v1/authentication';
import { Empty } from '../../../proto/generated/ibank/v1/common';
import { decoyOtpType } from '../../../bank/modules/identity/guardedSignIn';
import type { OtpType } from '../../../src/domain/user/ProfileChange';
import { PASSWORD } from './startTestServer';
import type { TestServer } from './startTestServer';
import { frame } from './WireClient';
import type { WireClient } from './WireClient';

export const WRONG = 'wrong password';

/** Strangers who try a login, each from another browser, until it is blocked. */
export async function block(server: TestServer, login: string): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    await server.visitor().authenticate(login, WRONG);
  }
}

/** A login nobody has whose code is said to come this way. */
export function unknownLogin({ bank }: TestServer, type: OtpType, number = 0): string {
  const names = Array.from({ length: 200 }, (_none, index) => `nobody${index}`);
  const found = names.filter((name) => decoyOtpType(bank.services.secrets, name) === type)[number];
  if (found === undefined) {
    throw new Error(`No login of two hundred is said to confirm by ${type}`);
  }
  return found;
}

/** Gets as far as the code page of a blocked login; fails where the bank says anything of the password. */
export async function guardedAttempt(server: TestServer, login: string, password = PASSWORD): Promise<WireClient> {
  const client = server.visitor();
  const { data, error } = await client.authenticate(login, password);
  if (data?.guarded !== true) {
    throw new Error(`The sign-in of ${login} is not guarded: ${error?.code}`);
  }
  client.sessionKey = data.sessionkey;
  return client;
}

const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;
const SESSION_KEY = 'K'.repeat(43);
const SESSION_ID = '0';

/** One call and the bytes of its answer, with the session, which is another every time, made alike. */
async function answerTo(client: WireClient, method: string, message: { serializeBinary(): Uint8Array }) {
  const answer = await client.post(`AuthenticationService/${method}`, frame(message.serializeBinary()));
  return {
    method,
    httpStatus: answer.httpStatus,
    grpcStatus: answer.grpcStatus,
    message: Buffer.from(answer.message ?? []),
    headers: [...answer.headers].filter(([name]) => name !== 'date'),
  };
}

/** Everything somebody sees who tries a login and then whatever the code page offers, all of it without the code. */
export async function seenBy(
  server: TestServer,
  { login, password }: { readonly login: string; readonly password: string },
): Promise<readonly unknown[]> {
  const client = server.visitor();
  const begun = await answerTo(client, 'authenticate', new AuthenticateRequest({ username: login, password }));
  const read = AuthenticateResponse.deserializeBinary(begun.message);
  client.sessionKey = read.data.sessionkey;
  const key = { length: read.data.sessionkey.length, isId: /^\d+$/.test(read.data.sessionid) };
  read.data.sessionkey = SESSION_KEY;
  read.data.sessionid = SESSION_ID;
  const seen: unknown[] = [{ ...begun, message: Buffer.from(read.serializeBinary()), key }];
  const ask = async (method: string, message: { serializeBinary(): Uint8Array }) => {
    const answer = await answerTo(client, method, message);
    // Attempts are made one after the other, so a moment in an answer is compared by its distance from the call.
    const fromNow = (moment: string) => `${Date.parse(moment) - server.bank.clock.now()} ms`;
    seen.push({ ...answer, message: answer.message.toString('latin1').replace(MOMENT, fromNow) });
  };
  await ask('retrySendingOtpToLogin', new Empty());
  for (let sends = 0; sends < 3; sends += 1) {
    server.bank.clock.advance(30_000);
    await ask('retrySendingOtpToLogin', new Empty());
  }
  for (let tries = 0; tries < 6; tries += 1) {
    await ask('confirmSecondFactor', new OtpRequest({ otp: `00000${tries}` }));
  }
  await ask('retrySendingOtpToLogin', new Empty());
  return seen;
}
