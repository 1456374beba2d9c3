import type { BankServices } from '../kernel/BankServices';
import type { CallLog } from '../kernel/Call';
import { PollingJob } from '../kernel/PollingJob';
import { announceDebits, expireMandates } from '../modules/directDebits/announceDebits';
import { collectDebit, dueDebits } from '../modules/directDebits/collectDebit';

const POLL_MS = 1000;
const REST_MS = 50;
const FAILURE_PAUSE_MS = 2000;

/** Announces and makes direct debits, in any number of processes at once: what one process has locked another leaves alone. */
export class DirectDebits extends PollingJob {
  constructor(
    private readonly bank: BankServices,
    private readonly deps: { readonly log: CallLog; readonly changed: () => void },
  ) {
    super({
      name: 'direct debits',
      everyMs: POLL_MS,
      restMs: REST_MS,
      afterFailureMs: FAILURE_PAUSE_MS,
      log: deps.log,
    });
  }

  /** Ends, announces and makes whatever has come due by now. */
  async round(): Promise<void> {
    const { clock, database } = this.bank;
    const expired = await expireMandates(database, clock.now());
    const announced = await announceDebits(database, clock.now());
    const due = await dueDebits(database, clock.now());
    for (const id of due) {
      await this.collectAlone(id);
    }
    if (expired || announced || due.length > 0) {
      this.deps.changed();
    }
  }

  /** One that throws holds up no other, and is tried again with the next round. */
  private async collectAlone(id: bigint): Promise<void> {
    try {
      await collectDebit(this.bank.database, id, this.bank.clock.now());
    } catch (cause) {
      this.deps.log.warn({ err: cause, debit: id.toString() }, 'a direct debit has to be looked at again');
    }
  }
}
