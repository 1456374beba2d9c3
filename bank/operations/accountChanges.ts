import type { accountChangeOperations } from '../../src/application/operations/accountChanges';
import { beginAccountChange } from '../accountChanges/beginAccountChange';
import { confirmAccountOperation } from '../accountChanges/confirmAccountChange';
import type { HandlersFor } from './Handler';

/** Changes of accounts that wait for a code, and the confirmation of every change of a product. */
export const accountChangeHandlers: HandlersFor<typeof accountChangeOperations> = {
  CHANGE_ACCOUNT_SETTINGS: (request, context) => beginAccountChange('CHANGE_ACCOUNT_SETTINGS', request, context),
  CONFIRM_ACCOUNT_OPERATION: confirmAccountOperation,
};
