export { recordAuthentication } from './audit';
/** Announcement to visitors, and the rule by which sign-ins are let in. */
export { changeBankStatus, endSessionsOfCustomers, readBankStatusSettings } from './bankStatus';
/** Access of one user, blocked and unblocked by an administrator. */
export { blockUser, unblockUser } from './userAccess';
export { hashCodeWord } from './codeWords';
/** Answers that take the same time whatever was found. */
export { withConstantTime } from './constantTime';
/** Codes of a token by its counter. */
export { tokenCounter } from './devices';
/** Steps a user has to take at the first sign-in. */
export { closeStep } from './firstLoginSteps';
/** Operations that hash a password: one at a time for each user. */
export { hashing } from './hashing';
export { inHashingQueue } from './hashingCalls';
/** Browsers a user signs in from. */
export { forgetDevice, hasKnownDevice, knownDevices, rememberDevice } from './knownDevices';
/** Passwords the bank makes, for a command beside it. */
export { newOneTimePassword, ONE_TIME_PASSWORD_MS, unknownPasswordHash } from './oneTimePassword';
export { hashNewPassword, passwordRefusal, passwordRuleRefusal } from './newPasswords';
/** Rules of a new password, and the questions that help to restore one: rows of directories. */
export { readPasswordPolicy } from './passwordPolicyRepository';
export { isSecurityQuestion, readSecurityQuestions } from './securityQuestionRepository';
/** Codes of authenticators. */
export { base32, totpStep } from './oathCodes';
/** Passkeys: challenges, answers of browsers, rows. */
export { newChallenge, PASSKEY_CHALLENGE_SECONDS, takeChallenge } from './passkeyChallenges';
export { checkNewPasskey, PASSKEY_ALGORITHMS, readClientData } from './passkeyAnswers';
export {
  additionRefusal,
  descriptorsOf,
  passkeysOf,
  removePasskey,
  renamePasskey,
  storePasskey,
  userHandleOf,
} from './passkeys';
export { checkPasskey, passkeyUsed } from './provenPasskey';
export { verifyPassword } from './passwords';
export { checkPin, hashPin, pinRuleRefusal, unchangedPinRefusal } from './pins';
export { checkSecretAnswer, hashAnswer } from './secretAnswers';
export type { Session } from './Session';
export { endOtherSessions, livingSessions } from './sessions';
