import { afterAll, afterEach, beforeEach } from 'vitest';
import type { ClientBase } from 'pg';

import { assertBooksBalance, assertRecentBooksBalance, markBooks } from '../../../bank/ledger/invariants';

/**
 * Checks the books of a file or a `describe`: after each test what was written since it began, and all of the books at
 * the end. Call it after the hooks that open the bank, because hooks that end run in the opposite order.
 *
 * @param owner A connection of the owner of the bank's database at that moment.
 */
export function watchBooks(owner: () => ClientBase): void {
  let mark = '';
  beforeEach(async () => {
    mark = await markBooks(owner());
  });
  afterEach(() => assertRecentBooksBalance(owner(), mark));
  afterAll(() => assertBooksBalance(owner()));
}
