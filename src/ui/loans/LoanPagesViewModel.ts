import type { Requisites } from '../../domain/account/Requisites';
import type { LoanSchedule } from '../../domain/loan/LoanSchedule';
import { AsyncResource } from '../accounts/AsyncResource';
import { LoanFile } from './LoanFile';
import type { LoanFileDeps } from './LoanFile';

/** Data of the pages of one loan. */
export class LoanPagesViewModel {
  readonly schedule: AsyncResource<LoanSchedule>;
  /** Bank details of the account from which instalments are debited. */
  readonly requisites: AsyncResource<Requisites>;
  readonly newFile: () => LoanFile;

  constructor(deps: LoanFileDeps) {
    const { gateway } = deps;
    this.schedule = new AsyncResource((loanId) => gateway.execute('GET_LOAN_REPAYMENT_SCHEDULE', { loanId }));
    this.requisites = new AsyncResource((accountId) => gateway.execute('GET_REQUISITES', { accountId }));
    this.newFile = () => new LoanFile(deps);
  }
}
