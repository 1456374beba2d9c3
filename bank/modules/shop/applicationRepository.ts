import { businessDayAfter } from '../../../src/domain/calendar/businessDays';
import type { Currency } from '../../../src/domain/money/Currency';
import { money } from '../../../src/domain/money/Money';
import { APPLIED_PRODUCTS } from '../../../src/domain/shop/Application';
import type { Application, ApplicationStep, AppliedProduct } from '../../../src/domain/shop/Application';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { Database } from '../../db/Database';
import { readHolidays } from '../directories';

interface ApplicationRow {
  readonly id: string;
  readonly product: AppliedProduct;
  readonly state: Application['state'];
  readonly created_at: Instant;
  readonly amount: bigint;
  readonly currency: Currency;
  readonly steps: readonly ApplicationStep[];
  readonly has_certificate: boolean;
  readonly card_id: string | null;
}

/** Largest number of applications in a list. */
const MAX_LISTED = 200;

const SELECT = `select a.txn_id::text as id, a.product, a.state, t.created_at, t.debit_amount as amount, t.debit_currency as currency,
    (select jsonb_agg(jsonb_build_object('state', s.state, 'at', (extract(epoch from s.at) * 1000)::bigint, 'comment', s.comment) order by s.id)
      from application_step s where s.txn_id = a.txn_id) as steps,
    a.state in ('FORMED', 'ACCEPTED') and exists (select from application_certificate p where p.txn_id = a.txn_id) as has_certificate,
    (select c.id::text from issued_card i join card c on c.id = i.card_id where i.application_id = a.txn_id and c.replaced_by is null) as card_id
  from application a join txn t on t.id = a.txn_id`;

const OF_CUSTOMER = `${SELECT} where a.customer_id = $1 order by a.txn_id desc limit ${MAX_LISTED}`;
const ONE_OF_CUSTOMER = `${SELECT} where a.customer_id = $1 and a.txn_id = $2`;

/** Applications of a customer, the latest first. */
export async function readApplications(database: Database, customerId: string): Promise<readonly Application[]> {
  const { rows } = await database.pool.query<ApplicationRow>({
    name: 'applications-of-customer',
    text: OF_CUSTOMER,
    values: [customerId],
  });
  return withTerms(database, rows);
}

/** One application of a customer. */
export async function readApplication(
  database: Database,
  customerId: string,
  id: string,
): Promise<Application | undefined> {
  const { rows } = await database.pool.query<ApplicationRow>({
    name: 'application-of-customer',
    text: ONE_OF_CUSTOMER,
    values: [customerId, id],
  });
  return (await withTerms(database, rows))[0];
}

async function withTerms(database: Database, rows: readonly ApplicationRow[]): Promise<readonly Application[]> {
  const holidays = rows.length === 0 ? [] : await readHolidays(database);
  return rows.map((row) => applicationOf(row, holidays));
}

function applicationOf(row: ApplicationRow, holidays: readonly BankDay[]): Application {
  const { businessDays } = APPLIED_PRODUCTS[row.product];
  return {
    id: row.id,
    product: row.product,
    state: row.state,
    createdAt: row.created_at,
    doneBy: businessDayAfter(bankDayOf(row.created_at), businessDays, holidays),
    price: money(row.amount, row.currency),
    steps: row.steps,
    hasCertificate: row.has_certificate,
    ...(row.card_id !== null && { cardId: row.card_id }),
  };
}
