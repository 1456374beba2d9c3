/** Up to so many entries a file fits into the answer of a call; longer ones come as a stream. */
export const MAX_ENTRIES_IN_ANSWER = 2000;

/** So many days a customer has to tell the bank what a statement has wrong (specification 2, section 9). */
export const DAYS_TO_DISPUTE = 14;

/** A longer PDF has hundreds of pages; such a statement is downloaded as a table or as data. */
export const MAX_ENTRIES_IN_PDF = 10_000;
