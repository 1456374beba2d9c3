export { recordAuthentication } from './audit';
/** Transaction that judges a code and counts its tries. */
export { CodeJudge } from './CodeJudge';
export type { GuessVerdict } from './CodeJudge';
/** User as the owner of codes and their tries. */
export { userOwner } from './codeOwner';
export { hashCodeWord } from './codeWords';
/** Answers that take the same time whatever was found. */
export { withConstantTime } from './constantTime';
/** Factors of a user: which one is asked for, and its check. */
export { authTypeOf, checkFactor, isDeviceCode, tokenCounter } from './devices';
/** Operations that hash a password: one at a time for each user. */
export { hashing } from './hashing';
export { inHashingQueue } from './hashingCalls';
export { hasKnownDevice } from './knownDevices';
/** Messages and letters to a user, queued in the transaction that causes them. */
export { phoneOf, queueLetter, queueMessage, queueSecurityNotice } from './messages';
export { hashNewPassword, passwordRefusal, passwordRuleRefusal } from './newPasswords';
/** Codes of authenticators. */
export { base32, totpStep } from './oathCodes';
/** Codes by message: made, hashed, and their recipients masked. */
export { codeHash, generateCode, maskedEmail, maskedPhone } from './oneTimeCodes';
export type { CodeSubject } from './oneTimeCodes';
export { verifyPassword } from './passwords';
export { checkPin, hashPin, pinRuleRefusal, unchangedPinRefusal } from './pins';
export { checkSecretAnswer, hashAnswer } from './secretAnswers';
/** Encryption of what waits in the database, bound to its owner. */
export { openSeed, sealSeed } from './seeds';
export type { Session } from './Session';
export { endOtherSessions, livingSessions } from './sessions';
/** Codes for a subject that waits: issued, counted, refused. */
export { capsOf, firstCodeRefusal, issueCode, returnTries, sendFailure, takeTry } from './subjectCodes';
export type { IssueRow, SendRefusal } from './subjectCodes';
