/** One card of a customer. */
export { readCard } from './cardRepository';
/** Search for a card that money goes to; a caller's lookups are counted. */
export { beginLookup, endLookup, findOwnBankCard, hasOnlyUnusableCards } from './recipientCards';
export type { OwnBankCard } from './recipientCards';
