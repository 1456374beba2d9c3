import type { productChangeOperations } from '../../../src/application/operations/productChanges';
import type { Confirmations } from '../../confirmations/Confirmations';
import type { HandlersFor } from '../../kernel/Handler';
import { productChangeHandler } from './beginProductChange';
import type { ProductChanges } from '../../confirmations/ProductChange';

/** Changes of accounts that wait for a code, and the confirmation of every change of a product. */
export function createProductChangeHandlers(
  changes: ProductChanges,
  confirmations: Confirmations,
): HandlersFor<typeof productChangeOperations> {
  return {
    CHANGE_ACCOUNT_SETTINGS: productChangeHandler('CHANGE_ACCOUNT_SETTINGS', changes.CHANGE_ACCOUNT_SETTINGS),
    CONFIRM_ACCOUNT_OPERATION: confirmations.confirming('CONFIRM_ACCOUNT_OPERATION'),
  };
}
