/** Lines and columns that the PDF and the workbook of a schedule share. */
export { factsOf, SCHEDULE_COLUMNS } from './loanScheduleFacts';
export type { ScheduleFacts } from './loanScheduleFacts';
export { INSTALMENT_WORDS, LOAN_WORDS } from './loanWords';
/** Titles of the kinds of operations. */
export { KIND_WORDS } from './receiptWords';
/** Headings of operations in the words of the screens. */
export { operationTitle } from './operationTitles';
export { receiptFacts } from './receiptFacts';
export { renderDocument } from './renderDocument';
export type { OrderSide } from './orderSheet';
export type { OrderBasis } from './renderMemorialOrder';
export type { SentMessage } from './renderSwiftConfirmation';
export { renderStatement } from './renderStatement';
/** Contents of a statement for whichever format writes it. */
export { absolute } from './statementFacts';
export type { StatementFacts } from './statementFacts';
export { entrySubject, entryTitle, STATEMENT_WORDS, statementTitle } from './statementWords';
