import type { productChangeOperations } from '../../../src/application/operations/productChanges';
import { beginProductChange } from './beginProductChange';
import type { Confirmations } from '../../confirmations/Confirmations';
import type { HandlersFor } from '../../kernel/Handler';

/** Changes of accounts that wait for a code, and the confirmation of every change of a product. */
export const productChangeHandlers = (confirmations: Confirmations): HandlersFor<typeof productChangeOperations> => ({
  CHANGE_ACCOUNT_SETTINGS: (request, context) => beginProductChange('CHANGE_ACCOUNT_SETTINGS', request, context),
  CONFIRM_ACCOUNT_OPERATION: confirmations.confirming('CONFIRM_ACCOUNT_OPERATION'),
});
