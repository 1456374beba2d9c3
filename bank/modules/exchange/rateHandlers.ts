import type { directoryOperations } from '../../../src/application/operations/directories';
import type { rateOperations } from '../../../src/application/operations/rates';
import { success } from '../../../src/domain/result/Result';
import type { GuestContext, HandlersFor } from '../../kernel/Handler';
import { readRateHistory } from './rateHistoryRepository';
import { readRates } from './rateRepository';

type OpenToGuests = typeof rateOperations & Pick<typeof directoryOperations, 'GET_EXCHANGE_RATES'>;

/** Handlers of the rates, which are open to visitors. */
export const guestRateHandlers: HandlersFor<OpenToGuests, GuestContext> = {
  GET_EXCHANGE_RATES: async (_request, { bank }) => success(await readRates(bank.database)),
  GET_EXCHANGE_RATE_HISTORY: async (request, { bank, now }) =>
    success(await readRateHistory(request, bank.database, now)),
};

/** Handlers of the rates of earlier days. */
export const rateHandlers: HandlersFor<typeof rateOperations> = {
  GET_EXCHANGE_RATE_HISTORY: guestRateHandlers.GET_EXCHANGE_RATE_HISTORY,
};
