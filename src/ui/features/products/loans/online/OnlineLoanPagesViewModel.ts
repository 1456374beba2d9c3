import { inject, injectable } from '../../../../../application/injection';
import { AsyncResource } from '../../../../../application/loading/AsyncResource';
import type {
  ActiveDigitalLoan,
  DigitalLoan,
  DigitalLoanDetails,
} from '../../../../../domain/loan/digital/DigitalLoan';
import { AgreementViewModel } from './AgreementViewModel';
import { LoanCalculatorViewModel } from './LoanCalculatorViewModel';
import { OnlineLoanDeps } from './OnlineLoanDeps';
import { WithdrawalViewModel } from './WithdrawalViewModel';

/** Data and actions of the pages of online loans. */
@injectable()
export class OnlineLoanPagesViewModel {
  /** Applications of the customer, whichever ID the resource is loaded with. */
  readonly newList: () => AsyncResource<readonly DigitalLoan[]>;
  readonly newDetails: () => AsyncResource<DigitalLoanDetails>;
  readonly newActive: () => AsyncResource<ActiveDigitalLoan>;
  readonly newCalculator: () => LoanCalculatorViewModel;
  readonly newAgreement: () => AgreementViewModel;
  readonly newWithdrawal: () => WithdrawalViewModel;

  constructor(@inject(OnlineLoanDeps) deps: OnlineLoanDeps) {
    const { gateway } = deps;
    this.newList = () => new AsyncResource(() => gateway.execute('DIGITAL_LOAN_GET_LIST', {}));
    this.newDetails = () =>
      new AsyncResource((applicationId) => gateway.execute('DIGITAL_LOAN_GET_LOAN_DETAILS', { applicationId }));
    this.newActive = () =>
      new AsyncResource((loanId) => gateway.execute('DIGITAL_LOAN_GET_DETAILS_FOR_ACTIVE_LOAN', { loanId }));
    this.newCalculator = () => new LoanCalculatorViewModel(deps);
    this.newAgreement = () => new AgreementViewModel(deps);
    this.newWithdrawal = () => new WithdrawalViewModel(deps);
  }
}
