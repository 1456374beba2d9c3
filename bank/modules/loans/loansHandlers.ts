import type { loanOperations } from '../../../src/application/operations/loans';
import { refusal, success } from '../../../src/domain/result/Result';
import { productChangeHandler } from '../productChanges';
import { loanFile } from './loanFile';
import { readLoans } from './loanRepository';
import { planLoanRepayment } from './planLoanRepayment';
import { readSchedule } from './loanScheduleRepository';
import { loanRestructuring } from './restructuring';
import { moneyHandler } from '../transfers';
import type { HandlersFor } from '../../kernel/Handler';

/** Handlers of loans. Every query is restricted to the caller's customer. */
export const loanHandlers: HandlersFor<typeof loanOperations> = {
  GET_LOANS_V2: async ({ status }, context) => success(await readLoans(status, context)),

  GET_LOAN_REPAYMENT_SCHEDULE: async ({ loanId }, { bank, caller }) => {
    const schedule = await readSchedule(bank.database, caller.customerId, loanId);
    return schedule === undefined ? refusal({ code: 'LOAN_NOT_FOUND' }) : success(schedule);
  },

  GET_LOAN_REPAYMENTS_FILE: async (query, context) => {
    const file = await loanFile(query, context);
    return file === undefined ? refusal({ code: 'LOAN_NOT_FOUND' }) : success(file);
  },

  RESTRUCTURE_LOAN: productChangeHandler('RESTRUCTURE_LOAN', loanRestructuring),
  DIGITAL_LOAN_MAKE_REPAYMENT: moneyHandler('DIGITAL_LOAN_MAKE_REPAYMENT', planLoanRepayment),
};
