import type { Currency } from '../money/Currency';
import type { OperationId } from '../operation/OperationId';

/** Minutes within which the bank opens an account (specification 2, section 9). */
export const OPENING_MINUTES = 3;

/** Order for a new account. An account in soms is charged for it; the first account of a customer is free. */
export interface AccountOpening {
  readonly productType: 'makeAccountOpening';
  readonly operationId: OperationId;
  /** Absent in the order for a first account. */
  readonly debitAccountId?: string | undefined;
  /** Currency of the new account. */
  readonly currency: Currency;
}
