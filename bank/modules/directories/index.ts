/** Answer of a directory by its edition, by which an application knows that its copy is old. */
export { answerEdition } from './answerEdition';
/** Translation of stored operations into the language of their reader. */
export { localizeOperations, localizerFor } from './localizeOperations';
export type { Localizable, Localizer } from './localizeOperations';
/** Loans of the directory. */
export { readLoanProducts } from './bankDirectories';
