import iconv from 'iconv-lite';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { isAccountNumber } from '../../../src/domain/account/accountNumber';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { addEmployees, anEmployer, handIn, numberOf, orderFor, payroll, signedSalary } from '../batches/support';
import type { Employer } from '../batches/support';
import { createTestBank } from '../support/createTestBank';
import type { TestBank } from '../support/createTestBank';
import { valueOf } from '../support/transfers';
import { watchBooks } from '../support/watchBooks';
import { documentsOf } from './support/oneCReader';

let bank: TestBank;
let employer: Employer;

beforeAll(async () => {
  bank = await createTestBank();
  employer = await anEmployer(bank);
  await bank.database.owner.query(
    `update tariff set fixed = 500 where tariff_code = 'BANK_CLIENT' and customer_kind = 'C' and currency = 'KGS'`,
  );
  await addEmployees(bank, 3);
  const close = `update account set record_status = 'C' where number = $1`;
  for (const employees of [
    [1, 2],
    [2, 3],
  ]) {
    const batch = await handIn(
      employer,
      employees.map((employee) => orderFor(employee)),
    );
    await signedSalary(employer, batch);
    await bank.database.owner.query(close, [numberOf(2)]);
    await payroll(bank).round();
    await bank.database.owner.query(`update account set record_status = 'O' where number = $1`, [numberOf(2)]);
  }
});
afterAll(() => bank.close());
watchBooks(() => bank.database.owner);

async function statementOf1C() {
  const today = bankDayOf(bank.clock.now());
  const { id } = valueOf(
    await employer.maker.call('GENERATE_ACCOUNT_STATEMENT', {
      accountId: employer.debitAccountId,
      from: today,
      to: today,
    }),
  );
  const { bytes } = valueOf(await employer.maker.call('GET_STATEMENT_FILE', { statementId: id, format: 'oneC' }));
  // The first is the money the employer begins with.
  return documentsOf(iconv.decode(Buffer.from(bytes), 'win1251')).documents.slice(1);
}

it('a salary and its return name one account of the bank on the other side, with bank and BIC', async () => {
  const documents = (await statementOf1C()).filter((document) => document['СекцияДокумент'] === 'Платежное поручение');
  const others = documents.map((document) => {
    const side = document['ДатаСписано'] === undefined ? 'Плательщик' : 'Получатель';
    return [`${side}Счет`, `${side}РасчСчет`, `${side}БИК`, `${side}Банк1`].map((key) => document[key] ?? '');
  });
  expect(others).toHaveLength(4);
  const [first] = others;
  expect(new Set(others.map((other) => other.join()))).toEqual(new Set([first?.join()]));
  const [account = '', settlement, bic, name] = first ?? [];
  expect([isAccountNumber(account), settlement === account, bic, name]).toEqual([
    true,
    true,
    '128001',
    'ОАО «Тулпар Банк»',
  ]);
});

it('every document has a number of its own', async () => {
  const numbers = (await statementOf1C()).map((document) => document['Номер']);
  expect(numbers.length).toBe(8);
  expect(new Set(numbers).size).toBe(numbers.length);
});
