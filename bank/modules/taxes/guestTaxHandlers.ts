import type { GuestContext, GuestOperations, HandlersFor } from '../../kernel/Handler';
import type { taxOperations } from '../../../src/application/operations/taxes';
import { answerEdition } from '../directories';
import { calculateVehicleTax } from './assessTaxes';
import { readFines } from './fines';
import { readTransportTypes } from './taxDirectories';

type GuestTaxOperations = Pick<GuestOperations, keyof GuestOperations & keyof typeof taxOperations>;

/** Handlers of the queries about taxes and fines that are open to visitors. */
export const guestTaxHandlers: HandlersFor<GuestTaxOperations, GuestContext> = {
  GET_TRANSPORT_TYPES: (query, context) =>
    answerEdition({ name: 'TRANSPORT_TYPES', query, context }, () => readTransportTypes(context.bank.database)),
  CALCULATE_AUTO_TRANSPORT_TAX_PAYMENT: (request, { bank }) => calculateVehicleTax(request, bank),
  GET_FINES: (request, { bank }) => readFines(request, bank),
};
