import { AsyncLocalStorage } from 'node:async_hooks';

import type { PoolClient } from 'pg';

/** User of a company whose accounts are limited, for whom the database is read (bank/modules/rights). */
export interface AccountScope {
  readonly userId: string;
  readonly customerId: string;
  /** True while something is done, for which seeing an account is not enough. */
  readonly isWorking: boolean;
}

const scopes = new AsyncLocalStorage<AccountScope | undefined>();

/** Runs `use` with connections that show the accounts of a user; `undefined` shows all. */
export function withinAccountScope<Value>(scope: AccountScope | undefined, use: () => Value): Value {
  return scopes.run(scope, use);
}

/** The scope of the flow that asks. */
export function currentAccountScope(): AccountScope | undefined {
  return scopes.getStore();
}

const ENTER = `select set_config('search_path', 'seen, public', false), set_config('tulpar.reader', $1, false),
  set_config('tulpar.customer', $2, false), set_config('tulpar.working', $3, false)`;
const LEAVE = 'reset search_path; reset tulpar.reader; reset tulpar.customer; reset tulpar.working';

/**
 * Limits a connection to the accounts of a scope until it is released. A connection that cannot be reset is closed, so that no other
 * caller gets the accounts of a wrong scope.
 */
export async function enterAccountScope(client: PoolClient, scope: AccountScope): Promise<void> {
  const release = client.release.bind(client);
  client.release = (reason) => {
    // The driver says null where nothing failed.
    if (reason) {
      release(reason);
      return;
    }
    client.query(LEAVE).then(
      () => release(),
      () => release(true),
    );
  };
  try {
    await client.query({
      name: 'enter-account-scope',
      text: ENTER,
      values: [scope.userId, scope.customerId, String(scope.isWorking)],
    });
  } catch (cause) {
    release(true);
    throw cause;
  }
}
