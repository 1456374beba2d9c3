import type { Instant } from '../../../../src/domain/time/Instant';
import type { UnconnectedBank } from '../../../kernel/BankServices';
import type { Rail, RailAnswer, RailOrder } from '../../../networks/ports/Rail';
import { SandboxRail } from '../SandboxRail';
import { newControlNumber } from './newControlNumber';
import { PACE, payoutAt, SANDBOX_PAYOUTS, scenarioOf } from './sandboxBehaviour';

const DAY_MS = 24 * 60 * 60 * 1000;

interface HeldRow {
  readonly control_number: string;
  readonly expires_at: Instant;
  readonly paid_elsewhere_at: Instant | null;
  readonly is_rejected: boolean;
  readonly recalled_at: Instant | null;
  readonly payout_key: string | null;
}

const RECEIVE = `
  insert into sandbox_remittance (system, control_number, key, amount, currency, sender, recipient, sent_at, expires_at, paid_elsewhere_at,
      is_rejected)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing`;

const FIND = `
  select control_number, expires_at, paid_elsewhere_at, is_rejected, recalled_at, payout_key from sandbox_remittance where key = $1`;

const RECALL = `
  update sandbox_remittance set recalled_at = $2
    where key = $1 and recalled_at is null and payout_key is null and not is_rejected and expires_at > $2
      and (paid_elsewhere_at is null or paid_elsewhere_at > $2)`;

/** Reserves a transfer for one order that pays it out, so that no second order can. */
const RESERVE = `
  update sandbox_remittance set payout_key = $2
    where payout_reference = $1 and (payout_key = $2 or payout_key is null and recalled_at is null and not is_rejected and expires_at > $3
      and (paid_elsewhere_at is null or paid_elsewhere_at > $3))`;

const RELEASE = 'update sandbox_remittance set payout_key = null where payout_key = $1';

const LENGTH = 'select code_digits from money_transfer_system where name = $1';

/** Money-transfer systems of the demonstration: they hold transfers until they are collected, here or elsewhere. */
export class SandboxRemittances implements Rail {
  readonly pace = PACE;
  private readonly payouts: SandboxRail;

  constructor(private readonly bank: UnconnectedBank) {
    this.payouts = new SandboxRail(bank, SANDBOX_PAYOUTS);
  }

  send(order: RailOrder): Promise<RailAnswer> {
    const reference = order.terms.details?.networkReference;
    return reference === undefined ? this.hold(order) : this.payOut(order, reference);
  }

  async stateOf(key: string): Promise<RailAnswer> {
    return (await this.heldStateOf(key)) ?? this.payouts.stateOf(key);
  }

  async undo(key: string): Promise<RailAnswer> {
    const now = new Date(this.bank.clock.now());
    if ((await this.heldStateOf(key)) !== undefined) {
      await this.bank.database.pool.query(RECALL, [key, now]);
      return this.stateOf(key);
    }
    const answer = await this.payouts.undo(key);
    if (answer.state === 'returned') {
      await this.bank.database.pool.query(RELEASE, [key]);
    }
    return answer;
  }

  private async hold(order: RailOrder): Promise<RailAnswer> {
    const scenario = scenarioOf(order);
    if (scenario === 'isRefusedAtOnce') {
      return { state: 'rejected', reason: SANDBOX_PAYOUTS.reasons.isRefusedAtOnce };
    }
    const isNew = (await this.heldStateOf(order.key)) === undefined;
    if (isNew) {
      await this.write(order);
    }
    if (isNew && scenario === 'losesTheFirstAnswer') {
      throw new Error('The system did not answer');
    }
    return this.stateOf(order.key);
  }

  /** Stores a transfer under a new control number. */
  private async write(order: RailOrder): Promise<void> {
    const { details = {} } = order.terms;
    const now = this.bank.clock.now();
    const paidAt = payoutAt(order, now);
    const length = await this.lengthOf(order.creditNumber);
    let written: number | null;
    do {
      const number = newControlNumber(length);
      ({ rowCount: written } = await this.bank.database.pool.query(RECEIVE, [
        order.creditNumber,
        number,
        order.key,
        order.amount.minor,
        order.amount.currency,
        order.senderName,
        order.recipientName,
        new Date(now),
        new Date(now + Number(details.payoutDays) * DAY_MS),
        paidAt === undefined ? null : new Date(paidAt),
        scenarioOf(order) === 'isRejected',
      ]));
    } while (written === 0 && (await this.heldStateOf(order.key)) === undefined);
  }

  private async lengthOf(system: string): Promise<number> {
    const { rows } = await this.bank.database.pool.query<{ code_digits: number }>(LENGTH, [system]);
    if (rows[0] === undefined) {
      throw new Error(`There is no money-transfer system ${system}`);
    }
    return rows[0].code_digits;
  }

  private async payOut(order: RailOrder, reference: string): Promise<RailAnswer> {
    const now = new Date(this.bank.clock.now());
    const { rowCount } = await this.bank.database.pool.query(RESERVE, [reference, order.key, now]);
    return rowCount === 1 ? this.payouts.send(order) : { state: 'rejected', reason: 'Not to be paid out any more' };
  }

  /** State of a transfer that an order has brought here; `undefined` when there is none. */
  private async heldStateOf(key: string): Promise<RailAnswer | undefined> {
    const { rows } = await this.bank.database.pool.query<HeldRow>(FIND, [key]);
    const [held] = rows;
    return held && { ...(await this.stateNow(held)), reference: held.control_number };
  }

  private async stateNow(held: HeldRow): Promise<RailAnswer> {
    const now = this.bank.clock.now();
    if (held.is_rejected) {
      return { state: 'rejected', reason: SANDBOX_PAYOUTS.reasons.isRejected };
    }
    if (held.recalled_at !== null) {
      return { state: 'unclaimed', reason: 'recalled' };
    }
    if (held.paid_elsewhere_at !== null && held.paid_elsewhere_at <= now) {
      return { state: 'settled', reason: '' };
    }
    if (held.payout_key !== null) {
      const { state } = await this.payouts.stateOf(held.payout_key);
      return { state: state === 'settled' ? 'settled' : 'accepted', reason: '' };
    }
    return held.expires_at <= now ? { state: 'unclaimed', reason: 'expired' } : { state: 'accepted', reason: '' };
  }
}
