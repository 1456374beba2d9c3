import type { Requisites } from '../../domain/account/Requisites';
import type { LoanSchedule } from '../../domain/loan/LoanSchedule';
import { AccountReading } from '../accounts/AccountReading';
import { LoanFile } from './LoanFile';
import type { LoanFileParts } from './LoanFile';

/** What the pages of one loan read. */
export class LoanPages {
  readonly schedule: AccountReading<LoanSchedule>;
  /** Bank details of the account instalments are taken from. */
  readonly requisites: AccountReading<Requisites>;
  readonly newFile: () => LoanFile;

  constructor(parts: LoanFileParts) {
    const { gateway } = parts;
    this.schedule = new AccountReading((loanId) => gateway.execute('GET_LOAN_REPAYMENT_SCHEDULE', { loanId }));
    this.requisites = new AccountReading((accountId) => gateway.execute('GET_REQUISITES', { accountId }));
    this.newFile = () => new LoanFile(parts);
  }
}
