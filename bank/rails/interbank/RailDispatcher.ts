import * as z from 'zod/mini';

import { money } from '../../../src/domain/money/Money';
import type { Currency } from '../../../src/domain/money/Currency';
import type { Instant } from '../../../src/domain/time/Instant';
import { operationTerms } from '../../../src/infrastructure/registry/operationTerms';
import type { BankServices } from '../../BankServices';
import type { CallLog } from '../../gateway/Call';
import { PollingLoop } from '../../notifications/PollingLoop';
import type { InterbankNetwork, NetworkAnswer, NetworkPayment } from './InterbankNetwork';

const POLL_MS = 500;
const REST_MS = 50;
const FAILURE_PAUSE_MS = 1000;
const BATCH = 20;

/** How often the network is asked about a payment on its way, and about one that may still come back, by the bank's clock. */
const ASK_MS = 60_000;
const ASK_SETTLED_MS = 10 * 60_000;
/** What has not come back by then stays where it is. */
const RETURNS_END_MS = 5 * 24 * 60 * 60 * 1000;

type OrderState = 'queued' | 'sent' | 'settled' | 'rejected' | 'returned';

interface OrderRow {
  readonly id: bigint;
  readonly key: string;
  readonly state: OrderState;
  readonly attempts: number;
  readonly changed_at: Instant;
  readonly amount: bigint;
  readonly currency: Currency;
  readonly debit_number: string;
  readonly debit_name: string;
  readonly credit_number: string;
  readonly credit_name: string;
  readonly terms: z.input<typeof operationTerms>;
  readonly purpose: string;
}

const TAKE = `
  select r.id, r.key, r.state, r.attempts, r.changed_at, o.amount, o.currency, o.debit_number, o.debit_name, o.credit_number,
      o.credit_name, o.terms, o.purpose
    from take_rail_orders($1, $2) r join operation o on o.id = r.operation_id`;

/**
 * Carries payments to the network and brings back what became of them, in any number of processes at once. No call of the
 * network happens inside a transaction: an order is taken for a minute, and whoever takes it after a crash asks the network
 * by its key before sending it again.
 */
export class RailDispatcher {
  private readonly loop: PollingLoop;

  constructor(
    private readonly bank: BankServices,
    private readonly network: InterbankNetwork,
    private readonly surroundings: { readonly log: CallLog; readonly changed: () => void },
  ) {
    this.loop = new PollingLoop(() => this.round(), {
      name: 'payments',
      everyMs: POLL_MS,
      restMs: REST_MS,
      afterFailureMs: FAILURE_PAUSE_MS,
      log: surroundings.log,
    });
  }

  start(): void {
    this.loop.start();
  }

  wake(): void {
    this.loop.wake();
  }

  stop(): Promise<void> {
    return this.loop.stop();
  }

  /** Looks once at every order whose time has come. One that fails is looked at again when its minute is over. */
  async round(): Promise<void> {
    let taken: readonly OrderRow[];
    do {
      const values = [BATCH, new Date(this.bank.clock.now())];
      ({ rows: taken } = await this.bank.database.pool.query<OrderRow>({ name: 'take-rail-orders', text: TAKE, values }));
      for (const order of taken) {
        try {
          await this.carry(order);
        } catch (cause) {
          this.surroundings.log.warn({ err: cause, order: order.id.toString() }, 'a payment has to be looked at again');
        }
      }
    } while (taken.length === BATCH);
  }

  private async carry(order: OrderRow): Promise<void> {
    const answer = await this.ask(order);
    switch (answer.state) {
      case 'unknown':
        // It can only be unknown when it was lost on the way, so it goes again under its key.
        return this.tell(order, await this.network.send(paymentOf(order)));
      case 'accepted':
      case 'settled':
      case 'rejected':
      case 'returned':
        return this.tell(order, answer);
      default:
        return answer.state satisfies never;
    }
  }

  private ask(order: OrderRow): Promise<NetworkAnswer> {
    const isFirstAttempt = order.state === 'queued' && order.attempts === 1;
    return isFirstAttempt ? this.network.send(paymentOf(order)) : this.network.stateOf(order.key);
  }

  /** Writes down every step up to what the network has said. */
  private async tell(order: OrderRow, { state, reason }: NetworkAnswer): Promise<void> {
    const now = this.bank.clock.now();
    const settledUntil = order.changed_at + RETURNS_END_MS;
    switch (state) {
      case 'rejected':
        return this.advance(order, { state: 'rejected', reason, next: undefined });
      case 'accepted':
        await this.advance(order, { state: 'sent', reason, next: now + ASK_MS });
        return this.postpone(order, now + ASK_MS);
      case 'settled':
        await this.advance(order, { state: 'sent', reason, next: now });
        await this.advance(order, { state: 'settled', reason, next: now + ASK_SETTLED_MS });
        return this.postpone(order, order.state === 'settled' && now >= settledUntil ? undefined : now + ASK_SETTLED_MS);
      case 'returned':
        await this.advance(order, { state: 'sent', reason, next: now });
        await this.advance(order, { state: 'settled', reason: '', next: now });
        return this.advance(order, { state: 'returned', reason, next: undefined });
      case 'unknown':
        return;
      default:
        return state satisfies never;
    }
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
    this.surroundings.changed();
  }

  private async postpone(order: OrderRow, until: Instant | undefined): Promise<void> {
    await this.bank.database.pool.query({
      name: 'postpone-rail-order',
      text: 'select postpone_rail_order($1, $2)',
      values: [order.id, until === undefined ? null : new Date(until)],
    });
  }
}

function paymentOf(order: OrderRow): NetworkPayment {
  const { paymentSystem, valueDate, bic, purposeCode, documentNumber } = z.decode(operationTerms, order.terms);
  if (paymentSystem === undefined || valueDate === undefined || bic === undefined) {
    throw new Error(`The order ${order.id} does not say where it goes`);
  }
  return {
    key: order.key,
    paymentSystem,
    valueDate,
    amount: money(order.amount, order.currency),
    debitAccountNumber: order.debit_number,
    senderName: order.debit_name,
    bic,
    creditAccountNumber: order.credit_number,
    recipientName: order.credit_name,
    purposeCode: purposeCode ?? '',
    documentNumber: documentNumber ?? '',
    purpose: order.purpose,
  };
}
