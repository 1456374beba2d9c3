import { randomInt, randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  AuthenticateRequest,
  ConfirmSecurityAnswerRequest,
  ConfirmSelfRegistrationRequest,
  OtpRequest,
  QrSignInRequest,
  RestorePasswordRequest,
  SecondFactorCredentialRequest,
  SecurityAnswerRequest,
  SelfRegistrationRequest,
  SelfRegistrationV2Request,
  SendOtpDuringRestoreRequest,
  SetPasswordRequest,
  UnlockSessionRequest,
} from '../../proto/generated/ibank/v1/authentication';
import { Empty } from '../../proto/generated/ibank/v1/common';
import { PasskeySignInRequest } from '../../proto/generated/ibank/v1/passkeys';
import { authenticationOperations } from '../../src/application/operations/authentication';
import type { AuthenticationOperation } from '../../src/application/operations/authentication';
import { ANSWER, NEW_PASSWORD, PHONES, sessionAt } from './support/identityStory';
import { HERD, sameRequest, stampede } from './support/herd';
import { PASSWORD, startTestServer } from './support/startTestServer';
import type { TestServer } from './support/startTestServer';
import {
  accountsOf,
  confirm,
  create,
  isOrdinary,
  ordinaryPair,
  prepared,
  resend,
  send,
  transferOf,
} from './support/transferStory';
import { frame } from './support/WireClient';
import { watchBooks } from '../bank/support/watchBooks';
import type { WireClient } from './support/WireClient';

const HOUR_MS = 3_600_000;
/** Undoes what a herd may have done to its user. */
const RESET = `
  update app_user set failed_tries = 0, blocked_until = null, first_login_step = null, question_id = '4',
      password_hash = kept.password_hash, answer_hash = kept.answer_hash
    from app_user kept where kept.login = 'aibek'`;
const LOGIN = 'aizada';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.bank.clock.advance(25 * HOUR_MS);
  await server.bank.database.owner.query(RESET);
});
afterAll(() => server.close());
watchBooks(() => server.bank.database.owner);

interface Bytes {
  serializeBinary(): Uint8Array;
}

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/** A well-formed request of each step; the second one differs each time it is made. */
const STEPS: Readonly<Record<AuthenticationOperation, readonly [same: () => Bytes, different: () => Bytes]>> = {
  authenticate: [
    () => new AuthenticateRequest({ username: LOGIN, password: PASSWORD }),
    () => new AuthenticateRequest({ username: `nobody${digits(6)}`, password: randomUUID() }),
  ],
  getSecondFactorCredential: [
    () => new SecondFactorCredentialRequest({ answer: ANSWER }),
    () => new SecondFactorCredentialRequest({ answer: randomUUID() }),
  ],
  confirmSecondFactor: [() => new OtpRequest({ otp: '000000' }), () => new OtpRequest({ otp: digits(6) })],
  retrySendingOtpToLogin: [() => new Empty(), () => new Empty()],
  validateSession: [() => new Empty(), () => new Empty()],
  lockSession: [() => new Empty(), () => new Empty()],
  unlockSession: [() => new UnlockSessionRequest({ pin: '7294' }), () => new UnlockSessionRequest({ pin: digits(4) })],
  setPassword: [
    () => new SetPasswordRequest({ newpassword: NEW_PASSWORD }),
    () => new SetPasswordRequest({ newpassword: `${NEW_PASSWORD} ${digits(8)}` }),
  ],
  setAnswerForSecurityQuestion: [
    () => new SecurityAnswerRequest({ questionid: '2', answer: 'Тайган' }),
    () => new SecurityAnswerRequest({ questionid: '2', answer: randomUUID() }),
  ],
  restorePassword: [
    () => new RestorePasswordRequest({ username: LOGIN, phone: PHONES[LOGIN] }),
    () => new RestorePasswordRequest({ username: `nobody${digits(6)}`, phone: `+996700${digits(6)}` }),
  ],
  sendOtpDuringRestore: [
    () => new SendOtpDuringRestoreRequest({ otptype: 'SMS' }),
    () => new SendOtpDuringRestoreRequest({ otptype: 'SMS' }),
  ],
  confirmOtpDuringRestore: [() => new OtpRequest({ otp: '000000' }), () => new OtpRequest({ otp: digits(6) })],
  confirmAnswerForSecurityQuestion: [
    () => new ConfirmSecurityAnswerRequest({ answer: ANSWER }),
    () => new ConfirmSecurityAnswerRequest({ answer: randomUUID() }),
  ],
  exit: [() => new Empty(), () => new Empty()],
  getGlobalIbankStatus: [() => new Empty(), () => new Empty()],
  selfRegistration: [
    () => new SelfRegistrationRequest({ cardno: '9417000000000005' }),
    () => new SelfRegistrationRequest({ cardno: `9417${digits(12)}` }),
  ],
  selfRegistrationV2: [
    () => new SelfRegistrationV2Request({ cardno: '9417000000000005', codeword: 'слово' }),
    () => new SelfRegistrationV2Request({ cardno: `9417${digits(12)}`, codeword: randomUUID() }),
  ],
  confirmSelfRegistration: [
    () => new ConfirmSelfRegistrationRequest({ operationid: '00000000-0000-4000-8000-000000000001' }),
    () => new ConfirmSelfRegistrationRequest({ operationid: randomUUID() }),
  ],
  getQRcodeForSignIn: [
    () => new QrSignInRequest({ uniqrequestid: 'A'.repeat(43) }),
    () => new QrSignInRequest({ uniqrequestid: requestId() }),
  ],
  getSessionByQRcode: [
    () => new QrSignInRequest({ uniqrequestid: 'A'.repeat(43) }),
    () => new QrSignInRequest({ uniqrequestid: requestId() }),
  ],
  beginPasskeySignIn: [() => new Empty(), () => new Empty()],
  signInWithPasskey: [() => proofOf('AAAA'), () => proofOf('BBBB')],
};

function proofOf(credentialid: string): PasskeySignInRequest {
  return new PasskeySignInRequest({
    credentialid,
    clientdata: 'AAAA',
    authenticatordata: 'AAAA',
    signature: 'AAAA',
    userhandle: 'AAAA',
  });
}

function requestId(): string {
  return Buffer.from(Array.from({ length: 32 }, () => randomInt(256))).toString('base64url');
}

/** Somebody who may take the step. */
async function caller(step: AuthenticationOperation): Promise<WireClient> {
  const required = authenticationOperations[step].session;
  if (required === 'none') {
    return server.visitor();
  }
  return required === 'any' ? server.signedIn(LOGIN) : sessionAt(server, required[0], LOGIN);
}

describe(`${HERD} steps of signing in at once`, () => {
  const operations = Object.keys(STEPS).filter((name): name is AuthenticationOperation =>
    Object.hasOwn(authenticationOperations, name),
  );

  it('are all of the service', () => {
    expect(operations.toSorted()).toEqual(Object.keys(authenticationOperations).toSorted());
  });

  it.each(operations.flatMap((name) => [['the same', name, 0] as const, ['different', name, 1] as const]))(
    'with %s data run into no defect: %s',
    async (_data, step, kind) => {
      const client = await caller(step);
      const neighbour = await server.signedIn('aibek');
      const requests = Array.from({ length: HERD }, () => frame(STEPS[step][kind]().serializeBinary()));
      const herd = Promise.all(requests.map((body) => client.post(`AuthenticationService/${step}`, body)));
      expect((await neighbour.operation('AccountService', 'GET_ACCOUNTS_V2', {})).success).toBe(true);
      const answers = await herd;
      expect(new Set(answers.map(({ httpStatus, grpcStatus }) => `${httpStatus} ${grpcStatus}`))).toEqual(
        new Set(['200 0']),
      );
      expect(answers.filter(({ message }) => Buffer.from(message ?? []).includes('INTERNAL_SERVER_ERROR'))).toEqual([]);
      expect(server.bank.services.database.pool.waitingCount).toBe(0);
    },
  );
});

describe('a confirmation that many clicks send at once', () => {
  it('signs a document of a company once, and tells so to each', async () => {
    const maker = await server.signedIn('saltanat');
    const [from, to] = (await accountsOf(maker))
      .filter((account) => isOrdinary(account) && account.ccy === 'KGS')
      .toSorted((left, right) => Number(right.acyWithdrawableBalance) - Number(left.acyWithdrawableBalance));
    if (from === undefined || to === undefined) {
      throw new Error('The company of the demonstration has no two accounts in soms');
    }
    const document = transferOf(from, to);
    expect((await create(maker, document)).success).toBe(true);
    expect(
      (await maker.operation('TransferService', 'SEND_TXN_TO_PROCESSING_CORP', { operationId: document.operationId }))
        .success,
    ).toBe(true);
    const director = await server.signedIn('daniyar');
    const operationId = randomUUID();
    const begun = { operationId, documents: [document.operationId] };
    const { code } = await server.codeSentBy('daniyar', () =>
      director.operation('TransferService', 'CREATE_CONFIRM_OPERATION', begun),
    );
    const signed = await stampede(director, 'CONFIRM_CONFIRM_OPERATION', sameRequest({ operationId, otp: code }));
    expect(new Set(signed)).toEqual(new Set(['']));
    const { rows } = await server.bank.database.owner.query(
      'select count(*)::int as signatures from document_signature s join operation o on o.id = s.operation_id where o.operation_id = $1',
      [document.operationId],
    );
    expect(rows).toEqual([{ signatures: 1 }]);
  });

  it('books a transfer once, and tells so to each', async () => {
    const client = await server.signedIn('aibek');
    const [from, to] = ordinaryPair(await accountsOf(client));
    const { operationId, code } = await prepared(server, client, transferOf(from, to));
    const answers = await Promise.all(Array.from({ length: HERD }, () => confirm(client, operationId, code)));
    expect(new Set(answers.map(({ code: refused, text }) => refused + text)).size).toBe(1);
    expect(answers[0]?.success).toBe(true);
  });

  it('sends the code of a transfer once, and asks the others to wait', async () => {
    const client = await server.signedIn('aibek');
    const [from, to] = ordinaryPair(await accountsOf(client));
    const transfer = transferOf(from, to);
    await create(client, transfer);
    const calls = Array.from({ length: HERD }, (_call, n) =>
      (n % 2 === 0 ? send : resend)(client, transfer.operationId),
    );
    const codes = new Set((await Promise.all(calls)).map(({ code }) => code));
    expect([...codes]).not.toContain('INTERNAL_SERVER_ERROR');
    const { rows } = await server.bank.database.owner.query<{ codes: number }>(
      `select count(*)::int as codes from one_time_code c
         join operation o on c.subject_kind = 'operation' and o.id = c.subject_id where o.operation_id = $1`,
      [transfer.operationId],
    );
    expect(rows).toEqual([{ codes: 1 }]);
  });
});
