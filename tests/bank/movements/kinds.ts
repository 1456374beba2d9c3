import { withCheckDigits } from '../../../src/domain/account/accountNumber';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { cardRequest, ELCART, replenishmentRequest, VISA } from '../support/cards';
import { clientRequest } from '../support/movements';
import { receivedRequest, sentRequest } from '../support/moneyTransfers';
import { checkbookRequest } from '../support/shop';
import { swiftRequest } from '../support/swift';
import { newOperationId, transferRequest } from '../support/transfers';
import {
  BY_ACCOUNT,
  BY_SUBSCRIBER,
  closesAt,
  codeOfShop,
  inSoms,
  otherBank,
  qr,
  RATE,
  repayment,
  SCALE,
  service,
  share,
  soms,
  tax,
  TAXPAYER,
} from './kindMakers';
import type { Instant } from '../../../src/domain/time/Instant';
import type { MovementKind } from './MovementKind';

const TERRITORY = '41711000000000';
const HOUSE = '1-02-03-0004-0005-01-001';
const ABROAD = { settles: '000', refused: '401', rejected: '404', returned: '405', lost: '408' } as const;
const BY_TELEPHONE = {
  settles: '',
  refused: '+77010000401',
  rejected: '+77010000404',
  returned: '+77010000405',
  lost: '+77010000408',
} as const;
/** A provider that is asked first does not know who ends with 404. */
const BY_KNOWN_SUBSCRIBER = { settles: '789', refused: '401', returned: '405', lost: '408' } as const;

/** Decisions of the tax register of the demonstration, and what each costs. */
const FINES = [
  ['BG0010001234', 300_000n],
  ['BG0010001301', 500_000n],
  ['BG0010001410', 100_000n],
  ['CH0020000077', 300_000n],
] as const;

/** Price of the opening of an account. */
const NEW_ACCOUNT = 5_000n;
const NAMED_CARD = 10_000n;
const INSTANT_CARD = 5_000n;
const A_BRANCH = '1';
/** Price of a checkbook. */
const CHECKBOOK = 35_000n;

function checkbooks(drawn: bigint): bigint {
  return 1n + (drawn % 10n);
}

function fineOf(drawn: bigint) {
  return FINES[Number(drawn % 4n)] ?? FINES[0];
}

/** Every kind of movement the bank serves: a new one is one entry here. */
export const MOVEMENT_KINDS: readonly MovementKind[] = [
  {
    name: 'between own accounts',
    to: 'savings',
    make: (make, { accounts, amount }) =>
      make('MAKE_OWN_ACCOUNTS_TRANSFER', transferRequest({ from: accounts.soms, to: accounts.savings, amount })),
  },
  {
    name: 'back from savings',
    from: 'savings',
    to: 'soms',
    make: (make, { accounts, amount }) =>
      make('MAKE_OWN_ACCOUNTS_TRANSFER', transferRequest({ from: accounts.savings, to: accounts.soms, amount })),
  },
  {
    name: 'into dollars',
    to: 'dollars',
    credited: (amount) => (amount * SCALE) / RATE,
    make: (make, { accounts, amount }) =>
      make('MAKE_OWN_ACCOUNTS_TRANSFER', {
        ...transferRequest({ from: accounts.soms, to: accounts.dollars, amount }),
        exchange: { amountIs: 'given', otherCurrency: 'USD' },
      }),
  },
  {
    name: 'out of dollars',
    from: 'dollars',
    to: 'soms',
    credited: (amount) => (amount * RATE) / SCALE,
    make: (make, { accounts, amount }) =>
      make('MAKE_OWN_ACCOUNTS_TRANSFER', {
        ...transferRequest({ from: accounts.dollars, to: accounts.soms, amount, currency: 'USD' }),
        exchange: { amountIs: 'given', otherCurrency: 'KGS' },
      }),
  },
  {
    name: 'to a customer by account',
    to: 'friend',
    limit: 'BANK_CLIENT',
    make: (make, { accounts, friend, amount }) =>
      make('MAKE_BANK_CLIENT_TRANSFER', clientRequest({ from: accounts.soms, to: friend.accountNumber, amount })),
  },
  {
    name: 'to a customer by phone',
    to: 'friend',
    limit: 'BANK_CLIENT',
    make: (make, { accounts, friend, amount }) =>
      make('MAKE_BANK_CLIENT_TRANSFER', clientRequest({ from: accounts.soms, to: friend.phone, by: 'phone', amount })),
  },
  {
    name: 'to a customer by card',
    personsOnly: true,
    to: 'friend',
    limit: 'BANK_CLIENT',
    make: (make, { accounts, friend, amount }) =>
      make('MAKE_IPC_CARD_TRANSFER', cardRequest({ from: accounts.soms, card: friend.card, amount })),
  },
  otherBank('clearing', {
    limit: 'CLEARING',
    fee: (amount) => (amount <= 2_000_000n ? 1_000n : 3_500n),
    late: closesAt(11, 'CLEARING_TIMEOUT'),
  }),
  otherBank('gross', { limit: 'GROSS', fee: () => 15_000n, late: closesAt(15, 'GROSS_TIMEOUT') }),
  {
    name: 'abroad',
    from: 'dollars',
    limit: 'SWIFT',
    scenarios: ABROAD,
    fee: share(20n, 2_000n, 15_000n),
    counted: inSoms,
    late: closesAt(16, 'INVALID_VALUE_DATE'),
    make: (make, { accounts, amount, scenario, day }) =>
      make('MAKE_SWIFT_TRANSFER', swiftRequest({ from: accounts.dollars, amount, scenario }, { valueDate: day })),
  },
  {
    name: 'to a card of the country',
    personsOnly: true,
    limit: 'IPC_CARD',
    scenarios: {
      settles: ELCART.good,
      refused: ELCART.refused,
      rejected: ELCART.rejected,
      returned: ELCART.returned,
      lost: ELCART.lost,
    },
    fee: share(30n, 1_000n),
    make: (make, { accounts, amount, scenario }) =>
      make('MAKE_IPC_CARD_TRANSFER', cardRequest({ from: accounts.soms, card: scenario, amount })),
  },
  {
    name: 'to a Visa card',
    personsOnly: true,
    limit: 'VISA_OCT',
    scenarios: { settles: VISA.good, refused: VISA.refused, rejected: VISA.rejected, lost: VISA.lost },
    fee: share(80n, 5_000n),
    make: (make, { accounts, amount, scenario }) =>
      make('MAKE_VISA_2_VISA_OCT', cardRequest({ from: accounts.soms, card: scenario, amount })),
  },
  {
    name: 'from a Visa card',
    personsOnly: true,
    comes: true,
    limit: 'VISA_AFT',
    scenarios: { settles: VISA.good, refused: VISA.refused, rejected: VISA.rejected, lost: VISA.lost },
    make: (make, { accounts, amount, scenario }) =>
      make('MAKE_VISA_2_VISA_AFT', replenishmentRequest({ to: accounts.soms, card: scenario, amount })),
  },
  service('for electricity', {
    code: 'MAKE_GENERIC_PAYMENT_V2',
    provider: '101',
    subscriber: '120456',
    limit: 'SERVICE_PAYMENT',
    scenarios: BY_KNOWN_SUBSCRIBER,
    takes: [1_000n, 5_000_000n],
  }),
  service('for gas in bottles', {
    code: 'MAKE_GENERIC_SINGLE_PAYMENT_V2',
    provider: '202',
    subscriber: '1020',
    limit: 'SERVICE_PAYMENT',
    scenarios: BY_SUBSCRIBER,
    fee: share(50n, 500n, 10_000n),
    takes: [5_000n, 2_000_000n],
  }),
  service('for a phone', {
    code: 'MAKE_MOBILE_PAYMENT_V2',
    provider: '601',
    subscriber: '0700123',
    limit: 'MOBILE_PAYMENT',
    scenarios: BY_SUBSCRIBER,
    takes: [500n, 1_500_000n],
  }),
  service('for gas, in whichever way', {
    code: 'MAKE_PAYMENT',
    provider: '202',
    subscriber: '1021',
    limit: 'SERVICE_PAYMENT',
    scenarios: BY_SUBSCRIBER,
    fee: share(50n, 500n, 10_000n),
    takes: [5_000n, 2_000_000n],
  }),
  {
    name: 'for schoolbooks',
    personsOnly: true,
    limit: 'SERVICE_PAYMENT',
    scenarios: BY_SUBSCRIBER,
    takes: [2_500n, 500_000n],
    make: (make, { accounts, amount, scenario, now }) =>
      make('MAKE_JANY_KITEP_PAYMENT', {
        operationId: newOperationId(),
        debitAccountId: accounts.soms,
        schoolCode: `10${scenario}`,
        schoolYear: schoolYearAt(now),
        pupilName: 'Асанова Айгуль',
        grade: '5',
        classLetter: 'Б',
        amount: soms(amount),
      }),
  },
  tax('MAKE_TRANSPORT_TAX_PAYMENT', { vehicleNumber: '01KG123ABC', territoryCode: TERRITORY }, { settles: TAXPAYER }),
  tax('MAKE_PROPERTY_TAX_PAYMENT', { eniCode: HOUSE }),
  tax('MAKE_LAND_TAX_PAYMENT', { eniCode: HOUSE }),
  tax('MAKE_SINGLE_TAX_PAYMENT', { territoryCode: TERRITORY }),
  tax('MAKE_PATENT_TAX_PAYMENT', { territoryCode: TERRITORY }),
  tax('MAKE_EMPLOYEE_INCOME_TAX', { territoryCode: TERRITORY }),
  {
    name: 'a fine',
    limit: 'FINE',
    scenarios: { settles: '' },
    fixed: (drawn) => fineOf(drawn)[1],
    fee: () => 1_000n,
    once: { key: (drawn) => fineOf(drawn)[0], refusal: 'FINE_ALREADY_PAID' },
    make: (make, { accounts, amount, scenario }) =>
      make('MAKE_FINE_PAYMENT', {
        operationId: newOperationId(),
        debitAccountId: accounts.soms,
        decisionNumber: scenario,
        amount: soms(amount),
      }),
  },
  {
    name: 'for an invoice',
    companiesOnly: true,
    to: 'friend',
    limit: 'BANK_CLIENT',
    make: async (make, { accounts, amount, invoiced }) => {
      const { distributorId, invoiceId } = await invoiced();
      const parts = [{ invoiceId, amount: soms(amount) }];
      return make('MAKE_DISTRIBUTION_OPERATIONS', {
        operationId: newOperationId(),
        debitAccountId: accounts.soms,
        distributorId,
        parts,
      });
    },
  },
  {
    name: 'onto a deposit',
    to: 'deposit',
    make: (make, { accounts, amount }) =>
      make('MAKE_DEPOSIT', {
        operationId: newOperationId(),
        debitAccountId: accounts.soms,
        depositId: accounts.deposit,
        amount: soms(amount),
      }),
  },
  {
    name: 'onto a new deposit',
    to: 'opened',
    takes: [100_000n, 5_000_000_000n],
    make: (make, { accounts, amount }) =>
      make('MAKE_SHOP_OPERATION', {
        productType: 'makeDepositApplication',
        operationId: newOperationId(),
        productId: '3',
        termMonths: 24,
        debitAccountId: accounts.soms,
        amount: soms(amount),
        prolongs: false,
      }),
  },
  {
    name: 'for checkbooks',
    companiesOnly: true,
    to: 'bank',
    fixed: (drawn) => CHECKBOOK * checkbooks(drawn),
    make: (make, { accounts, amount }) =>
      make('MAKE_SHOP_OPERATION', checkbookRequest({ from: accounts.soms, count: Number(amount / CHECKBOOK) })),
  },
  {
    name: 'for a new account',
    to: 'bank',
    fixed: () => NEW_ACCOUNT,
    make: (make, { accounts }) =>
      make('MAKE_SHOP_OPERATION', {
        productType: 'makeAccountOpening',
        operationId: newOperationId(),
        debitAccountId: accounts.soms,
        currency: 'USD',
      }),
  },
  {
    name: 'for a card with a name',
    personsOnly: true,
    to: 'bank',
    fixed: () => NAMED_CARD,
    make: (make, { accounts }) =>
      make('MAKE_SHOP_OPERATION', {
        productType: 'makeDebitCardOrder',
        operationId: newOperationId(),
        debitAccountId: accounts.soms,
        cardAccountId: accounts.soms,
        scheme: 'elcart',
        holder: 'AIBEK ASANOV',
        branchId: A_BRANCH,
      }),
  },
  {
    name: 'for a card without a name',
    personsOnly: true,
    to: 'bank',
    fixed: () => INSTANT_CARD,
    make: (make, { accounts }) =>
      make('MAKE_SHOP_OPERATION', {
        productType: 'makeInstantCardOrder',
        operationId: newOperationId(),
        debitAccountId: accounts.soms,
        cardAccountId: accounts.soms,
        branchId: A_BRANCH,
      }),
  },
  {
    name: 'to a person abroad',
    personsOnly: true,
    from: 'dollars',
    held: true,
    limit: 'MONEY_TRANSFER',
    scenarios: BY_TELEPHONE,
    fee: share(100n, 100n, 5_000n),
    counted: inSoms,
    takes: [100n, 500_000n],
    make: (make, { accounts, amount, scenario }) =>
      make('MAKE_MONEY_TRANSFER', sentRequest({ from: accounts.dollars, amount, phone: scenario })),
  },
  {
    name: 'from a person',
    personsOnly: true,
    comes: true,
    paidWhole: true,
    scenarios: { settles: '182', refused: '401', rejected: '404', lost: '408' },
    make: async (make, { accounts, amount, awaited }) =>
      make(
        'MAKE_MONEY_TRANSFER',
        receivedRequest({ to: accounts.soms, code: await awaited(), amount, currency: 'KGS' }),
      ),
  },
  qr('to a code of another bank', { scenarios: BY_ACCOUNT }, ({ scenario }) =>
    codeOfShop(`109182000007${scenario}`, ''),
  ),
  qr(
    'to a code that is paid once',
    { scenarios: { settles: '' }, once: { key: (drawn) => `INV-${drawn % 5n}`, refusal: 'ELQR_EXPIRED' } },
    ({ scenario }) => codeOfShop(withCheckDigits('10918200000777'), scenario),
  ),
  qr('to a code of a customer', { to: 'friend' }, ({ friend }) => friend.code),
  repayment('the next instalment of a loan', 'instalment'),
  repayment('a part of a loan, to end it sooner', 'sooner'),
  repayment('a part of a loan, to pay less a month', 'smaller'),
  repayment('a loan in full', 'full'),
];

/** The kind of a name. */
export function kindOf(wanted: string): MovementKind {
  const kind = MOVEMENT_KINDS.find(({ name }) => name === wanted);
  if (kind === undefined) {
    throw new Error(`There is no kind ${wanted}`);
  }
  return kind;
}

/** School year that begins in the year of a moment; years pass in a long sequence. */
function schoolYearAt(now: Instant): string {
  const begins = Number(bankDayOf(now).slice(0, 4));
  return `${begins}-${begins + 1}`;
}
