import { bankDayOf, startOfBankDay } from '../../../src/domain/time/Instant';
import { shownName } from '../../../src/domain/user/shownName';
import { ACCOUNT_PLAN, internalKey } from './accountPlan';
import { Books } from './Books';
import { BUILDER_ACCOUNTS, FIRST_ACCOUNTS, QUIET_ACCOUNTS } from './openings';
import type { Opening } from './openings';
import { MOBILE_OPERATORS, partnerPayment, PARTNERS, qrPayment, SERVICES, SHOPS } from './payees';
import { DEMONSTRATION_CUSTOMERS } from './people';
import { Random } from './Random';
import { bought, exchangeTerms, soldFor } from './rates';
import type { OperationCode } from '../../../src/application/operations/catalogue';
import type { Currency } from '../../../src/domain/money/Currency';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { Movement } from './Books';
import type { CustomerKey, DemonstrationCustomer } from './DemonstrationCustomer';

const DAYS = 731;
const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
const DAY_OPENS_MINUTE = 8 * 60;
const DAY_CLOSES_MINUTE = 22 * 60;
/** After the openings of the quiet accounts. */
const BUILDER_OPENS_MINUTE = DAY_CLOSES_MINUTE + 10;
const [MIN_PER_DAY, MAX_PER_DAY] = [4, 6];
const SALARY_DAYS: ReadonlySet<string> = new Set(['05', '20']);
const SEED = 20_261_121;
/** Movements of the special accounts all lie in the first weeks, so the dormant one has slept far longer than 180 days. */
const SPECIAL_ACCOUNTS_DAY = 20;

/** Late enough for accounts on which nothing else moves not to fall asleep in the first months of a demonstration. */
const QUIET_ACCOUNTS_DAY = DAYS - 30;

type OwnTransfer = readonly [from: string, to: string, amount: bigint];

/** The past of the demonstration bank up to `now`: the same movements for the same day, in the order they happened. */
export function generateHistory(now: Instant): Books {
  const random = new Random(SEED);
  const books = new Books(ACCOUNT_PLAN, () => random.uuid());
  const firstDay = startOfBankDay(bankDayOf(now)) - (DAYS - 1) * DAY_MS;
  const writer = new HistoryWriter(books, random, firstDay);
  for (let index = 0; index < DAYS; index += 1) {
    writer.writeDay(index, now);
  }
  writer.openBuilder();
  return books;
}

class HistoryWriter {
  private payments = 0;
  private qrPayments = 0;

  constructor(
    private readonly books: Books,
    private readonly random: Random,
    private readonly firstDay: Instant,
  ) {}

  /** Everything that happens on one day, in order; nothing later than `now`. */
  writeDay(index: number, now: Instant): void {
    const start = this.firstDay + index * DAY_MS;
    const planned: ((at: Instant) => void)[] = [];
    if (index === 0) {
      planned.push((at) => this.openAccounts(at));
    }
    if (index === SPECIAL_ACCOUNTS_DAY) {
      planned.push((at) => this.fillSpecialAccounts(at));
    }
    const day = bankDayOf(start);
    if (SALARY_DAYS.has(day.slice(8))) {
      planned.push((at) => this.payday(at, day));
    }
    const ordinary = this.random.whole(MIN_PER_DAY, MAX_PER_DAY);
    for (let count = 0; count < ordinary; count += 1) {
      planned.push((at) => this.somethingOrdinary(at));
    }
    const moments = this.momentsOf(start, planned.length);
    planned.forEach((happen, order) => {
      const at = moments[order] ?? start;
      if (at < now) {
        happen(at);
      }
    });
    if (index === QUIET_ACCOUNTS_DAY) {
      this.payInAll(QUIET_ACCOUNTS, start + DAY_CLOSES_MINUTE * MINUTE_MS + MINUTE_MS);
    }
  }

  /** Opens the accounts of the builder after everything else, so that the random numbers of the other customers stay the same. */
  openBuilder(): void {
    this.payInAll(BUILDER_ACCOUNTS, this.firstDay + QUIET_ACCOUNTS_DAY * DAY_MS + BUILDER_OPENS_MINUTE * MINUTE_MS);
  }

  private momentsOf(start: Instant, count: number): readonly Instant[] {
    return Array.from({ length: count }, () => this.random.whole(DAY_OPENS_MINUTE, DAY_CLOSES_MINUTE))
      .sort((left, right) => left - right)
      .map((minute, order) => start + minute * MINUTE_MS + order * 1000);
  }

  private openAccounts(at: Instant): void {
    this.payInAll(FIRST_ACCOUNTS, at);
  }

  private fillSpecialAccounts(at: Instant): void {
    this.payIn({ account: 'aibek.dormant', currency: 'KGS', major: 7_350n, at });
    this.payIn({ account: 'aibek.noDebit', currency: 'KGS', major: 18_000n, at: at + 1000 });
    this.payIn({ account: 'aibek.noCredit', currency: 'KGS', major: 5_200n, at: at + 2000 });
    this.payIn({ account: 'aizada.frozen', currency: 'KGS', major: 41_000n, at: at + 3000 });
  }

  private payInAll(openings: readonly Opening[], at: Instant): void {
    openings.forEach(([account, currency, major], order) =>
      this.payIn({ account, currency, major, at: at + order * 1000 }),
    );
  }

  private payIn({
    account,
    currency,
    major,
    at,
  }: {
    account: string;
    currency: Currency;
    major: bigint;
    at: Instant;
  }): void {
    const owner = this.ownerName(account);
    this.books.move({
      at,
      txnCode: 'OPEN_ACCOUNT',
      from: internalKey('CASH', currency),
      to: account,
      amount: major * 100n,
      senderName: owner,
      recipientName: owner,
      purpose: 'Взнос наличными при открытии счёта',
    });
  }

  private payday(at: Instant, day: BankDay): void {
    const company = this.ownerName('company.main');
    const partner = this.random.pick(PARTNERS);
    this.books.move({
      at,
      txnCode: 'CLEARING_INCOMING',
      from: internalKey('SETTLEMENT', 'KGS'),
      to: 'company.main',
      amount: this.som(420_000, 560_000),
      senderName: partner.recipientName,
      recipientName: company,
      purpose: 'Оплата за товары по договору',
    });
    this.transfer({
      at: at + 1000,
      from: 'company.main',
      to: 'company.payroll',
      amount: 16_000_000n,
      purpose: 'На зарплату',
    });
    const purpose = `Заработная плата, ${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)}`;
    (['aibek.main', 'aizada.main'] as const).forEach((to, order) =>
      this.books.move({
        at: at + 2000 + order * 1000,
        txnCode: 'SALARY_RECEIVED',
        from: 'company.payroll',
        to,
        amount: to === 'aibek.main' ? 8_200_000n : 6_400_000n,
        senderName: company,
        recipientName: this.shownOwner(to),
        purpose,
      }),
    );
  }

  /** One ordinary operation of Aibek, or of Aizada now and then. What the account cannot pay does not happen. */
  private somethingOrdinary(at: Instant): void {
    const chance = this.random.next();
    if (chance < 0.3) {
      this.qrPayments += 1;
      this.pay({ at, ...qrPayment(this.random.pick(SHOPS), this.qrPayments) });
    } else if (chance < 0.5) {
      this.pay({ at, ...this.random.pick(SERVICES) });
    } else if (chance < 0.63) {
      this.pay({ at, ...this.random.pick(MOBILE_OPERATORS) });
    } else if (chance < 0.78) {
      this.betweenOwnAccounts(at);
    } else if (chance < 0.88) {
      this.betweenFriends(at);
    } else if (chance < 0.95) {
      this.exchange(at);
    } else {
      this.payPartner(at);
    }
  }

  /** A payment to another bank, which has a price and says whom it pays, where. */
  private payPartner(at: Instant): void {
    this.payments += 1;
    this.pay({ at, ...partnerPayment(this.random.pick(PARTNERS), { count: this.payments, at }) });
  }

  private pay(payment: Omit<Movement, 'from' | 'to' | 'amount' | 'arrives' | 'senderName'>): void {
    const from = this.random.next() < 0.93 ? 'aibek.main' : 'aizada.main';
    this.books.move({
      ...payment,
      from,
      to: internalKey('SETTLEMENT', 'KGS'),
      amount: this.som(50, 1_900),
      senderName: this.ownerName(from),
    });
  }

  private betweenOwnAccounts(at: Instant): void {
    const [from, to, amount] = this.random.pick<OwnTransfer>([
      ['aibek.main', 'aibek.holiday', this.som(500, 3_000)],
      ['aibek.main', 'aibek.home', this.som(1_000, 5_000)],
      ['aibek.holiday', 'aibek.main', this.som(500, 6_000)],
      ['aibek.home', 'aibek.main', this.som(500, 4_000)],
      ['aibek.usd', 'aibek.usdReserve', this.som(5, 60)],
      ['aibek.usdReserve', 'aibek.usd', this.som(5, 60)],
      ['aibek.eur', 'aibek.eurTravel', this.som(5, 40)],
      ['aibek.eurTravel', 'aibek.eur', this.som(5, 40)],
      ['aibek.rub', 'aibek.rubReserve', this.som(200, 2_000)],
      ['aibek.rubReserve', 'aibek.rub', this.som(200, 2_000)],
    ]);
    this.transfer({ at, from, to, amount, purpose: 'Перевод между своими счетами' });
  }

  private transfer(move: Pick<Movement, 'at' | 'from' | 'to' | 'amount' | 'purpose'>): void {
    this.books.move({
      ...move,
      txnCode: 'MAKE_OWN_ACCOUNTS_TRANSFER' satisfies OperationCode,
      senderName: this.ownerName(move.from),
      recipientName: this.ownerName(move.to),
    });
  }

  private betweenFriends(at: Instant): void {
    const outgoing = this.random.next() < 0.55;
    const from = outgoing ? 'aibek.main' : 'aizada.main';
    const to = outgoing ? 'aizada.main' : 'aibek.main';
    this.books.move({
      at,
      txnCode: 'MAKE_BANK_CLIENT_TRANSFER' satisfies OperationCode,
      from,
      to,
      amount: this.som(200, 4_000),
      senderName: this.ownerName(from),
      recipientName: this.shownOwner(to),
      purpose: this.random.pick(['За обед', 'За билеты', 'Подарок', 'Возврат долга']),
    });
  }

  private exchange(at: Instant): void {
    const currency = this.random.pick(['USD', 'EUR', 'RUB'] as const);
    const account = `aibek.${currency.toLowerCase()}`;
    const buying = this.random.next() < 0.5;
    const owner = this.ownerName('aibek.main');
    const given = buying ? this.som(1_000, 6_000) : currency === 'RUB' ? this.som(1_000, 4_000) : this.som(10, 60);
    this.books.move({
      at,
      txnCode: 'MAKE_EXCHANGE',
      from: buying ? 'aibek.main' : account,
      to: buying ? account : 'aibek.main',
      amount: given,
      arrives: buying ? bought(currency, given) : soldFor(currency, given),
      senderName: owner,
      recipientName: owner,
      purpose: buying ? 'Покупка валюты' : 'Продажа валюты',
      terms: exchangeTerms(buying ? { given: 'KGS', taken: currency } : { given: currency, taken: 'KGS' }),
    });
  }

  /** A whole number of major units plus some minor ones, in minor units of whatever currency it is used for. */
  private som(low: number, high: number): bigint {
    const cents = this.random.next() < 0.4 ? this.random.whole(1, 99) : 0;
    return BigInt(this.random.whole(low, high)) * 100n + BigInt(cents);
  }

  private ownerName(account: string): string {
    return ownerOf(this.books.account(account).plan.owner)?.name.ru ?? '';
  }

  /** The owner as a payer is shown the name. */
  private shownOwner(account: string): string {
    const owner = ownerOf(this.books.account(account).plan.owner);
    return owner ? shownName({ kind: owner.kind, name: owner.name.ru }) : '';
  }
}

function ownerOf(key: CustomerKey | undefined): DemonstrationCustomer | undefined {
  return DEMONSTRATION_CUSTOMERS.find((customer) => customer.key === key);
}
