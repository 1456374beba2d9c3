/** Fields of the codes of this bank. */
export { CODE_OF_ACCOUNT, nameOnCode } from './ownCode';
/** Payments by QR of a period. */
export { readQrStatement } from './qrStatement';
