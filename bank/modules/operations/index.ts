/** Content of an operation as it was agreed, and its preview for the customer. */
export { localizableOf, previewOf } from './agreedOperation';
export type { AgreedRow } from './agreedOperation';
/** Translation of stored operations into the language of their reader. */
export { localizeOperations, localizerFor } from './localizeOperations';
export type { Localizer } from './localizeOperations';
