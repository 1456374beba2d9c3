import { createHash } from 'node:crypto';

import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';

import { creditRefusal, debitRefusal, isListed } from '../../../src/domain/account/usability';
import { add, money } from '../../../src/domain/money/Money';
import { fingerprintOf } from '../../../src/domain/operation/fingerprint';
import { canonicalOperationText } from '../../../src/domain/operation/operationDigest';
import { bankDayOf, startOfBankDay } from '../../../src/domain/time/Instant';
import { amountViolation } from '../../../src/domain/transfer/movementRules';
import { account } from '../../registry/accountArbitraries';
import {
  accountNumber,
  currency,
  identifier,
  operationId,
  positiveAmountOf,
  words,
} from '../../registry/basicArbitraries';
import { createTestDatabase } from '../support/testDatabase';
import { answersTo, decimal, expectSameAnswers } from '../support/twiceKept';
import type { Account } from '../../../src/domain/account/Account';
import type { Money } from '../../../src/domain/money/Money';
import type { OperationFacts } from '../../../src/domain/operation/operationDigest';
import type { TestDatabase } from '../support/testDatabase';

interface Movement {
  readonly debit: Account;
  readonly credit: Account;
  readonly amount: Money;
  readonly fee: Money;
}

/** Balances and amounts near each other, and few flags, so that every booking rule is the first to fail in some of the inputs. */
const movement: fc.Arbitrary<Movement> = fc.record({
  debit: accountWith('1', 1500n),
  credit: accountWith('2', 1500n),
  amount: soms(1n, 1200n),
  fee: soms(0n, 200n),
});

function accountWith(id: string, most: bigint): fc.Arbitrary<Account> {
  const flag = fc.integer({ min: 0, max: 5 }).map((chance) => chance === 0);
  return fc
    .record({
      account,
      accountClass: fc.constantFrom('1001', '2013', '4', '3001', '3'),
      available: soms(-100n, most),
      blocked: soms(0n, 300n),
      flags: fc.record({ debitStopped: flag, creditStopped: flag, frozen: flag, dormant: flag }),
    })
    .map(({ account: made, flags, ...amounts }) => ({ ...made, ...amounts, ...flags, id, currency: 'KGS' }));
}

function soms(min: bigint, max: bigint): fc.Arbitrary<Money> {
  return fc.bigInt({ min, max }).map((minor) => money(minor, 'KGS'));
}

/** The order of the ledger: whether there are such accounts, whether they may be used, whether there is enough. */
function refusalOf({ debit, credit, amount, fee }: Movement): string | null {
  if (!isListed(debit)) {
    return 'ACCOUNT_DEBIT_NOT_FOUND';
  }
  if (!isListed(credit)) {
    return 'ACCOUNT_CREDIT_NOT_FOUND';
  }
  const missing = amountViolation(decimal(add(amount, fee)), debit) && 'INSUFFICIENT_FUNDS';
  return debitRefusal(debit) ?? creditRefusal(credit) ?? missing ?? null;
}

const REFUSAL = `booking_refusal(jsonb_populate_record(null::operation, r -> 'operation'),
  jsonb_populate_record(null::account, r -> 'debit'), jsonb_populate_record(null::account, r -> 'credit'), null)`;

function rowsOf({ debit, credit, amount, fee }: Movement): object {
  return {
    operation: {
      customer_id: '1',
      debit_account_id: debit.id,
      credit_account_id: credit.id,
      amount: String(amount.minor),
      fee: String(fee.minor),
      currency: amount.currency,
      credited_currency: amount.currency,
    },
    debit: accountRow(debit),
    credit: accountRow(credit),
  };
}

/** An account whose overdraft covers what is blocked, so that the balance is not what is available. */
function accountRow(from: Account): object {
  return {
    id: from.id,
    customer_id: '1',
    account_class: from.accountClass,
    currency: from.currency,
    product: 'current',
    record_status: 'O',
    balance: String(from.available.minor + 17n),
    blocked: String(from.blocked.minor),
    lowest_balance: String(17n - from.blocked.minor),
    debit_stopped: from.debitStopped,
    credit_stopped: from.creditStopped,
    frozen: from.frozen,
    dormant: from.dormant,
    available_for_operations: from.availableForOperations,
  };
}

/** Names of which one begins with another, because the lines of terms are sorted. */
const term = fc.stringMatching(/^[ab][aB1]{0,3}$/);
const values = fc.dictionary(term, words, { maxKeys: 5 });

const facts: fc.Arbitrary<OperationFacts> = fc.tuple(currency, currency).chain(([debited, credited]) =>
  fc.record({
    operationId,
    code: words,
    txnCode: words,
    customerId: identifier,
    debitAccountNumber: accountNumber,
    creditAccountNumber: words,
    recipientName: words,
    amount: positiveAmountOf(debited),
    fee: positiveAmountOf(debited),
    credited: positiveAmountOf(credited),
    legs: fc.array(fc.record({ accountId: identifier, minor: fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }) }), {
      maxLength: 4,
    }),
    terms: fc.oneof(
      values,
      fc.record({ own: values, details: values }).map(({ own, details }) => ({ ...own, details })),
    ),
    purpose: fc.array(words, { maxLength: 3 }).map((lines) => lines.join(' \n')),
  }),
);

const DIGEST = `(select encode(d, 'hex') || ' ' || operation_fingerprint(d)
  from operation_digest(jsonb_populate_record(null::operation, r)) d)`;

function operationRow(from: OperationFacts): object {
  return {
    operation_id: from.operationId,
    code: from.code,
    txn_code: from.txnCode,
    customer_id: from.customerId,
    debit_number: from.debitAccountNumber,
    credit_number: from.creditAccountNumber,
    credit_name: from.recipientName,
    amount: String(from.amount.minor),
    currency: from.amount.currency,
    fee: String(from.fee.minor),
    credited: String(from.credited.minor),
    credited_currency: from.credited.currency,
    leg_accounts: from.legs.map(({ accountId }) => accountId),
    leg_amounts: from.legs.map(({ minor }) => String(minor)),
    terms: from.terms,
    purpose: from.purpose,
  };
}

function digestAndControlCode(from: OperationFacts): string {
  const digest = createHash('sha256').update(canonicalOperationText(from), 'utf8').digest();
  return `${digest.toString('hex')} ${fingerprintOf(digest)}`;
}

const anyMoment = fc.integer({ min: Date.parse('1990-01-01'), max: Date.parse('2200-01-01') });
/** Moments of any kind, and the last and first milliseconds of days. */
const moment = fc.oneof(
  anyMoment,
  fc.tuple(anyMoment, fc.integer({ min: -2, max: 2 })).map(([at, off]) => startOfBankDay(bankDayOf(at)) + off),
);

describe('the ledger and the domain agree', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.close());

  it('on the first failure of a movement', () =>
    expectSameAnswers({
      inputs: movement,
      domain: refusalOf,
      sql: (batch) => answersTo<string | null>(test.owner, REFUSAL, batch.map(rowsOf)),
    }));

  it('on the digest of an operation and its control code', () =>
    expectSameAnswers({
      inputs: facts,
      domain: digestAndControlCode,
      sql: (batch) => answersTo<string>(test.owner, DIGEST, batch.map(operationRow)),
    }));

  it('on the day of the bank a moment falls on', () =>
    expectSameAnswers({
      inputs: moment,
      domain: (at): string => bankDayOf(at),
      sql: (batch) =>
        answersTo<string>(
          test.owner,
          "bank_day((r ->> 'at')::timestamptz)::text",
          batch.map((at) => ({ at: new Date(at) })),
        ),
    }));
});
