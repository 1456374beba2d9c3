/** Handler that begins a change which a code or signatures carry out. */
export { productChangeHandler } from './beginProductChange';
export { CHANGE_TEXTS } from './changeTexts';
