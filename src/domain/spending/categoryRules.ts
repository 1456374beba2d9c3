import type { MovementCode, TransactionKind } from '../movements/movements';
import type { ServiceIcon } from '../payment/ServiceProvider';
import type { ChosenCategory } from './SpendingCategory';

type RuledCategory = Exclude<ChosenCategory, 'excluded'>;

/** Category of payments to a provider, by the icon of its service: identifiers of services belong to the operator of a bank. */
export const CATEGORY_OF_SERVICE: Readonly<Record<ServiceIcon, RuledCategory>> = {
  bolt: 'home',
  flame: 'home',
  drop: 'home',
  heat: 'home',
  recycle: 'home',
  shield: 'home',
  wifi: 'communications',
  screen: 'communications',
  phone: 'communications',
  mobile: 'communications',
  toy: 'education',
  book: 'education',
  coins: 'loans',
  game: 'entertainment',
  bus: 'transport',
};

/** Category of a movement that differs from the others of its kind. */
export const CATEGORY_OF_CODE: ReadonlyMap<string, RuledCategory> = new Map<MovementCode, RuledCategory>([
  ['MAKE_FINE_PAYMENT', 'government'],
]);

/**
 * Category of each kind of operation; `never` for money that stays the customer's own, or comes. An instalment of a loan counts as a whole:
 * it has left the money of the month, whatever part of it is principal.
 */
export const CATEGORY_OF_KIND: Readonly<Record<TransactionKind, RuledCategory | 'never'>> = {
  ownTransfer: 'never',
  exchange: 'never',
  deal: 'never',
  deposit: 'never',
  depositOpening: 'never',
  depositClosing: 'never',
  depositInterest: 'never',
  broughtOver: 'never',
  loanDisbursement: 'never',
  loanWriteOff: 'never',
  visaAft: 'never',
  qrIncoming: 'never',
  paymentReturn: 'never',
  loanApplication: 'never',
  bondPurchase: 'never',
  mobilePayment: 'communications',
  kitep: 'education',
  taxPayment: 'government',
  tax: 'government',
  loanRepayment: 'loans',
  loanStatement: 'other',
  accountStatement: 'other',
  checkbookOrder: 'other',
  cardOpening: 'other',
  cardReopening: 'other',
  accountOpening: 'other',
  boxReservation: 'other',
  qrOutgoing: 'shopping',
  bankClientTransfer: 'transfers',
  otherBankTransfer: 'transfers',
  cardToCard: 'transfers',
  visaOct: 'transfers',
  moneyTransfer: 'transfers',
  swift: 'transfers',
  wallet: 'transfers',
  salaryBatch: 'other',
  invoicePayment: 'other',
  directDebit: 'other',
  genericPayment: 'other',
  other: 'other',
};

/** Kinds whose counterparties are known by a number of an account or a card. */
export const KINDS_BY_NUMBER: ReadonlySet<TransactionKind> = new Set<TransactionKind>([
  'bankClientTransfer',
  'otherBankTransfer',
  'swift',
  'cardToCard',
  'visaOct',
  'wallet',
]);

/** Kinds whose counterparties are known by their name alone. */
export const KINDS_BY_NAME: ReadonlySet<TransactionKind> = new Set<TransactionKind>([
  'qrOutgoing',
  'genericPayment',
  'moneyTransfer',
  'other',
]);

/** Beginnings of words in the names of shops, by which their category is known; one that ends with a space is a whole word. */
export const CATEGORY_OF_NAME: readonly (readonly [RuledCategory, readonly string[]])[] = [
  [
    'food',
    [
      'кафе ',
      'кофейн',
      'ресторан',
      'столов',
      'чайхан',
      'ашкан',
      'пицц',
      'пекарн',
      'наабайкан',
      'супермаркет',
      'гипермаркет',
      'продукт',
      'гастроном',
      'азык',
      'cafe ',
      'coffee',
      'restaurant',
      'bakery',
      'supermarket',
      'grocer',
    ],
  ],
  ['health', ['аптек', 'дарыкан', 'клиник', 'стоматолог', 'больниц', 'оорукан', 'pharmac', 'clinic', 'dental']],
  ['transport', ['азс ', 'такси', 'заправк', 'парковк', 'автобус', 'taxi', 'petrol', 'fuel ', 'parking']],
  ['education', ['школ', 'лицей', 'гимнази', 'университет', 'колледж', 'school', 'universit', 'college']],
  ['entertainment', ['кино', 'театр', 'концерт', 'cinema', 'theatre', 'theater']],
];
