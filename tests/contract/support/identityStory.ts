import {
  ConfirmSecurityAnswerRequest,
  ConfirmSecurityAnswerResponse,
  OtpRequest,
  OtpSendingResponse,
  RestorePasswordRequest,
  RestorePasswordResponse,
  SecondFactorCredentialRequest,
  SecondFactorCredentialResponse,
  SecurityAnswerRequest,
  SendOtpDuringRestoreRequest,
  SessionResponse,
  SetPasswordRequest,
  UnlockSessionRequest,
} from '../../../proto/generated/ibank/v1/authentication';
import { Acknowledgement, Empty } from '../../../proto/generated/ibank/v1/common';
import type { AuthenticationOperation, SessionStage } from '../../../src/application/operations/authentication';
import type { TestServer } from './startTestServer';
import type { WireClient } from './WireClient';

/** The secret answer of everybody in the demonstration bank. */
export const ANSWER = 'каракол';
/** The PIN of everybody there who has signed in before. */
export const PIN = '7294';
export const PHONES = {
  aibek: '+996555000101',
  aizada: '+996700000202',
  saltanat: '+996770000303',
  daniyar: '+996550000404',
} as const;
/** Breaks no rule and is nobody's yet. */
export const NEW_PASSWORD = 'Айгүл сары 7 кой';

function call(client: WireClient, operation: AuthenticationOperation, message: { serializeBinary(): Uint8Array }) {
  return client.call(`AuthenticationService/${operation}`, message);
}

/** The steps of a first login and of a restore; each goes on with the key it was given. */
export const steps = {
  restorePassword: async (client: WireClient, username: string, phone: string) =>
    RestorePasswordResponse.deserializeBinary(
      await call(client, 'restorePassword', new RestorePasswordRequest({ username, phone })),
    ).toObject(),
  sendOtpDuringRestore: async (client: WireClient, otptype = 'SMS') =>
    OtpSendingResponse.deserializeBinary(
      await call(client, 'sendOtpDuringRestore', new SendOtpDuringRestoreRequest({ otptype })),
    ).toObject(),
  confirmOtpDuringRestore: async (client: WireClient, otp: string) =>
    SessionResponse.deserializeBinary(
      await call(client, 'confirmOtpDuringRestore', new OtpRequest({ otp })),
    ).toObject(),
  confirmAnswer: async (client: WireClient, answer: string) =>
    ConfirmSecurityAnswerResponse.deserializeBinary(
      await call(client, 'confirmAnswerForSecurityQuestion', new ConfirmSecurityAnswerRequest({ answer })),
    ).toObject(),
  setPassword: async (client: WireClient, newpassword: string) =>
    SessionResponse.deserializeBinary(
      await call(client, 'setPassword', new SetPasswordRequest({ newpassword })),
    ).toObject(),
  setAnswer: async (client: WireClient, questionid: string, answer: string) =>
    SessionResponse.deserializeBinary(
      await call(client, 'setAnswerForSecurityQuestion', new SecurityAnswerRequest({ questionid, answer })),
    ).toObject(),
  lock: async (client: WireClient) =>
    Acknowledgement.deserializeBinary(await call(client, 'lockSession', new Empty())).toObject(),
  unlock: async (client: WireClient, pin: string) =>
    Acknowledgement.deserializeBinary(
      await call(client, 'unlockSession', new UnlockSessionRequest({ pin })),
    ).toObject(),
  secondFactorCredential: async (client: WireClient, answer: string) =>
    SecondFactorCredentialResponse.deserializeBinary(
      await call(client, 'getSecondFactorCredential', new SecondFactorCredentialRequest({ answer })),
    ).toObject(),
};

interface Granting {
  readonly success?: boolean;
  readonly error?: { readonly code?: string };
  readonly data?: { readonly sessionkey?: string };
}

/** Goes on with the key of an answer; one without fails the test. */
export function goOn<Answer extends Granting>(client: WireClient, answer: Answer): Answer {
  const key = answer.data?.sessionkey;
  if (answer.success !== true || key === undefined || key === '' || key === client.sessionKey) {
    throw new Error(`A step gave no new key: ${answer.error?.code}`);
  }
  client.sessionKey = key;
  return answer;
}

export async function begunRestore(server: TestServer, login: keyof typeof PHONES): Promise<WireClient> {
  const client = server.visitor();
  goOn(client, await steps.restorePassword(client, login, PHONES[login]));
  return client;
}

export async function restoredAsFarAsPassword(server: TestServer, login: keyof typeof PHONES): Promise<WireClient> {
  const client = await begunRestore(server, login);
  const { code } = await server.codeSentBy(login, () => steps.sendOtpDuringRestore(client));
  goOn(client, await steps.confirmOtpDuringRestore(client, code));
  return client;
}

/** Makes the next sign-in of a user a first one from this step on. */
export async function makeFirstLogin(
  server: TestServer,
  login: string,
  step: 'newPassword' | 'securityQuestion',
): Promise<void> {
  await server.bank.database.owner.query(
    'update app_user set first_login_step = $2, question_id = null, answer_hash = null where login = $1',
    [login, step],
  );
}

/** A session of this user at any stage there is. */
export async function sessionAt(
  server: TestServer,
  stage: SessionStage,
  login: keyof typeof PHONES,
): Promise<WireClient> {
  switch (stage) {
    case 'secondFactor':
      return server.pending(login);
    case 'newPassword':
    case 'securityQuestion':
      await makeFirstLogin(server, login, stage);
      return server.signedIn(login);
    case 'restoreChoice':
      return begunRestore(server, login);
    case 'restoreCode': {
      const client = await begunRestore(server, login);
      goOn(client, await steps.confirmAnswer(client, ANSWER));
      return client;
    }
    case 'restoredPassword':
      return restoredAsFarAsPassword(server, login);
    case 'active':
      return server.signedIn(login);
    case 'locked': {
      const client = await server.signedIn(login);
      await steps.lock(client);
      return client;
    }
    default:
      return stage satisfies never;
  }
}
