/** Fields of the codes of this bank. */
export { CODE_OF_ACCOUNT } from './ownCode';
export { nameOnCode } from './pointCode';
/** Payments by QR of a period. */
export { readQrStatement } from './qrStatement';
/** Registration of users of companies for points of sale, at a branch. */
export { setQrRegistration } from './setQrRegistration';
