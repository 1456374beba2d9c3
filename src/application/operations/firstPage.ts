import type { Account } from '../../domain/account/Account';
import type { ExchangeRate } from '../../domain/exchange/ExchangeRate';
import type { User } from '../../domain/user/User';
import type { TransactionHistoryPage } from './accounts';
import { declare } from './declaration';
import type { Nothing, UnviewedNotifications } from './utilities';

/** Number of operations on the first page. */
export const LATEST_OPERATIONS = 5;

/** Data of the first page of a signed-in user, each part as its own operation answers it. */
export interface FirstPage {
  /** Position for the live stream: it brings every change that is not in these data. */
  readonly position: string;
  readonly user: User;
  /** Open accounts. */
  readonly accounts: readonly Account[];
  readonly rates: readonly ExchangeRate[];
  /** The latest operations. */
  readonly history: TransactionHistoryPage;
  readonly notifications: UnviewedNotifications;
}

/** Account service: what the first page shows, in one round trip (docs/adr/0220). */
export const firstPageOperations = {
  GET_FIRST_PAGE: declare<Nothing, FirstPage>()({
    services: ['account'],
    summary:
      'Shows the user, the open accounts, the exchange rates, the latest five operations and the number of notifications not viewed, and the position of the live stream they belong to',
    kind: 'query',
    cost: 'moderate',
    confirmation: 'none',
    allowed: ['individual', 'corporateView'],
    failures: [],
  }),
} as const;
