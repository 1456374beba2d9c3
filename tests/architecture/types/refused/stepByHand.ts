import type { OperationGateway } from '../../../../src/application/ports/OperationGateway';
import type { OperationId } from '../../../../src/domain/operation/OperationId';

export function confirm(gateway: OperationGateway, operationId: OperationId) {
  return gateway.execute('CONFIRM_TRANSFER', { operationId, otp: '123456' });
}
