import type { OperationGateway } from '../../../../src/application/ports/OperationGateway';
import type { OperationPreview } from '../../../../src/domain/operation/OperationPreview';

export function confirm(gateway: OperationGateway, preview: OperationPreview) {
  return gateway.confirm({ code: 'MAKE_OWN_ACCOUNTS_TRANSFER', preview }, '123456');
}
