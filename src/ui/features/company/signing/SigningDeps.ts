import { DocumentsStore } from '../../../../application/corporate/DocumentsStore';
import { FlowDeps } from '../../../../application/confirmation/FlowDeps';
import { inject, injectable } from '../../../../application/injection';
import { UserStore } from '../../../../application/user/UserStore';
import { PaymentContext } from '../../../flow/payment/PaymentContext';

@injectable()
export class SigningDeps {
  @inject(FlowDeps) readonly flow!: FlowDeps;
  @inject(DocumentsStore) readonly documents!: DocumentsStore;
  @inject(UserStore) readonly user!: Pick<UserStore, 'lacksToken'>;
  /** Reloads accounts and history when something was booked. */
  @inject(PaymentContext) readonly payments!: Pick<PaymentContext, 'booked'>;
}
