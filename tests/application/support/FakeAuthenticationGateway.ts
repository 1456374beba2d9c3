import type { AuthenticationGateway } from '../../../src/application/ports/AuthenticationGateway';
import { success } from '../../../src/domain/result/Result';

/** Lets everybody in; a test replaces what it is about. */
export class FakeAuthenticationGateway implements AuthenticationGateway {
  readonly calls: string[] = [];

  authenticate: AuthenticationGateway['authenticate'] = async () => {
    this.calls.push('authenticate');
    return success({
      sessionKey: 'pending-key',
      sessionId: '7',
      otpDelivery: 'SMS',
      state: 'SECOND_FACTOR_REQUIRED',
      phoneNumber: '+996 *** ** 12 34',
      sendsLeft: 2,
    });
  };

  confirmSecondFactor: AuthenticationGateway['confirmSecondFactor'] = async () => {
    this.calls.push('confirmSecondFactor');
    return success({ sessionKey: 'signed-in-key', sessionId: '7' });
  };

  retrySendingOtpToLogin: AuthenticationGateway['retrySendingOtpToLogin'] = async () => {
    this.calls.push('retrySendingOtpToLogin');
    return success({ isLastSmsTry: false, sendsLeft: 1 });
  };

  validateSession: AuthenticationGateway['validateSession'] = async () => {
    this.calls.push('validateSession');
    return success({ sessionId: '7', userId: '1' });
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
