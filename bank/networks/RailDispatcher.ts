import type * as z from 'zod/mini';

import { money } from '../../src/domain/money/Money';
import type { Language } from '../../src/domain/language/Language';
import type { Currency } from '../../src/domain/money/Currency';
import type { Instant } from '../../src/domain/time/Instant';
import { readTerms } from '../../src/infrastructure/registry/operationTerms';
import type { operationTerms } from '../../src/infrastructure/registry/operationTerms';
import type { BankServices } from '../kernel/BankServices';
import type { CallLog } from '../kernel/Call';
import { backNotice, numberNotice } from './remittance/remittanceNotices';
import type { Rail, RailAnswer, RailName, RailOrder, Rails } from './ports/Rail';

const BATCH = 20;

type OrderState = 'queued' | 'sent' | 'settled' | 'rejected' | 'returned' | 'undoing' | 'undone';

interface OrderRow {
  readonly id: bigint;
  readonly key: string;
  readonly rail: RailName;
  readonly state: OrderState;
  readonly attempts: number;
  readonly changed_at: Instant;
  readonly reference: string;
  readonly recall_asked_at: Instant | null;
  readonly recall_declined_at: Instant | null;
  /** Language of the user who made the order. */
  readonly language: Language;
  /** True when the order brings money from outside. */
  readonly incoming: boolean;
  readonly amount: bigint;
  readonly currency: Currency;
  readonly credited: bigint;
  readonly credited_currency: Currency;
  readonly debit_number: string;
  readonly debit_name: string;
  readonly credit_number: string;
  readonly credit_name: string;
  readonly terms: z.input<typeof operationTerms>;
  readonly purpose: string;
}

const TAKE = `
  select r.id, r.key, r.rail, r.state, r.attempts, r.changed_at, r.reference, r.recall_asked_at, r.recall_declined_at, u.language, o.debit_account_id is null as incoming, o.amount, o.currency, o.credited, o.credited_currency,
      o.debit_number, o.debit_name, o.credit_number, o.credit_name, o.terms, o.purpose
    from take_rail_orders($1, $2) r join operation o on o.id = r.operation_id join app_user u on u.id = o.user_id`;

/**
 * Sends orders to their networks and stores the outcomes, in any number of processes at once. No network is called inside a transaction: a
 * process claims an order for a minute, and a process that claims it after a crash asks the network by its key before sending it again.
 */
export class RailDispatcher {
  constructor(
    private readonly bank: BankServices,
    private readonly rails: Rails,
    private readonly deps: { readonly log: CallLog; readonly changed: () => void },
  ) {}

  /** Handles every due order once. One that fails is handled again when its minute is over. */
  async round(): Promise<void> {
    let taken: readonly OrderRow[];
    do {
      const values = [BATCH, new Date(this.bank.clock.now())];
      ({ rows: taken } = await this.bank.database.pool.query<OrderRow>({
        name: 'take-rail-orders',
        text: TAKE,
        values,
      }));
      for (const order of taken) {
        try {
          await this.carry(order);
        } catch (cause) {
          this.deps.log.warn({ err: cause, order: order.id.toString() }, 'an order has to be looked at again');
        }
      }
    } while (taken.length === BATCH);
  }

  private async carry(order: OrderRow): Promise<void> {
    const rail = this.rails[order.rail];
    if (rail === undefined) {
      throw new Error(`The bank is not connected to the network ${order.rail}`);
    }
    if (order.state === 'undoing') {
      return this.undo(order, rail);
    }
    if (isRecallPending(order) && order.state !== 'queued') {
      return this.recall(order, rail);
    }
    const isFirstAttempt = order.state === 'queued' && order.attempts === 1;
    const answer = isFirstAttempt ? await rail.send(railOrderOf(order)) : await rail.stateOf(order.key);
    // It can only be unknown when it was lost on the way, so it goes again under its key.
    const known = answer.state === 'unknown' ? await rail.send(railOrderOf(order)) : answer;
    return order.incoming ? this.tellOfIncoming(order, rail, known) : this.tell(order, rail, known);
  }

  /** Asks the network to recall money it still holds, or the other bank to give it back, for the sender. */
  private async recall(order: OrderRow, rail: Rail): Promise<void> {
    if (rail.undo === undefined) {
      throw new Error(`The network ${order.rail} cannot stop an order`);
    }
    const answer = await rail.undo(order.key);
    if (answer.recallDeclined === true) {
      await this.bank.database.pool.query({
        name: 'decline-recall',
        text: 'select decline_recall($1, $2)',
        values: [order.id, new Date(this.bank.clock.now())],
      });
      this.deps.changed();
    }
    return this.tell(order, rail, answer);
  }

  /** Asks the network to return incoming money to its source, because the account cannot be credited. */
  private async undo(order: OrderRow, rail: Rail): Promise<void> {
    if (rail.undo === undefined) {
      throw new Error(`The network ${order.rail} cannot give money back`);
    }
    const { state, reason } = await rail.undo(order.key);
    return state === 'returned'
      ? this.advance(order, { state: 'undone', reason, next: undefined })
      : this.postpone(order, this.bank.clock.now() + rail.pace.askMs);
  }

  /**
   * Stores the state of an incoming order. Incoming money is credited once and for all; money that went back before it arrived never
   * arrived.
   */
  private async tellOfIncoming(order: OrderRow, { pace }: Rail, { state, reason }: RailAnswer): Promise<void> {
    const now = this.bank.clock.now();
    switch (state) {
      case 'rejected':
      case 'returned':
      case 'unclaimed':
        return this.advance(order, { state: 'rejected', reason, next: undefined });
      case 'accepted':
        await this.advance(order, { state: 'sent', reason, next: now + pace.askMs });
        return this.postpone(order, now + pace.askMs);
      case 'settled':
        await this.advance(order, { state: 'sent', reason, next: now });
        return this.advance(order, { state: 'settled', reason, next: now });
      case 'unknown':
        return;
      default:
        return state satisfies never;
    }
  }

  /** Stores every step up to the state the network reports. */
  private async tell(order: OrderRow, { pace }: Rail, { state, reason, reference = '' }: RailAnswer): Promise<void> {
    const now = this.bank.clock.now();
    const askAgain = now + pace.askMs;
    const askWhetherReturned = now + pace.askSettledMs;
    switch (state) {
      case 'rejected':
        return this.advance(order, { state: 'rejected', reason, next: undefined });
      case 'accepted':
        await this.advance(order, { state: 'sent', reason, next: askAgain });
        await this.name(order, reference);
        return this.postpone(order, askAgain);
      case 'settled':
        await this.advance(order, { state: 'sent', reason, next: now });
        await this.name(order, reference);
        await this.advance(order, { state: 'settled', reason, next: askWhetherReturned });
        return this.postpone(
          order,
          order.state === 'settled' && now >= order.changed_at + pace.returnsEndMs && !isRecallPending(order)
            ? undefined
            : askWhetherReturned,
        );
      case 'returned':
        await this.advance(order, { state: 'sent', reason, next: now });
        await this.advance(order, { state: 'settled', reason: '', next: now });
        return this.advance(order, { state: 'returned', reason, next: undefined });
      case 'unclaimed':
        await this.advance(order, { state: 'sent', reason: '', next: now });
        await this.name(order, reference);
        return this.takeBack(order, reason);
      case 'unknown':
        return;
      default:
        return state satisfies never;
    }
  }

  /** Stores the reference the network has given, and notifies the maker of the order where the recipient collects money with it. */
  private async name(order: OrderRow, reference: string): Promise<void> {
    if (reference === '' || order.reference !== '') {
      return;
    }
    const notice = numberNotice(order, reference);
    await this.bank.database.pool.query({
      name: 'name-rail-order',
      text: 'select name_rail_order($1, $2, $3, $4, $5)',
      values: [order.id, reference, notice.message, JSON.stringify(notice.content), new Date(this.bank.clock.now())],
    });
    this.deps.changed();
  }

  /** Returns uncollected money the network has held. */
  private async takeBack(order: OrderRow, reason: string): Promise<void> {
    await this.bank.database.pool.query({
      name: 'take-back-rail-order',
      text: 'select take_back_rail_order($1, $2, $3, $4)',
      values: [
        order.id,
        reason,
        JSON.stringify(backNotice(order, order.recall_asked_at !== null)),
        new Date(this.bank.clock.now()),
      ],
    });
    this.deps.changed();
  }

  private async advance(
    order: OrderRow,
    step: { readonly state: OrderState; readonly reason: string; readonly next: Instant | undefined },
  ): Promise<void> {
    const next = step.next === undefined ? null : new Date(step.next);
    await this.bank.database.pool.query({
      name: 'advance-rail-order',
      text: 'select advance_rail_order($1, $2, $3, $4, $5)',
      values: [order.id, step.state, step.reason, next, new Date(this.bank.clock.now())],
    });
    this.deps.changed();
  }

  private async postpone(order: OrderRow, until: Instant | undefined): Promise<void> {
    await this.bank.database.pool.query({
      name: 'postpone-rail-order',
      text: 'select postpone_rail_order($1, $2)',
      values: [order.id, until === undefined ? null : new Date(until)],
    });
  }
}

/** True while the sender waits for the answer to a recall. */
function isRecallPending(order: OrderRow): boolean {
  return order.recall_asked_at !== null && order.recall_declined_at === null;
}

function railOrderOf(order: OrderRow): RailOrder {
  return {
    key: order.key,
    amount: money(order.amount, order.currency),
    credited: money(order.credited, order.credited_currency),
    debitNumber: order.debit_number,
    senderName: order.debit_name,
    creditNumber: order.credit_number,
    recipientName: order.credit_name,
    purpose: order.purpose,
    terms: readTerms(order.terms),
  };
}
