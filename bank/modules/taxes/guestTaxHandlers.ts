import type { GuestContext, GuestOperations, HandlersFor } from '../../kernel/Handler';
import type { taxOperations } from '../../../src/application/operations/taxes';
import { refusal } from '../../../src/domain/result/Result';
import { answerDirectories } from '../directories';
import { assessProperty, calculateVehicleTax } from './assessTaxes';
import { readFines } from './fines';
import { questionRefusal } from './propertyQuestions';
import { readTerritories, readTransportTypes } from './taxDirectories';

type GuestTaxOperations = Pick<GuestOperations, keyof GuestOperations & keyof typeof taxOperations>;

/** Handlers of the queries about taxes and fines that are open to visitors. */
export const guestTaxHandlers: HandlersFor<GuestTaxOperations, GuestContext> = {
  ...answerDirectories({
    GET_REGIONS: ({ bank }) => readTerritories(bank.database),
    GET_TRANSPORT_TYPES: ({ bank }) => readTransportTypes(bank.database),
  }),
  CALCULATE_AUTO_TRANSPORT_TAX_PAYMENT: (request, { bank }) => calculateVehicleTax(request, bank),
  GET_FINES: (request, { bank }) => readFines(request, bank),
  GET_SALYK_IMMOVABLE_CALCULATION_DATA: async (request, { bank, address, now }) => {
    const refused = questionRefusal(bank, address, now);
    return refused === undefined ? assessProperty(request, bank) : refusal(refused);
  },
};
