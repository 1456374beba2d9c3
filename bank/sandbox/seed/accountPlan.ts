import { withCheckDigits } from '../../../src/domain/account/accountNumber';
import { CURRENCIES } from '../../../src/domain/money/Currency';
import type { Currency } from '../../../src/domain/money/Currency';
import { BANK_DETAILS } from '../../kernel/bankDetails';
import type { CustomerKey } from './DemonstrationCustomer';

/** An account of the demonstration bank; `key` is how the generated history names it. */
export interface PlannedAccount {
  readonly key: string;
  readonly number: string;
  readonly owner: CustomerKey | undefined;
  readonly accountClass: string;
  readonly name: string;
  readonly currency: Currency;
  readonly state: 'open' | 'dormant' | 'noDebit' | 'noCredit' | 'frozen' | 'closed';
}

const CURRENT_ACCOUNT = '1010';
const COMPANY_ACCOUNT = '1020';
/** Accounts of cards that are over; a class that starts with 3 is in no list of accounts. */
const ARCHIVED_ACCOUNT = '3010';

type Row = readonly [key: string, serial: number, currency: Currency, name: string, state?: PlannedAccount['state']];

const AIBEK: readonly Row[] = [
  ['aibek.main', 1, 'KGS', 'Основной'],
  ['aibek.holiday', 2, 'KGS', 'На отпуск'],
  ['aibek.home', 3, 'KGS', 'Дом'],
  ['aibek.usd', 4, 'USD', 'Доллары'],
  ['aibek.usdReserve', 5, 'USD', 'Резерв'],
  ['aibek.eur', 6, 'EUR', 'Евро'],
  ['aibek.eurTravel', 7, 'EUR', 'Поездки'],
  ['aibek.rub', 8, 'RUB', 'Рубли'],
  ['aibek.rubReserve', 9, 'RUB', ''],
  ['aibek.dormant', 10, 'KGS', 'Старый счёт', 'dormant'],
  ['aibek.noDebit', 11, 'KGS', 'Целевой', 'noDebit'],
  ['aibek.noCredit', 12, 'KGS', 'Закрывается', 'noCredit'],
  ['aibek.closed', 13, 'KGS', 'На машину', 'closed'],
];

const AIZADA: readonly Row[] = [
  ['aizada.main', 21, 'KGS', 'Негизги'],
  ['aizada.savings', 22, 'KGS', 'Топтоо'],
  ['aizada.usd', 23, 'USD', 'Доллар'],
  ['aizada.frozen', 24, 'KGS', '', 'frozen'],
  ['aizada.tenge', 25, 'KZT', 'Теңге'],
];

const ARCHIVED: readonly Row[] = [['aibek.oldCard', 19, 'KGS', 'Старая карта']];

const NURLAN: readonly Row[] = [['nurlan.main', 51, 'KGS', '']];

const GULNARA: readonly Row[] = [['gulnara.card', 61, 'KGS', 'Карточный']];

const BERMET: readonly Row[] = [
  ['bermet.main', 71, 'KGS', 'Основной'],
  ['bermet.savings', 72, 'KGS', 'На учёбу'],
];

const COMPANY: readonly Row[] = [
  ['company.main', 31, 'KGS', 'Расчётный'],
  ['company.payroll', 32, 'KGS', 'Зарплатный'],
  ['company.usd', 33, 'USD', 'Валютный'],
];

const BUILDER: readonly Row[] = [
  ['builder.main', 41, 'KGS', 'Негизги'],
  ['builder.materials', 42, 'KGS', 'Курулуш материалдары'],
];

/** Accounts of the bank itself, one per currency: where money that comes or goes is counted. */
const INTERNAL_CLASSES = ['CASH', 'SETTLEMENT', 'EXCHANGE', 'FEE_INCOME'] as const;

export function internalKey(accountClass: (typeof INTERNAL_CLASSES)[number], currency: Currency): string {
  return `${accountClass}.${currency}`;
}

/** Every account of the demonstration bank, with numbers whose check digits are right. */
export const ACCOUNT_PLAN: readonly PlannedAccount[] = [
  ...AIBEK.map((row) => customerAccount(row, 'aibek', CURRENT_ACCOUNT)),
  ...ARCHIVED.map((row) => customerAccount(row, 'aibek', ARCHIVED_ACCOUNT)),
  ...AIZADA.map((row) => customerAccount(row, 'aizada', CURRENT_ACCOUNT)),
  ...NURLAN.map((row) => customerAccount(row, 'nurlan', CURRENT_ACCOUNT)),
  ...GULNARA.map((row) => customerAccount(row, 'gulnara', CURRENT_ACCOUNT)),
  ...BERMET.map((row) => customerAccount(row, 'bermet', CURRENT_ACCOUNT)),
  ...COMPANY.map((row) => customerAccount(row, 'company', COMPANY_ACCOUNT)),
  ...INTERNAL_CLASSES.flatMap((accountClass, classIndex) =>
    CURRENCIES.map((currency, index): PlannedAccount => ({
      key: internalKey(accountClass, currency),
      number: numberOf(90_000 + classIndex * 100 + index),
      owner: undefined,
      accountClass,
      name: '',
      currency,
      state: 'open',
    })),
  ),
  ...BUILDER.map((row) => customerAccount(row, 'builder', COMPANY_ACCOUNT)),
];

function customerAccount(
  [key, serial, currency, name, state]: Row,
  owner: CustomerKey,
  accountClass: string,
): PlannedAccount {
  return { key, number: numberOf(serial), owner, accountClass, name, currency, state: state ?? 'open' };
}

/** The number of an account of the demonstration, with its check digits. */
export function numberOf(serial: number): string {
  return withCheckDigits(`${BANK_DETAILS.bic}60${serial.toString().padStart(6, '0')}`);
}
