/** Edition of a directory, by which an application knows that its copy is old. */
export { editionOf } from './editionOf';
/** Translation of stored operations into the language of their reader. */
export { localizeOperations, localizerFor } from './localizeOperations';
export type { Localizable, Localizer } from './localizeOperations';
