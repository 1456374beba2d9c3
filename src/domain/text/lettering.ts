/** Smallest number of letters in the name of a person or a company. */
export const SHORTEST_NAME_LETTERS = 2;
/** Smallest number of letters and digits in a purpose or an address. */
export const SHORTEST_WORDED_CHARACTERS = 2;

/** A plain text that can be a name: it has two letters. The lookaheads leave out fillers, which Unicode counts as letters. */
export const NAME = /(?!\p{Default_Ignorable_Code_Point})\p{L}[\s\S]*(?!\p{Default_Ignorable_Code_Point})\p{L}/u;

/** A plain text that says something, such as a purpose or an address: it has two letters or digits. */
export const WORDED =
  /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}][\s\S]*(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;
