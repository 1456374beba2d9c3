/** Time a deleted template can be taken back. */
export { UNDO_MS } from './keepTemplates';
/** Operations a template may repeat. */
export { isMoneyCode } from './moneyCodes';
/** Recurrence as its columns hold it. */
export { columnsOf, recurrenceOf } from './recurrenceColumns';
export type { RecurrenceColumns } from './recurrenceColumns';
export { readTemplate } from './templateRepository';
/** Request of the operation that a template repeats. */
export { requestFrom } from './templateRequest';
