/** Names of the products of deposits. */
export { readDepositNames } from './depositProducts';
