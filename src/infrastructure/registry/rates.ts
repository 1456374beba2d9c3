import * as z from 'zod/mini';

import type { RateHistoryQuery, rateOperations } from '../../application/operations/rates';
import { RATE_PERIODS } from '../../domain/exchange/RateHistory';
import type { DailyRate } from '../../domain/exchange/RateHistory';
import type { AdaptersFor } from './adapter';
import { bankDay, currency, rate } from './codecs';

const historyQuery = z.codec(
  z.strictObject({ pccy1: currency, rateType: z.enum(['commercial', 'official']), period: z.enum(RATE_PERIODS) }),
  z.custom<RateHistoryQuery>(),
  {
    decode: ({ pccy1, rateType, period }) => ({ base: pccy1, rateType, period }),
    encode: ({ base, rateType, period }) => ({ pccy1: base, rateType, period }),
  },
);

const dailyRate = z.codec(z.object({ day: bankDay, buyRate: rate, saleRate: rate }), z.custom<DailyRate>(), {
  decode: ({ day, buyRate, saleRate }) => ({ day, buy: buyRate, sell: saleRate }),
  encode: ({ day, buy, sell }) => ({ day, buyRate: buy, saleRate: sell }),
});

export const rateAdapters = {
  GET_EXCHANGE_RATE_HISTORY: { request: historyQuery, response: z.array(dailyRate) },
} satisfies AdaptersFor<typeof rateOperations>;
