import type { OperationGateway } from '../../../../src/application/ports/OperationGateway';
import type { OwnAccountsTransfer } from '../../../../src/domain/transfer/OwnAccountsTransfer';

export function confirm(gateway: OperationGateway, request: OwnAccountsTransfer) {
  return gateway.confirm(request, '123456');
}
