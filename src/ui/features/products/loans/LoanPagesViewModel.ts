import { inject, injectable } from '../../../../application/injection';
import { AsyncResource } from '../../../../application/loading/AsyncResource';
import type { Requisites } from '../../../../domain/account/Requisites';
import type { LoanSchedule } from '../../../../domain/loan/LoanSchedule';
import { LoanFileViewModel, LoanFileDeps } from './LoanFileViewModel';

/** Data of the pages of one loan. */
@injectable()
export class LoanPagesViewModel {
  readonly schedule: AsyncResource<LoanSchedule>;
  /** Bank details of the account from which instalments are debited. */
  readonly requisites: AsyncResource<Requisites>;
  readonly newFile: () => LoanFileViewModel;

  constructor(@inject(LoanFileDeps) deps: LoanFileDeps) {
    const { gateway } = deps;
    this.schedule = new AsyncResource((loanId) => gateway.execute('GET_LOAN_REPAYMENT_SCHEDULE', { loanId }));
    this.requisites = new AsyncResource((accountId) => gateway.execute('GET_REQUISITES', { accountId }));
    this.newFile = () => new LoanFileViewModel(deps);
  }
}
