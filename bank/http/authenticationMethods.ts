import {
  AuthenticateRequest,
  AuthenticateResponse,
  ConfirmSecurityAnswerRequest,
  ConfirmSecurityAnswerResponse,
  GlobalIbankStatusResponse,
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
  ValidateSessionResponse,
} from '../../proto/generated/ibank/v1/authentication';
import { Empty } from '../../proto/generated/ibank/v1/common';
import type { AuthenticationOperation } from '../../src/application/operations/authentication';
import type { BankStatus } from '../../src/domain/administration/BankStatus';
import { DEFAULT_LANGUAGE } from '../../src/domain/language/Language';
import type { Language } from '../../src/domain/language/Language';
import { localized } from '../../src/domain/language/localized';
import { refusal, success } from '../../src/domain/result/Result';
import { isPin } from '../../src/domain/user/pinPolicy';
import type { BankServices } from '../kernel/BankServices';
import { recordAuthentication, stepOf } from '../modules/identity/audit';
import { authenticate } from '../modules/identity/authenticate';
import { readBankStatus } from '../modules/identity/bankStatus';
import { confirmSecondFactor } from '../modules/identity/confirmSecondFactor';
import { authTypeOf } from '../confirmations/authType';
import { setFirstSecurityAnswer, setPassword } from '../modules/identity/firstLogin';
import { resendSignInCode } from '../modules/identity/resendSignInCode';
import { restorePassword } from '../modules/identity/restorePassword';
import { confirmRestoreAnswer, confirmRestoreCode, sendRestoreCode } from '../modules/identity/restoreSteps';
import { checkSecretAnswer } from '../modules/identity/secretAnswers';
import type { Session } from '../modules/identity/Session';
import { lockScreen, unlockScreen } from '../modules/identity/screenLock';
import { endSession, NOBODY } from '../modules/identity/sessions';
import { LOGIN } from '../modules/identity/signInTries';
import { acknowledgement, method, required } from './authenticationMethod';
import type { Call } from '../kernel/Call';
import type { Method } from './Method';
import type { Gateway } from './Gateway';
import { invalidRequest } from './messages';
import { positionOfData } from '../modules/notifications/positionOfData';
import { withPosition } from './withPosition';
import { passkeySignInMethods } from './passkeySignInMethods';
import { qrSignInMethods } from './qrSignInMethods';
import { registrationMethods } from './registrationMethods';
import { readLogin, readPhone } from '../../src/domain/text/identifiers';

/** Every operation of the authentication service the bank serves; a missing one does not type-check. */
export function authenticationMethods(gateway: Gateway): Readonly<Record<AuthenticationOperation, Method>> {
  const { bank } = gateway;
  return {
    authenticate: method('authenticate', gateway, {
      read: (bytes) => AuthenticateRequest.deserializeBinary(bytes),
      answer: (request, call) => signIn(request, call, gateway),
      write: (answer) => AuthenticateResponse.fromObject(answer),
    }),
    confirmSecondFactor: method('confirmSecondFactor', gateway, {
      read: (bytes) => OtpRequest.deserializeBinary(bytes),
      answer: async (request, call, session) =>
        CODE.test(request.otp)
          ? withPosition(await confirmSecondFactor({ session: required(session), otp: request.otp, call }, bank), bank)
          : refusal(invalidRequest('otp')),
      write: (answer) => SessionResponse.fromObject(answer),
    }),
    retrySendingOtpToLogin: method('retrySendingOtpToLogin', gateway, {
      read: (bytes) => Empty.deserializeBinary(bytes),
      answer: (_request, call, session) => resendSignInCode(required(session), call, bank),
      write: (answer) => OtpSendingResponse.fromObject(answer),
    }),
    getSecondFactorCredential: method('getSecondFactorCredential', gateway, {
      read: (bytes) => SecondFactorCredentialRequest.deserializeBinary(bytes),
      answer: async ({ answer }, call, session) =>
        ANSWER.test(answer)
          ? showSecondFactor(answer, { call, session: required(session), bank })
          : refusal(invalidRequest('answer')),
      write: (answer) => SecondFactorCredentialResponse.fromObject(answer),
    }),
    setPassword: method('setPassword', gateway, {
      read: (bytes) => SetPasswordRequest.deserializeBinary(bytes),
      answer: async ({ newpassword: newPassword }, call, session) =>
        newPassword.length > MAX_CREDENTIAL_LENGTH
          ? refusal(invalidRequest('newpassword'))
          : withPosition(await setPassword({ session: required(session), newPassword }, call, bank), bank),
      write: (answer) => SessionResponse.fromObject(answer),
    }),
    setAnswerForSecurityQuestion: method('setAnswerForSecurityQuestion', gateway, {
      read: (bytes) => SecurityAnswerRequest.deserializeBinary(bytes),
      answer: async ({ questionid: questionId, answer }, call, session) =>
        withPosition(
          await setFirstSecurityAnswer({ session: required(session), questionId, answer }, call, bank),
          bank,
        ),
      write: (answer) => SessionResponse.fromObject(answer),
    }),
    restorePassword: method('restorePassword', gateway, {
      read: (bytes) => RestorePasswordRequest.deserializeBinary(bytes),
      answer: (request, call) => beginRestore(request, call, gateway),
      write: (answer) => RestorePasswordResponse.fromObject(answer),
    }),
    sendOtpDuringRestore: method('sendOtpDuringRestore', gateway, {
      read: (bytes) => SendOtpDuringRestoreRequest.deserializeBinary(bytes),
      answer: async ({ otptype }, call, session) =>
        otptype === SMS ? sendRestoreCode(required(session), call, bank) : refusal(invalidRequest('otptype')),
      write: (answer) => OtpSendingResponse.fromObject(answer),
    }),
    confirmOtpDuringRestore: method('confirmOtpDuringRestore', gateway, {
      read: (bytes) => OtpRequest.deserializeBinary(bytes),
      answer: async ({ otp }, call, session) =>
        CODE.test(otp)
          ? confirmRestoreCode({ session: required(session), otp }, call, bank)
          : refusal(invalidRequest('otp')),
      write: (answer) => SessionResponse.fromObject(answer),
    }),
    confirmAnswerForSecurityQuestion: method('confirmAnswerForSecurityQuestion', gateway, {
      read: (bytes) => ConfirmSecurityAnswerRequest.deserializeBinary(bytes),
      answer: async ({ answer }, call, session) =>
        ANSWER.test(answer)
          ? confirmRestoreAnswer({ session: required(session), answer }, call, bank)
          : refusal(invalidRequest('answer')),
      write: (answer) => ConfirmSecurityAnswerResponse.fromObject(answer),
    }),
    validateSession: method('validateSession', gateway, {
      read: (bytes) => Empty.deserializeBinary(bytes),
      answer: async (_request, _call, session) =>
        success({ ...standingOf(required(session)), position: await positionOfData(bank) }),
      write: (answer) => ValidateSessionResponse.fromObject(answer),
    }),
    lockSession: method('lockSession', gateway, {
      read: (bytes) => Empty.deserializeBinary(bytes),
      answer: (_request, call, session) => lock(call, required(session), gateway),
      write: acknowledgement,
    }),
    unlockSession: method('unlockSession', gateway, {
      read: (bytes) => UnlockSessionRequest.deserializeBinary(bytes),
      answer: async ({ pin }, call, session) =>
        isPin(pin) ? unlockScreen({ session: required(session), pin }, call, bank) : refusal(invalidRequest('pin')),
      write: acknowledgement,
    }),
    exit: method('exit', gateway, {
      read: (bytes) => Empty.deserializeBinary(bytes),
      answer: (_request, call, session) => signOut(call, required(session), gateway),
      write: acknowledgement,
    }),
    getGlobalIbankStatus: method('getGlobalIbankStatus', gateway, {
      read: (bytes) => Empty.deserializeBinary(bytes),
      answer: async (_request, call) =>
        success(globalStatus(await readBankStatus(bank.database.kysely), call.language ?? DEFAULT_LANGUAGE)),
      write: (answer) => GlobalIbankStatusResponse.fromObject(answer),
    }),
    ...registrationMethods(gateway),
    ...qrSignInMethods(gateway),
    ...passkeySignInMethods(gateway),
  };
}

const CODE = /^\d{6,8}$/;
/**
 * Form of a text that may be compared with a secret answer, checked before the comparison; a refusal does not tell whether an answer
 * exists.
 */
const ANSWER = /^[^\0]{1,100}$/u;
/** The only delivery of a code during a restore. */
const SMS = 'SMS';

const MAX_CREDENTIAL_LENGTH = 128;

async function signIn(request: AuthenticateRequest, call: Call, gateway: Gateway) {
  const { password } = request;
  const username = readLogin(request.username);
  if (username === '' || username.length > MAX_CREDENTIAL_LENGTH) {
    return refusal(invalidRequest('username'));
  }
  if (password === '' || password.length > MAX_CREDENTIAL_LENGTH) {
    return refusal(invalidRequest('password'));
  }
  const admission = gateway.admitSignIn(call, username);
  if (!admission.ok) {
    return admission;
  }
  return authenticate({ username, password }, call, gateway.bank);
}

const MAX_PHONE_LENGTH = 20;

async function beginRestore(request: RestorePasswordRequest, call: Call, gateway: Gateway) {
  const username = readLogin(request.username);
  const phone = readPhone(request.phone);
  if (!LOGIN.test(username)) {
    return refusal(invalidRequest('username'));
  }
  if (phone.length > MAX_PHONE_LENGTH || !/^\+?\d+$/.test(phone)) {
    return refusal(invalidRequest('phone'));
  }
  const admission = gateway.admitSignIn(call, username);
  return admission.ok ? restorePassword({ username, phone }, call, gateway.bank) : admission;
}

/**
 * Checks the answer to the security question. In a guarded sign-in no answer is right, because a right one would reveal that the password
 * was.
 */
async function showSecondFactor(answer: string, { call, session, bank }: SecondFactorQuestion) {
  const asked = session.guardedAs === undefined ? session : { ...session, userId: NOBODY };
  const checked = await checkSecretAnswer(bank, asked, { answer, now: call.now });
  await recordAuthentication(bank.database.kysely, {
    ...stepOf(session, call),
    event: 'SECOND_FACTOR_SHOWN',
    result: checked.ok ? 'SUCCESS' : checked.failure.code,
  });
  return checked.ok
    ? success({
        email: checked.value.email,
        phonenumber: checked.value.phone,
        otpdelivery: await authTypeOf(bank.database.kysely, session.userId),
      })
    : refusal(checked.failure);
}

interface SecondFactorQuestion {
  readonly call: Call;
  readonly session: Session;
  readonly bank: BankServices;
}

function standingOf({ sessionId, userId, stage }: Session) {
  return { sessionid: sessionId, userid: userId, ...(stage === 'locked' && { stage }) };
}

/** Locks the screen and ends the session's streams, because another person may see the screen from now on. */
async function lock(call: Call, session: Session, gateway: Gateway) {
  const locked = await lockScreen(session, call, gateway.bank);
  if (locked.ok) {
    gateway.live.lockSession(session.sessionId);
  }
  return locked;
}

async function signOut(call: Call, session: Session, gateway: Gateway) {
  await endSession(gateway.bank.database, session.sessionId, { reason: 'exit', now: call.now });
  gateway.live.endSession(session.sessionId);
  await recordAuthentication(gateway.bank.database.kysely, {
    ...stepOf(session, call),
    event: 'SIGN_OUT',
    result: 'SUCCESS',
  });
  return success(undefined);
}

/** The banner in the language of the visitor, and the rule of sign-ins. */
function globalStatus({ text, showsText, behavior }: BankStatus, language: Language) {
  return { text: localized(text, language), shouldshowtext: showsText, behaviorcode: behavior };
}
