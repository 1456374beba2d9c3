export { moneySystem } from './moneySystem';
export { receiveMoneyTransfer } from './receiveMoneyTransfer';
