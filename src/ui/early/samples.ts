import type { Account } from '../../domain/account/Account';
import { groupAccountNumber } from '../../domain/account/accountNumber';
import type { Currency } from '../../domain/money/Currency';
import type { ExchangeRate } from '../../domain/exchange/ExchangeRate';
import type { Language } from '../../domain/language/Language';
import { formatAmount, formatMoney } from '../../domain/money/formatAmount';
import { money } from '../../domain/money/Money';
import { RATE_SCALE } from '../../domain/exchange/ExchangeRate';

const NAME = 'AccountName';
const NUMBER = '1111222233334444';
const CURRENCY = 'KGS';
const FOREIGN = 'USD';
/** Currency without a rate. */
const LEFT_OUT = 'AED';

const AVAILABLE = 200n;
const BLOCKED = 300n;
const OTHER = 500n;
const FOREIGN_SUM = 1100n;

/** Number of accounts of the first group, and of those behind the button. */
const COUNT = 2;
const OTHERS = 2;

function anAccount(index: number, currency: Currency, minor: bigint): Account {
  const isFirst = index === 0;
  return {
    id: String(index),
    number: String(BigInt(NUMBER) + BigInt(index)),
    name: isFirst ? NAME : '',
    accountClass: '',
    classGroupId: '',
    classGroupType: 'debit',
    currency,
    available: money(minor, currency),
    blocked: money(isFirst ? BLOCKED : 0n, currency),
    debitStopped: isFirst,
    creditStopped: isFirst,
    frozen: isFirst,
    dormant: isFirst,
    availableForOperations: false,
    dataVersion: 1n,
  };
}

/** Accounts the build draws home with: the first has all that an account can have; src/ui/early/figures.ts makes the others of it. */
export const SAMPLE_ACCOUNTS: readonly Account[] = [
  anAccount(0, CURRENCY, AVAILABLE),
  anAccount(1, CURRENCY, OTHER),
  anAccount(2, FOREIGN, FOREIGN_SUM),
  anAccount(3, LEFT_OUT, 0n),
  anAccount(4, LEFT_OUT, 0n),
];

export const SAMPLE_RATES: readonly ExchangeRate[] = [
  { base: FOREIGN, quote: CURRENCY, rateType: 'commercial', buy: RATE_SCALE, sell: RATE_SCALE },
];

export type Samples = Readonly<
  Record<
    | 'name'
    | 'number'
    | 'currency'
    | 'leftOut'
    | 'available'
    | 'blocked'
    | 'sum'
    | 'nextSum'
    | 'total'
    | 'count'
    | 'others',
    string
  >
>;

/** Texts by which src/ui/early/figures.ts finds the places of figures and names. */
export function sampleTexts(language: Language): Samples {
  const inSom = (minor: bigint) => formatMoney(money(minor, CURRENCY), language);
  return {
    name: NAME,
    number: groupAccountNumber(NUMBER),
    currency: CURRENCY,
    leftOut: LEFT_OUT,
    available: inSom(AVAILABLE),
    blocked: inSom(BLOCKED),
    sum: inSom(AVAILABLE + OTHER),
    nextSum: formatMoney(money(FOREIGN_SUM, FOREIGN), language),
    total: formatAmount(money(AVAILABLE + OTHER + FOREIGN_SUM, CURRENCY), language),
    count: String(COUNT),
    others: String(OTHERS),
  };
}
