export { findOpenAccount, readAccount } from './accountRepository';
export { readHistory, readQrTurnover, readTransaction } from './historyRepository';
/** Start of the months that income and spending are summed over. */
export { firstDayOfMonth } from './moneyFlow';
/** Names of payers and payees as their reader may see them, with the columns they are read from. */
export { namesForReader, shownNameColumns } from './shownNames';
export type { NamedTransaction } from './shownNames';
/** Verification code of a receipt, and its verification for a person who has a copy. */
export { receiptLink, verifyReceipt } from './receipts';
/** News to open pages that an account has changed. */
export { tellAccountChanged } from './tellProductChanged';
