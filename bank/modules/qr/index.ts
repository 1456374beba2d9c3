/** Fields of the codes of this bank. */
export { CODE_OF_ACCOUNT } from './ownCode';
export { nameOnCode, pointLink } from './pointCode';
/** Registration of users of companies for points of sale, at a branch. */
export { setQrRegistration } from './setQrRegistration';
