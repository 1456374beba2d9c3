import * as z from 'zod/mini';

import type { firstPageOperations } from '../../application/operations/firstPage';
import { accountAdapters } from './accounts';
import type { AdaptersFor } from './adapter';
import { nothing } from './codecs';
import { directoryAdapters } from './directories';
import { utilityAdapters } from './utilities';

/** Each part is as its own operation answers it. */
export const firstPageAdapters = {
  GET_FIRST_PAGE: {
    request: nothing,
    response: z.object({
      position: z.string(),
      user: utilityAdapters.GET_SELF_USER_DATA.response,
      accounts: accountAdapters.GET_ACCOUNTS_V2.response,
      rates: directoryAdapters.GET_EXCHANGE_RATES.response,
      history: accountAdapters.GET_TRANSACTION_HISTORY_V2.response,
      notifications: utilityAdapters.CHECK_NOTIFICATIONS.response,
    }),
  },
} satisfies AdaptersFor<typeof firstPageOperations>;
