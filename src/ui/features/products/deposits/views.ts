export { DepositsScreen } from './DepositsScreen';
export { DepositScreen } from './DepositScreen';
export { DepositReplenishmentPayment } from './replenishment/DepositReplenishmentPayment';
export { DepositClosingPayment } from './close/DepositClosingPayment';
export { DepositOpeningPayment } from './open/DepositOpeningPayment';
