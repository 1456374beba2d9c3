import type { HomeShape } from '../../application/session/keptFrame';
import { COMPANY_RIGHTS } from '../../domain/corporate/Company';
import type { User } from '../../domain/user/User';

/** Stands for the name of the user, and its first letters for those beside it, until src/ui/early/early.js writes what is shown. */
const NAME = 'Frame FirstName';
const LATIN_NAME = 'FirstName Frame';
const COMPANY_NAME = 'FirstName';
const PERSON_NAME = 'PersonName';

/** A person whose home has the usual parts. */
export const SOMEBODY: User = {
  id: '',
  username: '',
  language: 'ru',
  customerKind: 'I',
  customerNumber: '',
  inn: '',
  fullName: { ru: NAME, kg: NAME, en: LATIN_NAME, cn: LATIN_NAME },
  corporateName: { ru: '', kg: '', en: '', cn: '' },
  rights: [],
  operations: undefined,
  isEmployee: false,
  isAdministrator: false,
  passportExpiresOn: undefined,
  avatarDataVersion: 0n,
  purposeCodePrefixes: [],
  otpType: 'SMS',
  isTokenOnly: false,
  securityQuestionId: undefined,
  hasPin: true,
  idleLimitMs: 0,
  stepsLeft: [],
  privacyPolicyToAccept: undefined,
};

/** A user of a company with all rights. */
const DIRECTOR: User = {
  ...SOMEBODY,
  customerKind: 'C',
  fullName: { ru: PERSON_NAME, kg: PERSON_NAME, en: PERSON_NAME, cn: PERSON_NAME },
  rights: COMPANY_RIGHTS,
  corporateName: { ru: COMPANY_NAME, kg: COMPANY_NAME, en: COMPANY_NAME, cn: COMPANY_NAME },
};

/** Users by the shape of their home, each with a frame of its own. */
export const FRAME_USERS: Readonly<Record<HomeShape, User>> = {
  person: SOMEBODY,
  company: DIRECTOR,
  reader: { ...DIRECTOR, rights: ['view'] },
};
