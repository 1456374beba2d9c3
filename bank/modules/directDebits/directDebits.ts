import { defineJob } from '../../kernel/Job';
import { announceDebits, expireMandates } from './announceDebits';
import { collectDebit, dueDebits } from './collectDebit';

/**
 * Ends mandates, and announces and makes direct debits that are due. What one process has locked another leaves alone; a debit that throws
 * is tried again in the next round and delays no other.
 */
export const directDebits = defineJob({
  name: 'direct debits',
  every: 1000,
  rest: 50,
  afterFailure: 2000,
  wokenBy: ['clock'],
  round: async ({ bank: { clock, database }, log, changed }) => {
    const expired = await expireMandates(database, clock.now());
    const announced = await announceDebits(database, clock.now());
    const due = await dueDebits(database, clock.now());
    for (const id of due) {
      await collectDebit(database, id, clock.now()).catch((cause: unknown) =>
        log.warn({ err: cause, debit: id.toString() }, 'a direct debit has to be looked at again'),
      );
    }
    if (expired || announced || due.length > 0) {
      changed();
    }
  },
});
