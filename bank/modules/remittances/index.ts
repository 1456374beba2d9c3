/** Directory of money transfer systems. */
export { contentOfSystems, MONEY_TRANSFER_SYSTEMS, readMoneyTransferSystems } from './moneyTransferDirectory';
