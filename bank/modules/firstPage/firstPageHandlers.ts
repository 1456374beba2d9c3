import type { firstPageOperations } from '../../../src/application/operations/firstPage';
import { LATEST_OPERATIONS } from '../../../src/application/operations/firstPage';
import type { Catalogue } from '../../../src/application/operations/catalogue';
import { success } from '../../../src/domain/result/Result';
import type { HandlersFor } from '../../kernel/Handler';
import { positionOfData } from '../notifications';

/** Operations that answer the parts of the page. */
type Parts = Pick<
  HandlersFor<Catalogue>,
  'GET_SELF_USER_DATA' | 'GET_ACCOUNTS_V2' | 'GET_EXCHANGE_RATES' | 'GET_TRANSACTION_HISTORY_V2' | 'CHECK_NOTIFICATIONS'
>;

/** Handler of the first page, which is put together of what other areas answer. */
export const createFirstPageHandlers = (parts: Parts): HandlersFor<typeof firstPageOperations> => ({
  GET_FIRST_PAGE: async (_request, context) => {
    // Before the data, so that no change falls between them and the stream.
    const position = await positionOfData(context.bank);
    const [user, accounts, rates, history, notifications] = await Promise.all([
      parts.GET_SELF_USER_DATA({}, context),
      parts.GET_ACCOUNTS_V2({ recordStatus: 'O' }, context),
      parts.GET_EXCHANGE_RATES({}, context),
      parts.GET_TRANSACTION_HISTORY_V2({ limit: LATEST_OPERATIONS }, context),
      parts.CHECK_NOTIFICATIONS({}, context),
    ]);
    if (!user.ok) {
      return user;
    }
    if (!accounts.ok) {
      return accounts;
    }
    if (!rates.ok) {
      return rates;
    }
    if (!history.ok) {
      return history;
    }
    if (!notifications.ok) {
      return notifications;
    }
    return success({
      position,
      user: user.value,
      accounts: accounts.value,
      rates: rates.value,
      history: history.value,
      notifications: notifications.value,
    });
  },
});
