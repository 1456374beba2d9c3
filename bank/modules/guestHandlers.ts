import { success } from '../../src/domain/result/Result';
import { calculateVehicleTax } from './taxes/assessTaxes';
import { readFines } from './taxes/fines';
import { verifyStatement } from './statements/verifyStatement';
import { readTransportTypes } from './taxes/taxDirectories';
import type { GuestContext, GuestOperations, HandlersFor } from '../kernel/Handler';

/**
 * Handlers of operations open to visitors. Total over the operations that allow visitors; a handler that reads the caller does not compile.
 */
export const guestHandlers: HandlersFor<GuestOperations, GuestContext> = {
  GET_TRANSPORT_TYPES: async (_request, { bank }) => success(await readTransportTypes(bank.database)),
  CALCULATE_AUTO_TRANSPORT_TAX_PAYMENT: (request, { bank }) => calculateVehicleTax(request, bank),
  GET_FINES: (request, { bank }) => readFines(request, bank),
  VERIFY_STATEMENT: (request, { bank }) => verifyStatement(request, bank),
};
