import type { ConfirmedCode } from '../../../application/operations/catalogue';
import type { PaymentDefinition } from './PaymentDefinition';
import type { FieldViolation } from './fieldViolations';
import type { PaymentViewModel } from './PaymentViewModel';

/** A payment as the frame of its form and the pages after it see it, whatever the form asks for. */
export interface OpenPayment extends Pick<
  PaymentViewModel<ConfirmedCode, object>,
  | 'confirmation'
  | 'draft'
  | 'busy'
  | 'page'
  | 'formStatus'
  | 'duplicate'
  | 'warnings'
  | 'replaces'
  | 'preview'
  | 'transactionId'
  | 'present'
  | 'openForm'
  | 'continued'
  | 'clear'
  | 'startWith'
  | 'accountNumbered'
  | 'canChange'
  | 'passkey'
> {
  readonly kind: Pick<
    PaymentDefinition<ConfirmedCode, object>,
    'name' | 'act' | 'payee' | 'code' | 'path' | 'catalogue' | 'accountsNeeded'
  >;
  readonly faults: readonly FieldViolation[];
}
