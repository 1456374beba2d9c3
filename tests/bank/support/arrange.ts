import type { CompanyRight } from '../../../src/domain/corporate/Company';
import type { SignaturePlace } from '../../../src/domain/corporate/Signer';
import type { LocalizedText } from '../../../src/domain/language/Language';
import type { Currency } from '../../../src/domain/money/Currency';
import type { TestBank } from './createTestBank';

/** Properties of an account a test adds; those left out are of an ordinary open account. */
export interface AccountRequest {
  readonly currency?: Currency;
  readonly balance?: bigint;
  readonly blocked?: bigint;
  readonly accountClass?: string;
  readonly product?: 'current' | 'deposit' | 'loan';
  readonly flags?: Partial<
    Readonly<Record<'debit_stopped' | 'credit_stopped' | 'frozen' | 'dormant' | 'available_for_operations', boolean>>
  >;
}

let sequence = 0;

/** Adds an individual with one user; returns the ids. */
export async function addCustomer(
  bank: TestBank,
  login: string,
): Promise<{ readonly customerId: string; readonly userId: string }> {
  sequence += 1;
  const name = JSON.stringify({
    ru: `Клиент ${login}`,
    en: `Customer ${login}`,
    kg: `Кардар ${login}`,
    cn: `客户 ${login}`,
  });
  const now = new Date(bank.clock.now());
  const customer = await bank.database.owner.query<{ id: string }>(
    `insert into customer (customer_no, kind, name, inn, phone, created_at)
      values ($1, 'I', $2, '20101199000001', '+996555000000', $3) returning id::text`,
    [`T${sequence}`, name, now],
  );
  const customerId = idOf(customer.rows);
  const user = await bank.database.owner.query<{ id: string }>(
    `insert into app_user (customer_id, login, password_hash, full_name, phone, created_at)
      values ($1, $2, 'none', $3, '+996555000000', $4) returning id::text`,
    [customerId, login, name, now],
  );
  return { customerId, userId: idOf(user.rows) };
}

/** Adds a company with one user who may view; returns the ids. */
export async function addCompanyUser(
  bank: TestBank,
  login: string,
): Promise<{ readonly customerId: string; readonly userId: string }> {
  const added = await addCustomer(bank, login);
  await bank.database.owner.query(`update customer set kind = 'C' where id = $1`, [added.customerId]);
  await bank.database.owner.query(`update app_user set rights = '{view}' where id = $1`, [added.userId]);
  return added;
}

/** Properties of a company user a test adds. */
export interface CompanyUserRequest {
  readonly login: string;
  readonly rights: readonly CompanyRight[];
  readonly place?: SignaturePlace;
}

/** Adds a company with its users; returns its id. */
export async function addCompany(
  bank: TestBank,
  users: readonly CompanyUserRequest[],
  signaturesNeeded: SignaturePlace = 2,
): Promise<string> {
  sequence += 1;
  const now = new Date(bank.clock.now());
  const company = await bank.database.owner.query<{ id: string }>(
    `insert into customer (customer_no, kind, name, inn, phone, created_at, signatures_needed)
      values ($1, 'C', $2, '00101199010001', '+996555000000', $3, $4) returning id::text`,
    [`T${sequence}`, JSON.stringify(inEveryLanguage(`Company ${sequence}`)), now, signaturesNeeded],
  );
  const customerId = idOf(company.rows);
  for (const [index, { login, rights, place }] of users.entries()) {
    await bank.database.owner.query(
      `insert into app_user (customer_id, login, password_hash, full_name, phone, rights, signature_place, created_at)
        values ($1, $2, 'none', $3, $4, $5, $6, $7)`,
      [
        customerId,
        login,
        JSON.stringify(inEveryLanguage(`User ${login}`)),
        `+99655500010${index}`,
        rights,
        place ?? null,
        now,
      ],
    );
  }
  return customerId;
}

function inEveryLanguage(name: string): LocalizedText {
  return { ru: name, en: name, kg: name, cn: name };
}

/** Adds an account, funded through a real posting against the bank's cash; returns its id. */
export async function addAccount(bank: TestBank, customerId: string, request: AccountRequest = {}): Promise<string> {
  const currency = request.currency ?? 'KGS';
  const accountId = await insertAccount(bank, { customerId, currency, request });
  if (request.balance !== undefined && request.balance > 0n) {
    await deposit(bank, accountId, { amount: request.balance, currency });
  }
  if (request.blocked !== undefined) {
    await bank.database.owner.query('update account set blocked = $2 where id = $1', [accountId, request.blocked]);
  }
  return accountId;
}

/** Pays in cash. */
export async function deposit(
  bank: TestBank,
  accountId: string,
  { amount, currency }: { readonly amount: bigint; readonly currency: Currency },
): Promise<void> {
  const cash = await internalAccount(bank, 'CASH', currency);
  const now = new Date(bank.clock.now());
  await bank.database.owner.query(
    `with made as (select post(array[$1, $2]::bigint[], array[$3, -$3::bigint], $4) as id),
      recorded as (insert into txn (posting_id, operation_id, txn_code, status, created_at, credit_account_id, sender_name, recipient_name, purpose)
        select id, gen_random_uuid(), 'CASH', 'ACCEPTED', $4, $1, '', '', '' from made returning posting_id)
      select from recorded`,
    [accountId, cash, amount, now],
  );
}

/** An account of the bank itself, made when it is first needed. */
export async function internalAccount(bank: TestBank, accountClass: string, currency: Currency): Promise<string> {
  const found = await bank.database.owner.query<{ id: string }>(
    'select id::text from account where customer_id is null and account_class = $1 and currency = $2',
    [accountClass, currency],
  );
  return found.rows[0]?.id ?? insertAccount(bank, { customerId: null, currency, request: { accountClass } });
}

interface AccountToInsert {
  readonly customerId: string | null;
  readonly currency: Currency;
  readonly request: AccountRequest;
}

async function insertAccount(bank: TestBank, { customerId, currency, request }: AccountToInsert): Promise<string> {
  sequence += 1;
  const flags = request.flags ?? {};
  const { rows } = await bank.database.owner.query<{ id: string }>(
    `insert into account (number, customer_id, account_class, class_group, currency, lowest_balance, debit_stopped,
        credit_stopped, frozen, dormant, available_for_operations, opened_at, product)
      values ($1, $2, $3, '1', $4, case when $2::bigint is null then null else 0 end, $5, $6, $7, $8, $9, $10, $11)
      returning id::text`,
    [
      `1289${sequence.toString().padStart(12, '0')}`,
      customerId,
      request.accountClass ?? '1010',
      currency,
      flags.debit_stopped ?? false,
      flags.credit_stopped ?? false,
      flags.frozen ?? false,
      flags.dormant ?? false,
      flags.available_for_operations ?? true,
      new Date(bank.clock.now()),
      request.product ?? 'current',
    ],
  );
  return idOf(rows);
}

function idOf(rows: readonly { readonly id: string }[]): string {
  const id = rows[0]?.id;
  if (id === undefined) {
    throw new Error('The database returned no id');
  }
  return id;
}

/** Total balance of the bank's own accounts of one class, in minor units. */
export async function balanceOfClass(bank: TestBank, accountClass: string, currency: Currency): Promise<bigint> {
  const { rows } = await bank.database.owner.query<{ total: string }>(
    'select sum(balance)::text as total from account where customer_id is null and account_class = $1 and currency = $2',
    [accountClass, currency],
  );
  return BigInt(rows[0]?.total ?? 0);
}
