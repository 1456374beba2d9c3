/** Handler that begins a change which a code or signatures carry out. */
export { productChangeHandler } from './beginProductChange';
export { CHANGE_TEXTS } from './changeTexts';
/** Definition of a change, which its area writes. */
export type { JudgedChange, ProductChange, ProductChangeOf, ProductChanges, TransactionContext } from './ProductChange';
