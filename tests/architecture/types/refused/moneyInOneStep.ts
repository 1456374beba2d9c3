import type { OperationGateway } from '../../../../src/application/ports/OperationGateway';
import type { OwnAccountsTransfer } from '../../../../src/domain/transfer/OwnAccountsTransfer';

export function transfer(gateway: OperationGateway, request: OwnAccountsTransfer) {
  return gateway.execute('MAKE_OWN_ACCOUNTS_TRANSFER', request);
}
