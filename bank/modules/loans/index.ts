export { readLoanRow } from './loanRepository';
export type { LoanRow } from './loanRepository';
export { readSchedule } from './loanScheduleRepository';
