/** Smallest number of letters in the name of a person or a company. */
export const SHORTEST_NAME_LETTERS = 2;
/** Smallest number of letters and digits in the purpose of a payment. */
export const SHORTEST_PURPOSE_CHARACTERS = 2;

/** A plain text that can be a name: it has two letters. The lookahead leaves out fillers, which Unicode counts as letters. */
export const NAME = /(?!\p{Default_Ignorable_Code_Point})\p{L}[^]*(?!\p{Default_Ignorable_Code_Point})\p{L}/u;

/** A plain text that can be the purpose of a payment: it has two letters or digits. */
export const PURPOSE =
  /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}][^]*(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;
