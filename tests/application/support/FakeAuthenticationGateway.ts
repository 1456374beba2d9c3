import type { AuthenticationGateway } from '../../../src/application/ports/AuthenticationGateway';
import { success } from '../../../src/domain/result/Result';

/** Accepts everybody; a test replaces the calls it is about. */
export class FakeAuthenticationGateway implements AuthenticationGateway {
  readonly calls: string[] = [];
  /** Stage of the signed-in session at the bank. */
  stage: 'active' | 'locked' = 'active';

  authenticate: AuthenticationGateway['authenticate'] = async () => {
    this.calls.push('authenticate');
    return success({
      sessionKey: 'pending-key',
      sessionId: '7',
      otpDelivery: 'SMS',
      state: 'SECOND_FACTOR_REQUIRED',
      securityQuestionId: '4',
      isGuarded: false,
      phoneNumber: '+996 *** ** 12 34',
      sendsLeft: 2,
    });
  };

  confirmSecondFactor: AuthenticationGateway['confirmSecondFactor'] = async () => {
    this.calls.push('confirmSecondFactor');
    return success({ sessionKey: 'signed-in-key', sessionId: '7', stage: 'active' });
  };

  retrySendingOtpToLogin: AuthenticationGateway['retrySendingOtpToLogin'] = async () => {
    this.calls.push('retrySendingOtpToLogin');
    return success({ isLastSmsTry: false, sendsLeft: 1 });
  };

  getSecondFactorCredential: AuthenticationGateway['getSecondFactorCredential'] = async () => {
    this.calls.push('getSecondFactorCredential');
    return success({ email: 'a***@mail.example', phoneNumber: '+996 *** ** 12 34', otpDelivery: 'SMS' });
  };

  setPassword: AuthenticationGateway['setPassword'] = async () => {
    this.calls.push('setPassword');
    return success({ sessionKey: 'question-key', sessionId: '7', stage: 'securityQuestion' });
  };

  setAnswerForSecurityQuestion: AuthenticationGateway['setAnswerForSecurityQuestion'] = async ({ questionId }) => {
    this.calls.push(`setAnswerForSecurityQuestion ${questionId}`);
    return success({ sessionKey: 'signed-in-key', sessionId: '7', stage: 'active' });
  };

  restorePassword: AuthenticationGateway['restorePassword'] = async ({ username, phone }) => {
    this.calls.push(`restorePassword ${username} ${phone}`);
    return success({ sessionKey: 'restore-key', sessionId: '7', questionId: '4' });
  };

  sendOtpDuringRestore: AuthenticationGateway['sendOtpDuringRestore'] = async () => {
    this.calls.push('sendOtpDuringRestore');
    return success({ isLastSmsTry: false, sendsLeft: 2 });
  };

  confirmOtpDuringRestore: AuthenticationGateway['confirmOtpDuringRestore'] = async () => {
    this.calls.push('confirmOtpDuringRestore');
    return success({ sessionKey: 'restored-key', sessionId: '7', stage: 'restoredPassword' });
  };

  confirmAnswerForSecurityQuestion: AuthenticationGateway['confirmAnswerForSecurityQuestion'] = async () => {
    this.calls.push('confirmAnswerForSecurityQuestion');
    return success({ sessionKey: 'answered-key', sessionId: '7', phone: '+996 *** ** 12 34' });
  };

  selfRegistrationV2: AuthenticationGateway['selfRegistrationV2'] = async ({ cardNumber, codeWord }) => {
    this.calls.push(`selfRegistrationV2 ${cardNumber} ${codeWord}`);
    return success({ phoneNumber: '+996 *** ** 06 06', email: 'g***@mail.example', operationId: 'registration' });
  };

  confirmSelfRegistration: AuthenticationGateway['confirmSelfRegistration'] = async (operationId) => {
    this.calls.push(`confirmSelfRegistration ${operationId}`);
    return success(undefined);
  };

  getQRcodeForSignIn: AuthenticationGateway['getQRcodeForSignIn'] = async (requestId) => {
    this.calls.push(`getQRcodeForSignIn ${requestId}`);
    return success({ qrCode: `code for ${requestId}`, matchNumber: '47', validSeconds: 90 });
  };

  getSessionByQRcode: AuthenticationGateway['getSessionByQRcode'] = async (requestId) => {
    this.calls.push(`getSessionByQRcode ${requestId}`);
    return success({ sessionKey: 'signed-in-key', sessionId: '7', stage: 'active' });
  };

  beginPasskeySignIn: AuthenticationGateway['beginPasskeySignIn'] = async () => {
    this.calls.push('beginPasskeySignIn');
    return success({ challenge: 'Y2hhbGxlbmdl', siteId: 'bank.example', validSeconds: 300 });
  };

  signInWithPasskey: AuthenticationGateway['signInWithPasskey'] = async ({ credentialId }) => {
    this.calls.push(`signInWithPasskey ${credentialId}`);
    return success({ sessionKey: 'signed-in-key', sessionId: '7', stage: 'active' });
  };

  validateSession: AuthenticationGateway['validateSession'] = async () => {
    this.calls.push('validateSession');
    return success({ sessionId: '7', userId: '1', stage: this.stage });
  };

  lockSession: AuthenticationGateway['lockSession'] = async () => {
    this.calls.push('lockSession');
    this.stage = 'locked';
    return success(undefined);
  };

  unlockSession: AuthenticationGateway['unlockSession'] = async (pin) => {
    this.calls.push(`unlockSession ${pin}`);
    this.stage = 'active';
    return success(undefined);
  };

  exit: AuthenticationGateway['exit'] = async (sessionKey) => {
    this.calls.push(`exit ${sessionKey}`);
    return success(undefined);
  };

  globalStatus: AuthenticationGateway['globalStatus'] = async () => {
    this.calls.push('globalStatus');
    return success({ text: '', shouldShowText: false, behaviorCode: 'none' });
  };
}
