import type { OperationGateway } from '../../application/ports/OperationGateway';
import type { Requisites } from '../../domain/account/Requisites';
import type { LoanSchedule } from '../../domain/loan/LoanSchedule';
import { AccountReading } from '../accounts/AccountReading';

/** What the pages of one loan read. */
export class LoanPages {
  readonly schedule: AccountReading<LoanSchedule>;
  /** Bank details of the account instalments are taken from. */
  readonly requisites: AccountReading<Requisites>;

  constructor(gateway: Pick<OperationGateway, 'execute'>) {
    this.schedule = new AccountReading((loanId) => gateway.execute('GET_LOAN_REPAYMENT_SCHEDULE', { loanId }));
    this.requisites = new AccountReading((accountId) => gateway.execute('GET_REQUISITES', { accountId }));
  }
}
