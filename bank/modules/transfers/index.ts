/** Operations that move money: their handler, and what they show and store. */
export { moneyHandler, planText, requestHash } from './createOperation';
/** Plan of a movement of money, which the ledger books as it is. */
export { OPERATION_LIFE_MS } from './OperationPlan';
export type { OperationPlan } from './OperationPlan';
/** Keys of what is paid once and has been. */
export { paidAmong } from './paidOnce';
/** Plans of a transfer to a customer of the bank. */
export { planBankClient, planToClient } from './planBankClient';
export { planOtherBank } from './planOtherBank';
