import { expect } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import { setDaysOf } from '../../../src/domain/schedule/Recurrence';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import { scheduled, worker as scheduler } from '../schedules/support';
import type { TestBank } from '../support/createTestBank';
import { clientRequest } from '../support/movements';
import { addWaiting } from '../support/moneyTransfers';
import { worker } from '../support/payments';
import { balanceOf, refusalOf, valueOf } from '../support/transfers';
import { compareLoan, compareOwnAccounts, countNights, refusalsOfOvertaken } from './borrowed';
import { railsOfOneWhoDies } from './dyingRails';
import { amountOf, nextBusinessDay } from './kindMakers';
import { kindOf } from './kinds';
import type { Intent, ModelOrder } from './MoneyModel';
import type { Fate, MovementKind, Purse } from './MovementKind';
import { addFriend, addPerson, addSigningCompany, invoiceOf } from './parties';
import type { Everybody, Friend, Made, Party } from './parties';
import type { Movement, Step } from './steps';

const HOUR_MS = 3_600_000;
/** Time after which even the slowest network has finished everything, returns included, and uncollected money has expired. */
const SETTLED_AFTER_MS = 12 * 24 * HOUR_MS;
const PURSES: readonly Purse[] = ['soms', 'savings', 'dollars', 'deposit'];

/** State shared by all sequences. */
export interface World extends Everybody {
  readonly bank: TestBank;
  /** Names of the kinds of events that have occurred. */
  readonly met: Set<string>;
}

interface Scheduled {
  readonly templateId: string;
  readonly amount: bigint;
  readonly day: BankDay;
  state: 'due' | 'done' | 'failed' | 'missed';
}

/** Failures for which a scheduled payment may not have been made. */
const EXCUSES = ['INSUFFICIENT_FUNDS', 'DAILY_LIMIT_EXCEEDED', 'MONTHLY_LIMIT_EXCEEDED'];

let waiting = 0;

/** Customers and their model, through one sequence of steps. */
export class Story {
  private readonly schedules: Scheduled[] = [];
  /** Orders whose sender has recalled them; the network knows whether they were collected already. */
  private readonly recalled = new Set<ModelOrder>();
  private readonly bank: TestBank;
  private readonly met: Set<string>;

  private constructor(
    private readonly world: World,
    private readonly parties: Readonly<Record<'person' | 'company', Party>>,
    private readonly friend: Friend,
  ) {
    this.bank = world.bank;
    this.met = world.met;
  }

  static async begin(world: World): Promise<Story> {
    const { bank } = world;
    const parties = { person: await addPerson(bank, world), company: await addSigningCompany(bank, world) };
    return new Story(world, parties, await addFriend(bank));
  }

  async take(one: Step): Promise<void> {
    switch (one.step) {
      case 'move':
        await this.move(one);
        break;
      case 'work':
        await this.work();
        break;
      case 'dieBefore':
      case 'dieAfter':
        this.markLooked();
        await worker(this.bank, railsOfOneWhoDies(this.bank, one.step === 'dieBefore' ? 'before' : 'after')).round();
        break;
      case 'wait':
        this.bank.clock.advance(one.ms);
        break;
      case 'takeBack':
        await this.takeBack(this.parties[one.by], one.which);
        break;
      case 'race':
        await this.race(one.kind, one.drawn);
        break;
      case 'schedule':
        await this.schedule(one.drawn);
        break;
      default:
        one satisfies never;
    }
    await this.listen();
    await this.compare();
  }

  private async move({ kind: name, drawn: amount, fate: requested, by, dated }: Movement): Promise<void> {
    const kind = kindOf(name);
    const party = this.parties[kind.personsOnly === true ? 'person' : kind.companiesOnly === true ? 'company' : by];
    const intent = this.intentOf(party, kind, { amount, requested, dated });
    const expected = party.model.refusalOf(intent);
    const { refusal, transactionId } = await this.make(party, intent);
    expect([name, refusal]).toEqual([name, expected]);
    this.met.add(`${name}: ${expected ?? intent.fate}`);
    if (expected === undefined) {
      party.model.book(intent, transactionId);
    }
  }

  /** Confirms the same movement twice at once, as from two tabs; the results must be those of one after the other. For persons only. */
  private async race(name: string, amount: bigint): Promise<void> {
    const kind = kindOf(name);
    if (kind.companiesOnly === true) {
      return;
    }
    const { person } = this.parties;
    const asked = { amount, requested: 'settles', dated: 'next' } as const;
    const intent = this.intentOf(person, kind, asked);
    const made = await Promise.all([this.make(person, intent), this.make(person, intent)]);
    const winners = made.filter(({ refusal }) => refusal === undefined);
    const losers = made.filter(({ refusal }) => refusal !== undefined);
    for (const [place, { refusal, transactionId }] of [...winners, ...losers].entries()) {
      const later = this.intentOf(person, kind, asked);
      const expected = person.model.refusalOf(later);
      const overtaken =
        refusal !== undefined && place > 0 && winners.length > 0 ? refusalsOfOvertaken(intent, person.model) : [];
      expect([[name, expected], ...overtaken.map((one) => [name, one])]).toContainEqual([name, refusal]);
      this.met.add(`at once: ${refusal ?? 'both'}`);
      if (refusal === undefined) {
        person.model.book(later, transactionId);
      }
    }
  }

  /** Planned movement of now; the loan model gives the amount of a repayment. */
  private intentOf({ model }: Party, kind: MovementKind, { amount: drawn, requested, dated }: Requested): Intent {
    const now = this.bank.clock.now();
    const today = bankDayOf(now);
    const amount = kind.repays === undefined ? amountOf(kind, drawn) : model.toRepay(kind.repays, drawn, today);
    const fate = kind.scenarios?.[requested] === undefined ? 'settles' : requested;
    return { kind, drawn, amount, fate, day: dated === 'today' ? today : nextBusinessDay(now), now };
  }

  private make({ make, accounts, name, customerId }: Party, { kind, drawn, fate, ...intent }: Intent): Promise<Made> {
    const scenario = kind.once?.key(drawn) ?? kind.scenarios?.[fate] ?? '';
    const awaited = async (): Promise<string> => {
      const code = `${1_000_000 + (waiting += 1)}${scenario}`;
      await addWaiting(this.bank, { code, amount: intent.amount, currency: 'KGS', recipient: name });
      return code;
    };
    const invoiced = () => invoiceOf(this.bank, this.friend, { customerId, amount: intent.amount });
    return kind.make(make, { accounts, friend: this.friend.requested, scenario, awaited, invoiced, ...intent });
  }

  private async work(): Promise<void> {
    this.markLooked();
    await Promise.all([
      worker(this.bank).round(),
      worker(this.bank).round(),
      scheduler(this.bank).round(),
      scheduler(this.bank).round(),
    ]);
    await this.listen();
    await countNights(this.bank, Object.values(this.parties));
  }

  private markLooked(): void {
    for (const order of this.orders()) {
      order.looked = true;
    }
  }

  private orders(): readonly ModelOrder[] {
    return [...this.parties.person.model.orders, ...this.parties.company.model.orders];
  }

  /**
   * Cancels an open order: possible before a worker has taken it, impossible after it has left; in between the bank decides. What has left
   * for another bank is asked back from it.
   */
  private async takeBack({ user, model }: Party, which: number): Promise<void> {
    const candidates = model.open().filter(({ kind }) => kind.comes === undefined);
    const order = candidates[which % Math.max(1, candidates.length)];
    if (order === undefined) {
      return;
    }
    const refusal = refusalOf(await user.call('TRANSACTION_DELETE_BY_ID', { transactionId: order.transactionId }));
    const isHeld = order.kind.held === true && order.status === 'WAITING';
    const canBeAsked = order.kind.askedBack === true;
    const allowed =
      order.status !== 'ACCEPTED_FOR_PROCESSING' && !isHeld && !canBeAsked
        ? ['OPERATION_IMPOSSIBLE']
        : order.looked && !canBeAsked
          ? ['OPERATION_IMPOSSIBLE', undefined]
          : [undefined];
    expect(allowed).toContain(refusal);
    this.met.add(`taken back: ${refusal ?? 'done'}`);
    if (refusal !== undefined) {
      return;
    }
    if (isHeld) {
      this.recalled.add(order);
    } else if (canBeAsked && order.looked && (await this.statusOf(order)) !== 'CANCELLED') {
      model.askBack(order);
      this.met.add('asked back: from another bank');
    } else {
      model.takeBack(order);
    }
  }

  private async statusOf({ transactionId }: ModelOrder): Promise<string | undefined> {
    const { rows } = await this.bank.database.owner.query<{ status: string }>('select status from txn where id = $1', [
      transactionId,
    ]);
    return rows[0]?.status;
  }

  /** Schedules a payment to the friend for tomorrow. */
  private async schedule(amount: bigint): Promise<void> {
    const { user, accounts, model } = this.parties.person;
    const day = bankDayOf(this.bank.clock.now());
    const request = clientRequest({ from: accounts.soms, to: this.friend.requested.accountNumber, amount });
    const expected =
      model.limitBroken('BANK_CLIENT', amount, day) ?? (model.purses.soms < amount ? 'INSUFFICIENT_FUNDS' : undefined);
    expect(refusalOf(await user.call('MAKE_BANK_CLIENT_TRANSFER', request))).toBe(expected);
    if (expected !== undefined) {
      return;
    }
    const kept = valueOf(
      await user.call('CREATE_TEMPLATE', { name: `Другу ${this.schedules.length}`, operationId: request.operationId }),
    );
    const { id } = await scheduled(this.bank, user, { template: kept, recurrence: setDaysOf([addDays(day, 1)]) });
    this.schedules.push({ templateId: id, amount, day: addDays(day, 1), state: 'due' });
  }

  /** Reads every open movement and every schedule, and books the changes in the model. */
  private async listen(): Promise<void> {
    const { rows } = await this.bank.database.owner.query<{ id: string; status: string }>(
      'select id::text, status from txn where id = any ($1)',
      [this.orders().map(({ transactionId }) => transactionId)],
    );
    const statuses = new Map(rows.map(({ id, status }) => [id, status]));
    for (const { model } of Object.values(this.parties)) {
      for (const order of model.open()) {
        const status = statuses.get(order.transactionId) ?? '';
        if (status === 'RETURNED' && this.recalled.has(order)) {
          model.recall(order);
          this.met.add('taken back: from its network');
        }
        expect(model.hear(order, status)).toBeUndefined();
      }
    }
    const runs = await this.bank.database.owner.query<{
      template: string;
      state: Scheduled['state'];
      failure: string | null;
    }>(
      'select s.template_id::text as template, r.state, r.failure from schedule_run r join schedule s on s.id = r.schedule_id where s.template_id = any ($1)',
      [this.schedules.map(({ templateId }) => templateId)],
    );
    for (const one of this.schedules.filter(({ state }) => state === 'due')) {
      const run = runs.rows.find(({ template }) => template === one.templateId);
      if (run !== undefined && run.state !== one.state) {
        one.state = run.state;
        this.met.add(`by a schedule: ${run.state}`);
        if (run.state === 'done') {
          this.parties.person.model.paidBySchedule(one.amount, one.day);
        }
        if (run.state === 'failed') {
          expect(EXCUSES).toContain(run.failure);
        }
      }
    }
  }

  /** Compares balances and used limits of the bank with the model, and checks that the books balance. */
  private async compare(): Promise<void> {
    const day = bankDayOf(this.bank.clock.now());
    for (const party of Object.values(this.parties)) {
      const { customerId, accounts, model, user } = party;
      const { rows } = await this.bank.database.owner.query<{ id: string; balance: string; product: string }>(
        'select id::text, balance::text, product from account where customer_id = $1',
        [customerId],
      );
      const held = PURSES.map((purse) => [purse, BigInt(rows.find(({ id }) => id === accounts[purse])?.balance ?? -1)]);
      expect(Object.fromEntries(held)).toEqual(model.purses);
      expect(BigInt(rows.find(({ id }) => id === accounts.loan)?.balance ?? 1)).toBe(-model.loan.owed);
      await compareLoan(party);
      const opened = rows.filter(({ id, product }) => product === 'deposit' && id !== accounts.deposit);
      expect(opened.reduce((sum, { balance }) => sum + BigInt(balance), 0n)).toBe(model.opened);
      const limits = valueOf(await user.call('GET_CUST_LIMITS', {}));
      const used = limits.map(({ transferCode, usedToday, usedThisMonth }) => [
        transferCode,
        usedToday.minor,
        usedThisMonth.minor,
      ]);
      expect(used).toEqual(
        limits.map(({ transferCode }) => [
          transferCode,
          model.used(transferCode, day).today,
          model.used(transferCode, day).month,
        ]),
      );
    }
    expect(await balanceOf(this.bank, this.friend.accountId)).toBe(
      this.parties.person.model.given + this.parties.company.model.given,
    );
    await compareOwnAccounts(this.bank, this.world.loans);
    await assertBooksBalance(this.bank.database.owner);
  }

  /** Waits until every network and schedule has finished, then checks that every movement has its outcome. */
  async end(): Promise<void> {
    const over = this.bank.clock.now() + SETTLED_AFTER_MS;
    while (this.bank.clock.now() < over) {
      await this.work();
      this.bank.clock.advance(12 * HOUR_MS);
    }
    await this.work();
    await this.listen();
    await this.compare();
    const unfinished = this.orders().filter(({ status, way }) => status !== 'CANCELLED' && status !== way.at(-1));
    expect(unfinished.map(({ kind, status, way }) => [kind.name, status, way.at(-1)])).toEqual([]);
    expect(this.schedules.filter(({ state }) => state === 'due')).toEqual([]);
  }
}

interface Requested {
  readonly amount: bigint;
  readonly requested: Fate;
  readonly dated: Movement['dated'];
}
