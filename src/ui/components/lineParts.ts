/**
 * Separator between parts of a line of text: wide enough to tell them apart, and a place where the line can break without a trailing mark.
 */
export const SEPARATOR = '\u2003';
