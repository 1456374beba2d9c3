export { MoneySystemPayment } from './MoneySystemPayment';
export { ReceiveMoneyTransferPayment } from './ReceiveMoneyTransferPayment';
