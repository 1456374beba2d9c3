import type { ConfirmedCode } from '../../../application/operations/catalogue';
import type { PaymentDefinition } from './PaymentDefinition';
import type { FieldViolation, PaymentViewModel } from './PaymentViewModel';

/** A payment as the frame of its form and the pages after it see it, whatever the form asks for. */
export interface OpenPayment extends Pick<
  PaymentViewModel<ConfirmedCode, object>,
  | 'confirmation'
  | 'draft'
  | 'busy'
  | 'formStatus'
  | 'duplicate'
  | 'warnings'
  | 'replaces'
  | 'preview'
  | 'transactionId'
  | 'submit'
  | 'openForm'
  | 'continued'
  | 'clear'
  | 'startWith'
  | 'accountNumbered'
  | 'canChange'
> {
  readonly kind: Pick<
    PaymentDefinition<ConfirmedCode, object>,
    'name' | 'act' | 'payee' | 'code' | 'path' | 'catalogue' | 'accountsNeeded'
  >;
  readonly faults: readonly FieldViolation[];
}
