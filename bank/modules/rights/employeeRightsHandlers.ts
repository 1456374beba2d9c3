import type { employeeRightsOperations } from '../../../src/application/operations/employeeRights';
import type { HandlersFor } from '../../kernel/Handler';
import { productChangeHandler } from '../productChanges';
import { employeeRights } from './employeeRights';

/** Handlers of what a company lets its users do. */
export const employeeRightsHandlers: HandlersFor<typeof employeeRightsOperations> = {
  CHANGE_CORP_EMPLOYEE_RIGHTS: productChangeHandler('CHANGE_CORP_EMPLOYEE_RIGHTS', employeeRights),
};
