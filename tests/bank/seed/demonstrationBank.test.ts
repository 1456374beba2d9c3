import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { BANK_DETAILS } from '../../../bank/kernel/bankDetails';
import { assertBooksBalance } from '../../../bank/ledger/invariants';
import { seedDemonstrationBank } from '../../../bank/sandbox/seed/seedDemonstrationBank';
import { isAccountNumber } from '../../../src/domain/account/accountNumber';
import { classifyTransaction } from '../../../src/domain/history/classify';
import { createTestBank, START_OF_TESTS } from '../support/createTestBank';
import type { Account } from '../../../src/domain/account/Account';
import type { Transaction } from '../../../src/domain/history/Transaction';
import type { TestBank, TestCaller } from '../support/createTestBank';

const AIBEK = 'Асанов Айбек Маратович';
const DAY_MS = 24 * 60 * 60 * 1000;

describe('the demonstration bank', () => {
  let bank: TestBank;
  beforeAll(async () => {
    bank = await createTestBank({ seed: true });
  });
  afterAll(() => bank.close());

  it('has balanced books', async () => {
    await expect(assertBooksBalance(bank.database.owner)).resolves.toBeUndefined();
  });

  it('has taken the fee of every payment to another bank as an entry of its own, and says whom it paid and where', async () => {
    const { rows } = await bank.services.database.pool.query<{ payments: number; apart: number }>(
      `select count(*)::int as payments, count(*) filter (where t.fee > 0 and t.terms ? 'bic' and t.terms #>> '{details,inn}' ~ '^[0-9]{14}$'
          and exists (select from entry e where e.posting_id = t.posting_id and e.account_id = t.debit_account_id and e.is_fee and e.amount = -t.fee))::int as apart
        from txn t where t.txn_code = 'MAKE_OTHER_BANK_TRANSFER_CLEARING'`,
    );
    expect(rows[0]?.payments).toBeGreaterThan(50);
    expect(rows[0]?.apart).toBe(rows[0]?.payments);
  });

  it('is left as it is when it is seeded again', async () => {
    const count = 'select (select count(*) from customer) as customers, (select count(*) from entry) as entries';
    const before = await bank.services.database.pool.query(count);
    await seedDemonstrationBank(bank.services, bank.database.connection);
    expect((await bank.services.database.pool.query(count)).rows).toEqual(before.rows);
  });

  it('has made nothing with rights the bank does not keep', async () => {
    const { rows } = await bank.services.database.pool.query('select current_user as role');
    expect(rows).toEqual([{ role: 'tulpar_bank' }]);
  });

  it('gives Aibek two years of at least 3 000 operations of many kinds, up to now', async () => {
    const history = await wholeHistory(await bank.callAs('aibek'));
    expect(history.length).toBeGreaterThanOrEqual(3000);
    const moments = history.map((transaction) => transaction.createdAt);
    expect(Math.min(...moments)).toBeLessThan(START_OF_TESTS - 725 * DAY_MS);
    expect(Math.max(...moments)).toBeLessThanOrEqual(START_OF_TESTS);
    expect(Math.max(...moments)).toBeGreaterThan(START_OF_TESTS - 2 * DAY_MS);
    const kinds = new Set(history.map((transaction) => classifyTransaction(transaction.txnCode)));
    expect([...kinds].sort()).toEqual([
      'accountOpening',
      'bankClientTransfer',
      'depositInterest',
      'depositOpening',
      'exchange',
      'genericPayment',
      'loanDisbursement',
      'loanRepayment',
      'loanWriteOff',
      'mobilePayment',
      'otherBankTransfer',
      'ownTransfer',
      'qrOutgoing',
      'salaryBatch',
    ]);
  });

  it('gives Aibek accounts in four currencies with right check digits, and one of each special state', async () => {
    const accounts = await accountsOf(await bank.callAs('aibek'));
    expect(new Set(accounts.map((account) => account.currency))).toEqual(new Set(['KGS', 'USD', 'EUR', 'RUB']));
    expect(accounts.every((account) => isAccountNumber(account.number) && account.number.startsWith('128'))).toBe(true);
    expect(accounts.every((account) => account.available.minor > 0n)).toBe(true);
    expect(accounts.filter((account) => account.dormant)).toHaveLength(1);
    expect(accounts.filter((account) => account.debitStopped && !account.availableForOperations)).toHaveLength(1);
    expect(accounts.filter((account) => account.creditStopped)).toHaveLength(1);
    for (const currency of ['KGS', 'USD', 'EUR', 'RUB'] as const) {
      const ordinary = accounts.filter((account) => account.currency === currency && account.availableForOperations);
      expect(ordinary.length, currency).toBeGreaterThanOrEqual(2);
    }
  });

  it('pays loans out to Aibek and takes their instalments from him', async () => {
    const history = await wholeHistory(await bank.callAs('aibek'));
    const parties = (kind: string) =>
      new Set(
        history
          .filter(({ txnCode }) => txnCode === kind)
          .map(({ senderName, recipientName }) => `${senderName} → ${recipientName}`),
      );
    expect([...parties('LOAN_DISBURSEMENT')]).toEqual([`${BANK_DETAILS.name.ru} → ${AIBEK}`]);
    expect([...parties('LOAN_INSTALMENT')]).toEqual([`${AIBEK} → ${BANK_DETAILS.name.ru}`]);
  });

  it('lets the dormant account sleep for more than 180 days', async () => {
    const { rows } = await bank.services.database.pool.query<{ last: number }>(
      'select last_operation_at as last from account where dormant',
    );
    expect(rows).toHaveLength(1);
    expect(START_OF_TESTS - (rows[0]?.last ?? START_OF_TESTS)).toBeGreaterThan(180 * DAY_MS);
  });

  it('has the company with its two users and a frozen account of Aizada', async () => {
    const company = await Promise.all([bank.callAs('saltanat'), bank.callAs('daniyar')]);
    expect(company.map((user) => user.caller.customerKind)).toEqual(['C', 'C']);
    expect(new Set(company.map((user) => user.caller.customerId)).size).toBe(1);
    const accounts = await accountsOf(await bank.callAs('aizada'));
    expect(accounts.filter((account) => account.frozen)).toHaveLength(1);
  });
});

async function accountsOf(user: TestCaller): Promise<readonly Account[]> {
  const answer = await user.call('GET_ACCOUNTS_V2', { recordStatus: 'O' });
  if (!answer.ok) {
    throw new Error(answer.failure.code);
  }
  return answer.value;
}

async function wholeHistory(user: TestCaller): Promise<readonly Transaction[]> {
  const found: Transaction[] = [];
  let cursor: string | undefined;
  do {
    const page = await user.call('GET_TRANSACTION_HISTORY_V2', { cursor, limit: 1000 });
    if (!page.ok) {
      throw new Error(page.failure.code);
    }
    found.push(...page.value.transactions);
    cursor = page.value.next;
  } while (cursor !== undefined);
  return found;
}
