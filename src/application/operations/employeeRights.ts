import type { EmployeeRights } from '../../domain/corporate/EmployeeRights';
import type { OperationId } from '../../domain/operation/OperationId';
import type { WaitingChange } from '../../domain/user/ProfileChange';
import { declare } from './declaration';

/** New rights of a user of the caller's company. */
export interface EmployeeRightsRequest extends EmployeeRights {
  readonly operationId: OperationId;
  readonly userId: string;
}

/** Accounts service: changes of what a company lets its users do (bank/modules/rights/README.md). */
export const employeeRightsOperations = {
  CHANGE_CORP_EMPLOYEE_RIGHTS: declare<EmployeeRightsRequest, WaitingChange>()({
    services: ['account'],
    summary:
      'Prepares new rights of a user of the company, with place of signature, kinds of operation and accounts; they wait for the signatures of the company',
    kind: 'command',
    confirmation: 'none',
    confirmedBy: 'CONFIRM_ACCOUNT_OPERATION',
    allowed: ['corporateSign'],
    failures: ['OPERATION_ID_REUSED', 'ACCOUNT_NOT_FOUND', 'OPERATION_IMPOSSIBLE', 'MAX_OTP_TRIES'],
  }),
} as const;
