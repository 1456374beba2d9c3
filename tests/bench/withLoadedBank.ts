import { Client } from 'pg';

import { StartedBank } from '../support/StartedBank';
import { WITHOUT_LIMITS } from './withoutLimits';

/** Runs `use` with a started bank without limits of calls, and a connection of the owner to its database; removes both. */
export async function withLoadedBank<Value>(
  use: (bank: StartedBank, database: Client) => Promise<Value>,
): Promise<Value> {
  const bank = await StartedBank.start({ environment: WITHOUT_LIMITS });
  const database = new Client(bank.connection());
  try {
    await database.connect();
    return await use(bank, database);
  } finally {
    await database.end();
    await bank.remove();
  }
}
