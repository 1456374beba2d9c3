import type { Currency } from '../money/Currency';
import type { OperationId } from '../operation/OperationId';

/** Minutes within which the bank opens an account (specification 2, section 9). */
export const OPENING_MINUTES = 3;

/** Order for a new account, which an account in soms is charged for. */
export interface AccountOpening {
  readonly productType: 'makeAccountOpening';
  readonly operationId: OperationId;
  readonly debitAccountId: string;
  /** Currency of the new account. */
  readonly currency: Currency;
}
