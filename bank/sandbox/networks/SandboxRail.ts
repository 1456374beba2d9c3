import type { Instant } from '../../../src/domain/time/Instant';
import type { UnconnectedBank } from '../../kernel/BankServices';
import type { Rail, RailAnswer, RailName, RailOrder, RailPace } from '../../networks/ports/Rail';

/** Outcome of an order in a network of the demonstration. */
export type Scenario =
  'settles' | 'isRefusedAtOnce' | 'isRejected' | 'isReturned' | 'declinesRecall' | 'losesTheFirstAnswer';

/** Behaviour that distinguishes one network of the demonstration from another. */
export interface SandboxBehaviour {
  readonly rail: RailName;
  readonly pace: RailPace;
  scenarioOf(order: RailOrder): Scenario;
  /** Moment at which an order is settled or fails. */
  settledAt(order: RailOrder, receivedAt: Instant): Instant;
  /** Reasons it gives for orders it has not carried out. */
  readonly reasons: Readonly<Record<'isRefusedAtOnce' | 'isRejected' | 'isReturned', string>>;
  readonly returnedAfterMs: number;
}

interface ReceivedRow {
  readonly fate: Exclude<Scenario, 'isRefusedAtOnce' | 'losesTheFirstAnswer'>;
  readonly settles_at: Instant;
  readonly undone_at: Instant | null;
}

/** Stored before the answer is given, as a network outside the bank would. */
const RECEIVE = `insert into sandbox_payment (key, rail, fate, settles_at, received_at)
  values ($1, $2, $3, $4, $5) on conflict (key) do nothing`;

const FIND = 'select fate, settles_at, undone_at from sandbox_payment where key = $1';

const UNDO = 'update sandbox_payment set undone_at = $2 where key = $1 and undone_at is null';

/** Time in milliseconds a network needs to return money it was asked to return. */
const UNDONE_AFTER_MS = 10_000;

/** A network that takes as long as the real one, by the clock of the bank, and fails in ways that can be chosen. */
export class SandboxRail implements Rail {
  readonly pace: RailPace;

  constructor(
    private readonly bank: UnconnectedBank,
    private readonly behaviour: SandboxBehaviour,
  ) {
    this.pace = behaviour.pace;
  }

  async send(order: RailOrder): Promise<RailAnswer> {
    const scenario = this.behaviour.scenarioOf(order);
    if (scenario === 'isRefusedAtOnce') {
      return { state: 'rejected', reason: this.behaviour.reasons.isRefusedAtOnce };
    }
    const now = this.bank.clock.now();
    const received = await this.bank.database.pool.query(RECEIVE, [
      order.key,
      this.behaviour.rail,
      scenario === 'losesTheFirstAnswer' ? 'settles' : scenario,
      new Date(this.behaviour.settledAt(order, now)),
      new Date(now),
    ]);
    if (scenario === 'losesTheFirstAnswer' && received.rowCount === 1) {
      throw new Error('The network did not answer');
    }
    return { state: 'accepted', reason: '' };
  }

  async stateOf(key: string): Promise<RailAnswer> {
    const { rows } = await this.bank.database.pool.query<ReceivedRow>(FIND, [key]);
    const [received] = rows;
    return received === undefined ? { state: 'unknown', reason: '' } : this.stateNow(received);
  }

  async undo(key: string): Promise<RailAnswer> {
    await this.bank.database.pool.query(UNDO, [key, new Date(this.bank.clock.now())]);
    return this.stateOf(key);
  }

  private stateNow({ fate, settles_at: settlesAt, undone_at: undoneAt }: ReceivedRow): RailAnswer {
    const { reasons, returnedAfterMs } = this.behaviour;
    const now = this.bank.clock.now();
    const isAnswered = undoneAt !== null && now >= undoneAt + UNDONE_AFTER_MS;
    if (fate === 'declinesRecall') {
      return { state: now < settlesAt ? 'accepted' : 'settled', reason: '', recallDeclined: isAnswered };
    }
    if (undoneAt !== null) {
      return { state: isAnswered ? 'returned' : 'accepted', reason: '' };
    }
    if (now < settlesAt) {
      return { state: 'accepted', reason: '' };
    }
    if (fate === 'isRejected') {
      return { state: 'rejected', reason: reasons.isRejected };
    }
    return fate === 'isReturned' && now >= settlesAt + returnedAfterMs
      ? { state: 'returned', reason: reasons.isReturned }
      : { state: 'settled', reason: '' };
  }
}

/** A number of minutes within the bounds that is the same each time for one key. */
export function minutesByKey(key: string, [shortest, longest]: readonly [number, number]): number {
  return shortest + (parseInt(key.slice(0, 4), 16) % (longest - shortest + 1));
}
