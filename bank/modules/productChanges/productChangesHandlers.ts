import type { productChangeOperations } from '../../../src/application/operations/productChanges';
import { productChangeHandler } from './beginProductChange';
import { confirmAccountOperation } from './confirmProductChange';
import type { ProductChanges } from './ProductChange';
import type { HandlersFor } from '../../kernel/Handler';

/** Changes of accounts that wait for a code, and the confirmation of every change of a product. */
export function createProductChangeHandlers(changes: ProductChanges): HandlersFor<typeof productChangeOperations> {
  return {
    CHANGE_ACCOUNT_SETTINGS: productChangeHandler('CHANGE_ACCOUNT_SETTINGS', changes.CHANGE_ACCOUNT_SETTINGS),
    CONFIRM_ACCOUNT_OPERATION: (request, context) => confirmAccountOperation(request, context, changes),
  };
}
