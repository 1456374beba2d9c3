import { BANK_LOCKS } from '../../db/advisoryLocks';
import { asOwner } from '../../db/openDatabase';
import type { Login } from '../../db/WritableClient';
import { ACCOUNT_PLAN } from './accountPlan';
import { generateHistory } from './generateHistory';
import { DEMONSTRATION_CUSTOMERS } from './people';
import { seedCards } from './seedCards';
import { seedDeposits } from './seedDeposits';
import { seedInvoices } from './seedInvoices';
import { seedLoans } from './seedLoans';
import { seedQrPoints } from './seedQrPoints';
import { seedRates } from './seedRates';
import { seedTokens } from './seedTokens';
import { emailOf, insertUsers, limitUsers } from './seedUsers';
import { seedWallets } from './seedWallets';
import type { ClientBase } from 'pg';
import type { Instant } from '../../../src/domain/time/Instant';
import { writtenTerms } from '../../../src/infrastructure/registry/operationTerms';
import type { BankServices } from '../../kernel/BankServices';
import type { BookedMovement, Books } from './Books';
import type { PlannedAccount } from './accountPlan';
import type { DemonstrationCustomer } from './DemonstrationCustomer';

const NOTICES_EACH = 12;
const UNREAD_NOTICES = 3;
const LINE_OF_CUSTOMER = '1';
const NO_ADDRESS = { ru: '', en: '', kg: '', cn: '' };

/**
 * Fills an empty bank with the demonstration customers and their past up to now, as real balanced postings. A bank that
 * has customers already keeps them as they are and gets only the devices it lacks. All in one transaction of the owner.
 */
export function seedDemonstrationBank(services: BankServices, owner: Login): Promise<void> {
  return asOwner(owner, (client) => seedOver(client, services));
}

async function seedOver(client: ClientBase, services: BankServices): Promise<void> {
  try {
    await client.query("begin; set local timezone = 'UTC'");
    await client.query('select pg_advisory_xact_lock($1)', [BANK_LOCKS.seed]);
    const { rowCount } = await client.query('select from customer limit 1');
    if (rowCount === 0) {
      await seed(client, services.clock.now());
    }
    await seedTokens(client, services.secrets);
    await seedCards(client, services);
    await seedDeposits(client, services.clock.now());
    await seedLoans(client, services.clock.now());
    await seedWallets(client, services.clock.now());
    await seedInvoices(client, services.clock.now());
    await seedQrPoints(client, services.clock.now());
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw cause;
  }
}

async function seed(client: ClientBase, now: Instant): Promise<void> {
  const books = generateHistory(now);
  const customers = await insertCustomers(client, books.movements[0]?.at ?? now);
  const accounts = await insertAccounts(client, books, customers);
  await limitUsers(client, accounts);
  await insertMovements(client, books, { customers, accounts });
  await insertNotices(client, now);
  await seedRates(client, now);
  await client.query('analyze');
}

type Ids = ReadonlyMap<string, string>;

async function insertCustomers(client: ClientBase, since: Instant): Promise<Ids> {
  const ids = new Map<string, string>();
  for (const customer of DEMONSTRATION_CUSTOMERS) {
    const { rows } = await client.query<{ id: bigint }>(
      `insert into customer (customer_no, kind, name, inn, phone, passport_expires_on, created_at, okpo, address, email,
          signatures_needed)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
      [
        customer.number,
        customer.kind,
        JSON.stringify(customer.name),
        customer.inn,
        customer.contacts?.phone ?? customer.users[0]?.phone ?? '',
        customer.passport?.expiresOn ?? null,
        new Date(since),
        customer.registration?.okpo ?? '',
        JSON.stringify(customer.registration?.address ?? NO_ADDRESS),
        customer.contacts?.email ?? addressOf(customer),
        customer.signaturesNeeded ?? 2,
      ],
    );
    const id = String(rows[0]?.id);
    ids.set(customer.key, id);
    await insertPassport(client, customer, id);
    await insertUsers(client, customer, { id, since });
  }
  return ids;
}

function addressOf({ kind, users: [user] }: DemonstrationCustomer): string {
  return kind === 'C' || user === undefined ? '' : emailOf(user);
}

async function insertPassport(
  client: ClientBase,
  { passport }: DemonstrationCustomer,
  customerId: string,
): Promise<void> {
  if (passport !== undefined) {
    await client.query(
      'insert into passport (customer_id, series, number, issued_by, issued_on, address) values ($1, $2, $3, $4, $5, $6)',
      [customerId, passport.series, passport.number, passport.issuedBy, passport.issuedOn, passport.address],
    );
  }
}

async function insertAccounts(client: ClientBase, books: Books, customers: Ids): Promise<Ids> {
  const rows = ACCOUNT_PLAN.map((plan) => accountRow(plan, books, customers));
  const inserted = await client.query<{ number: string; id: bigint }>(
    `insert into account (number, customer_id, account_class, class_group, name, currency, balance, lowest_balance, data_version,
        debit_stopped, credit_stopped, frozen, dormant, available_for_operations, record_status, opened_at, last_operation_at)
      select r.* from jsonb_to_recordset($1) as r (number text, customer_id bigint, account_class text, class_group text,
        name text, currency text, balance bigint, lowest_balance bigint, data_version bigint, debit_stopped boolean,
        credit_stopped boolean, frozen boolean, dormant boolean, available_for_operations boolean, record_status text, opened_at timestamptz,
        last_operation_at timestamptz)
      returning number, id`,
    [JSON.stringify(rows)],
  );
  const idOfNumber = new Map(inserted.rows.map((row) => [row.number, row.id.toString()]));
  return new Map(ACCOUNT_PLAN.map((plan) => [plan.key, idOfNumber.get(plan.number) ?? '']));
}

function accountRow(plan: PlannedAccount, books: Books, customers: Ids): object {
  const { balance, version, lastOperationAt } = books.account(plan.key);
  return {
    number: plan.number,
    customer_id: plan.owner === undefined ? null : customers.get(plan.owner),
    account_class: plan.accountClass,
    class_group: LINE_OF_CUSTOMER,
    name: plan.name,
    currency: plan.currency,
    balance: balance.toString(),
    lowest_balance: plan.owner === undefined ? null : '0',
    data_version: version,
    debit_stopped: plan.state === 'noDebit',
    credit_stopped: plan.state === 'noCredit',
    frozen: plan.state === 'frozen',
    dormant: plan.state === 'dormant',
    available_for_operations: plan.state === 'open' || plan.state === 'noCredit',
    record_status: plan.state === 'closed' ? 'C' : 'O',
    opened_at: moment(books.movements[0]?.at ?? 0),
    last_operation_at: lastOperationAt === undefined ? null : moment(lastOperationAt),
  };
}

interface Known {
  readonly customers: Ids;
  readonly accounts: Ids;
}

async function insertMovements(client: ClientBase, books: Books, known: Known): Promise<void> {
  const { movements } = books;
  const { rows } = await client.query<{ id: bigint }>(
    `select nextval('posting_id') as id from generate_series(1, $1) order by 1`,
    [movements.length],
  );
  const numbered = movements.map((movement, index) => ({ movement, posting: String(rows[index]?.id) }));
  await client.query(
    `insert into entry (account_id, account_version, posting_id, created_at, amount, currency, balance_after, is_fee)
      select r.* from jsonb_to_recordset($1) as r (account_id bigint, account_version bigint, posting_id bigint, created_at timestamptz,
        amount bigint, currency text, balance_after bigint, is_fee boolean)`,
    [JSON.stringify(numbered.flatMap(({ movement, posting }) => entryRows(movement, posting, known)))],
  );
  // Not by write_history, whose lines are all of one moment.
  await client.query(
    `insert into txn (posting_id, operation_id, txn_code, status, created_at, debit_account_id, debit_number, debit_currency,
        debit_amount, credit_account_id, credit_number, credit_currency, credit_amount, fee, total_debited, sender_name,
        recipient_name, purpose, terms)
      select r.* from jsonb_to_recordset($1) as r (posting_id bigint, operation_id uuid, txn_code text, status text,
        created_at timestamptz, debit_account_id bigint, debit_number text, debit_currency text, debit_amount bigint,
        credit_account_id bigint, credit_number text, credit_currency text, credit_amount bigint, fee bigint,
        total_debited bigint, sender_name text, recipient_name text, purpose text,
        terms jsonb) order by r.created_at, r.posting_id`,
    [JSON.stringify(numbered.map(({ movement, posting }) => transactionRow(movement, posting, { books, known })))],
  );
  await client.query(
    `insert into txn_of_customer (customer_id, created_at, txn_id)
      select distinct a.customer_id, t.created_at, t.id from txn t join account a on a.id in (t.debit_account_id, t.credit_account_id)
      where a.customer_id is not null`,
  );
}

function entryRows(movement: BookedMovement, posting: string, known: Known): readonly object[] {
  return movement.entries.map((entry) => ({
    account_id: known.accounts.get(entry.account),
    account_version: entry.version,
    posting_id: posting,
    created_at: moment(movement.at),
    amount: entry.amount.toString(),
    currency: entry.currency,
    balance_after: entry.balanceAfter.toString(),
    is_fee: entry.isFee,
  }));
}

function transactionRow(
  movement: BookedMovement,
  posting: string,
  { books, known }: { books: Books; known: Known },
): object {
  const from = books.account(movement.from).plan;
  const to = books.account(movement.to).plan;
  return {
    posting_id: posting,
    operation_id: movement.operationId,
    txn_code: movement.txnCode,
    status: movement.status,
    created_at: moment(movement.at),
    debit_account_id: known.accounts.get(from.key),
    // No user sees the accounts of the bank itself.
    debit_number: from.owner === undefined ? null : from.number,
    debit_currency: from.currency,
    debit_amount: movement.amount.toString(),
    credit_account_id: known.accounts.get(to.key),
    credit_number: to.owner === undefined ? (movement.creditNumber ?? null) : to.number,
    credit_currency: to.currency,
    credit_amount: (movement.arrives ?? movement.amount).toString(),
    fee: (movement.fee ?? 0n).toString(),
    total_debited: (movement.amount + (movement.fee ?? 0n)).toString(),
    sender_name: movement.senderName,
    recipient_name: movement.recipientName,
    purpose: movement.purpose,
    terms: writtenTerms(movement.terms ?? {}),
  };
}

/** The latest movements of each user, as notifications; the very latest are not viewed yet. */
async function insertNotices(client: ClientBase, now: Instant): Promise<void> {
  await client.query(
    `insert into notification (user_id, txn_id, kind, created_at, viewed_at)
      select user_id, txn_id, kind, at, case when place > $2 then $3::timestamptz end from (
        select u.id as user_id, t.id as txn_id, t.created_at as at,
          case when d.customer_id is distinct from u.customer_id then 'moneyReceived' else 'moneySent' end as kind,
          row_number() over (partition by u.id order by t.created_at desc, t.id desc) as place
        from app_user u join txn_of_customer h on h.customer_id = u.customer_id join txn t on t.id = h.txn_id
          join account d on d.id = t.debit_account_id
        where t.txn_code not like 'MAKE_OWN%') latest where place <= $1 order by user_id, place desc`,
    [NOTICES_EACH, UNREAD_NOTICES, new Date(now)],
  );
}

function moment(instant: Instant): string {
  return new Date(instant).toISOString();
}
