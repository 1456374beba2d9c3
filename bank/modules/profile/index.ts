export { beginLimitChange } from './limits';
/** Changes that wait for a code of their user; those of products wait there too. */
export { beginChange, forgetPayload, isProduct, messageOfChange, readPayload, repeatedChange } from './profileChanges';
export type { StoredPayload } from './profileChanges';
