/** Directory of money transfer systems. */
export { readMoneyTransferSystems } from './moneyTransferDirectory';
