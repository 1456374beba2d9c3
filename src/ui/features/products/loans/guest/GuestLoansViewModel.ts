import { inject, injectable } from '../../../../../application/injection';
import { AsyncResource } from '../../../../../application/loading/AsyncResource';
import { OperationGateway } from '../../../../../application/ports/OperationGateway';
import type { LoanOffer } from '../../../../../domain/loan/digital/DigitalLoan';
import { LoanCalculatorViewModel } from '../online/LoanCalculatorViewModel';

/** Calculators and terms of the pages of loans that are open to visitors. */
@injectable()
export class GuestLoansViewModel {
  readonly newCalculator: () => LoanCalculatorViewModel;
  /** Terms of loans in soms, whichever ID the resource is loaded with. */
  readonly newTerms: () => AsyncResource<LoanOffer>;

  constructor(@inject(OperationGateway) gateway: Pick<OperationGateway, 'execute'>) {
    this.newCalculator = () => new LoanCalculatorViewModel({ gateway });
    this.newTerms = () =>
      new AsyncResource(() => gateway.execute('DIGITAL_LOAN_GET_CALCULATION_INFO', { currency: 'KGS' }));
  }
}
