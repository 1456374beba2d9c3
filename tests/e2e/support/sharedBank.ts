import { Client } from 'pg';
import { vi } from 'vitest';

import { readPristine, restorePristine } from '../../bank/support/pristine';
import { StartedBank } from '../../support/StartedBank';
import { countReset } from '../../support/startedThings';
import type { Pristine } from '../../bank/support/pristine';

const IDLE_LOOKS = { interval: 20, timeout: 20_000 };

interface SharedBank {
  readonly bank: StartedBank;
  readonly owner: Client;
  pristine: Pristine;
}

/** The bank of this worker; it ends with it. */
let shared: SharedBank | undefined;

/** The bank that files of this worker use one after the other, with the rows it was installed with. */
export async function sharedBank(): Promise<StartedBank> {
  shared = shared === undefined ? await start() : await restored(shared);
  return shared.bank;
}

async function start(): Promise<SharedBank> {
  const bank = await StartedBank.start();
  const owner = new Client(bank.connection());
  owner.on('error', () => undefined);
  await owner.connect();
  return { bank, owner, pristine: await atRest({ bank, owner }, () => readPristine(owner)) };
}

async function restored(used: SharedBank): Promise<SharedBank> {
  const pristine = await atRest(used, () => restorePristine(used.owner, used.pristine));
  if (pristine === undefined) {
    await used.owner.end();
    await used.bank.remove();
    return start();
  }
  countReset();
  return { ...used, pristine };
}

/** Acts while the bank is suspended between two transactions, so that none of its writes ends up on both sides. */
function atRest<Result>(
  { bank, owner }: Pick<SharedBank, 'bank' | 'owner'>,
  act: () => Promise<Result>,
): Promise<Result> {
  return vi.waitFor(
    () =>
      bank.suspended(async () => {
        const { rows } = await owner.query<{ is_busy: boolean }>(
          `select exists (select from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' and state <> 'idle') as is_busy`,
        );
        if (rows[0]?.is_busy !== false) {
          throw new Error('The bank is amid a transaction');
        }
        return act();
      }),
    IDLE_LOOKS,
  );
}
