/** Up to so many entries a file fits into the answer of a call; longer ones come as a stream. */
export const MOST_ENTRIES_IN_ANSWER = 2000;

/** A longer PDF is hundreds of pages nobody turns: such a statement is given out as a table or as data. */
export const MOST_ENTRIES_IN_PDF = 10_000;
