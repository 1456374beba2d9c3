/** Fields of the codes of this bank. */
export { CODE_OF_ACCOUNT } from './ownCode';
export { nameOnCode, pointLink } from './pointCode';
/** Payments of customers of other banks by codes of this one. */
export { receiveQrPayment } from './receiveQrPayment';
/** Registration of users of companies for points of sale, at a branch. */
export { setQrRegistration } from './setQrRegistration';
