import type { ClientBase } from 'pg';

import { addCustomers, addUsers, newName, openAccounts, payIn } from './arrange';
import type { OpenedAccount } from './arrange';

/** A company of the load: one user creates documents, one signs alone, and its account holds plenty of money for its employees. */
export interface Employer {
  readonly customerId: string;
  readonly maker: string;
  readonly makerId: string;
  readonly signer: string;
  readonly debitAccountId: string;
  readonly employees: readonly Employee[];
}

/** An employee: a customer with a login and an account. */
interface Employee extends OpenedAccount {
  readonly customerId: string;
}

/** Name of every employee. */
export const EMPLOYEE_NAME = 'Нагрузка Работник';

const OPENING_MINOR = 100_000_000_000;

/** Adds a company with so many employees. */
export async function addEmployer(database: ClientBase, count: number): Promise<Employer> {
  const [customerId = ''] = await addCustomers(database, 1, { kind: 'C' });
  const [maker, signer] = [newName('maker'), newName('signer')];
  const staff = await addUsers(database, [
    { customerId, login: maker, rights: ['view', 'create', 'payroll'] },
    { customerId, login: signer, rights: ['view', 'sign'], place: 1 },
  ]);
  const [account] = await openAccounts(database, [customerId]);
  await payIn(database, account === undefined ? [] : [account], OPENING_MINOR);
  const persons = await addCustomers(database, count, { name: EMPLOYEE_NAME });
  await addUsers(
    database,
    persons.map((person) => ({ customerId: person, login: newName('employee') })),
  );
  const accounts = await openAccounts(database, persons);
  await database.query('analyze');
  return {
    customerId,
    maker,
    makerId: staff.get(maker) ?? '',
    signer,
    debitAccountId: account?.id ?? '',
    employees: accounts.map((opened, index) => ({ ...opened, customerId: persons[index] ?? '' })),
  };
}
