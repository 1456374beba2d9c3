import { declare } from '../../../../src/application/operations/declaration';
import type { OperationOutcome } from '../../../../src/domain/operation/OperationOutcome';
import type { OwnAccountsTransfer } from '../../../../src/domain/transfer/OwnAccountsTransfer';

export const transferAtOnce = declare<OwnAccountsTransfer, OperationOutcome>()({
  services: ['transfer'],
  summary: 'Moves money without asking',
  kind: 'money',
  confirmation: 'none',
  allowed: ['individual'],
  failures: [],
});
