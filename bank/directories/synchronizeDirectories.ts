import { createHash } from 'node:crypto';

import type { BankServices } from '../BankServices';
import { BUSINESS_ERRORS, businessErrors } from './businessErrors';

/** Gives a directory that comes with the program a new edition when its content has changed since the last start. */
export async function synchronizeDirectories(bank: BankServices): Promise<void> {
  await bank.database.pool.query({
    text: `insert into directory_version as held (name, data_version, content_hash, changed_at)
           values ($1, 1, $2, $3)
           on conflict (name) do update
             set data_version = held.data_version + 1, content_hash = excluded.content_hash, changed_at = excluded.changed_at
             where held.content_hash <> excluded.content_hash`,
    values: [
      BUSINESS_ERRORS,
      createHash('sha256').update(JSON.stringify(businessErrors())).digest(),
      new Date(bank.clock.now()),
    ],
  });
}
