import type { AdministeredUser, UserSummary } from '../../../src/domain/administration/AdministeredUser';
import type { UserLogLine } from '../../../src/domain/administration/UserLog';

const NAME = { ru: 'Азамат Усенов', en: 'Azamat Usenov', kg: 'Азамат Үсөнов', cn: '阿扎马特' };

/** A user in the list, an individual who may sign in. */
export function aUserSummary(values: Partial<UserSummary> = {}): UserSummary {
  return {
    userId: '7',
    login: 'azamat',
    fullName: NAME,
    customer: { kind: 'I', customerNumber: '00100007', name: NAME },
    isBlocked: false,
    isAdministrator: false,
    ...values,
  };
}

/** A user as an administrator sees one. */
export function anAdministeredUser(values: Partial<AdministeredUser> = {}): AdministeredUser {
  return {
    ...aUserSummary(),
    inn: '20101199000011',
    phone: '+996555000107',
    isEmployee: false,
    otpType: 'SMS',
    createdAt: 0,
    knownDevices: 1,
    onlyKnownDevices: false,
    locks: { lockedDevices: 0 },
    ...values,
  };
}

/** A line of the log: a sign-in that went well. */
export function aLogLine(values: Partial<UserLogLine> = {}): UserLogLine {
  return {
    id: '1-3-1',
    source: 'signIn',
    level: 'info',
    at: 1,
    localTime: '',
    userId: '7',
    userLogin: 'azamat',
    sessionId: '5',
    service: 'SIGN_IN',
    systemError: '',
    referenceId: 'ref',
    message: '',
    trace: '',
    ...values,
  };
}
