import type { ActiveDigitalLoan, DigitalLoan, DigitalLoanDetails } from '../../../domain/loan/digital/DigitalLoan';
import { AccountReading } from '../../accounts/AccountReading';
import { AgreementViewModel } from './AgreementViewModel';
import { LoanCalculatorViewModel } from './LoanCalculatorViewModel';
import type { OnlineLoanParts } from './OnlineLoanParts';
import { WithdrawalViewModel } from './WithdrawalViewModel';

/** What the pages of online loans read, and what is done on them. */
export class OnlineLoanPages {
  /** What was asked for; whatever it is asked with does not matter. */
  readonly newList: () => AccountReading<readonly DigitalLoan[]>;
  readonly newDetails: () => AccountReading<DigitalLoanDetails>;
  readonly newActive: () => AccountReading<ActiveDigitalLoan>;
  readonly newCalculator: () => LoanCalculatorViewModel;
  readonly newAgreement: () => AgreementViewModel;
  readonly newWithdrawal: () => WithdrawalViewModel;

  constructor(parts: OnlineLoanParts) {
    const { gateway } = parts;
    this.newList = () => new AccountReading(() => gateway.execute('DIGITAL_LOAN_GET_LIST', {}));
    this.newDetails = () =>
      new AccountReading((applicationId) => gateway.execute('DIGITAL_LOAN_GET_LOAN_DETAILS', { applicationId }));
    this.newActive = () =>
      new AccountReading((loanId) => gateway.execute('DIGITAL_LOAN_GET_DETAILS_FOR_ACTIVE_LOAN', { loanId }));
    this.newCalculator = () => new LoanCalculatorViewModel(parts);
    this.newAgreement = () => new AgreementViewModel(parts);
    this.newWithdrawal = () => new WithdrawalViewModel(parts);
  }
}
