import type { productChangeOperations } from '../../../src/application/operations/productChanges';
import { beginProductChange } from './beginProductChange';
import { confirmAccountOperation } from './confirmProductChange';
import type { HandlersFor } from '../../kernel/Handler';

/** Changes of accounts that wait for a code, and the confirmation of every change of a product. */
export const productChangeHandlers: HandlersFor<typeof productChangeOperations> = {
  CHANGE_ACCOUNT_SETTINGS: (request, context) => beginProductChange('CHANGE_ACCOUNT_SETTINGS', request, context),
  CONFIRM_ACCOUNT_OPERATION: confirmAccountOperation,
};
