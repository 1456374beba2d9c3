/** Between parts of a line of words; wide enough to tell them apart, and a place where the line may break without leaving a mark behind. */
export const SEPARATOR = '\u2003';
