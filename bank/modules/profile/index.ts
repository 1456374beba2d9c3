export { setCodeWord } from './codeWord';
export { beginEmailChange, sendEmailCode } from './email';
/** Steps a user has to take at the first sign-in. */
export { closeStep, openSteps } from './firstLoginSteps';
export { beginLimitChange } from './limits';
export { beginOnlyKnownDevices } from './onlyKnownDevices';
export { setPin } from './pin';
/** Changes that wait for a code of their user; those of products wait there too. */
export { beginChange, forgetPayload, isProduct, messageOfChange, readPayload, repeatedChange } from './profileChanges';
export type { StoredPayload } from './profileChanges';
