/** Names of the products of deposits. */
export { readDepositNames } from './depositProducts';
/** Plans of the orders for a deposit. */
export { planDepositApplication } from './planDepositApplication';
export { planEarlyClosing } from './planEarlyClosing';
