/** Directory of banks abroad. */
export { findBankAbroad } from './directoriesAbroad';
/** Plan of a transfer to a bank abroad. */
export { planSwift } from './planSwift';
