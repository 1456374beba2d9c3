/** Longest note a customer writes beside an operation, in characters; it is one line. */
export const MAX_OPERATION_NOTE_LENGTH = 140;
