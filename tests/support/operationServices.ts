import type { ServiceName } from '../../src/application/operations/declaration';

/** The services of proto/ibank/v1/operations.proto by the names the catalogue uses. */
export const OPERATION_SERVICES: Readonly<Record<ServiceName, string>> = {
  account: 'AccountService',
  transfer: 'TransferService',
  payment: 'PaymentService',
  utility: 'UtilityService',
  integration: 'IntegrationService',
  directory: 'DirectoryService',
};
