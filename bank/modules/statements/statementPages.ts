import type { Pool } from '../../db/Pool';

import { money } from '../../../src/domain/money/Money';
import type { Money } from '../../../src/domain/money/Money';
import type { Currency } from '../../../src/domain/money/Currency';
import { entryReference } from '../../../src/domain/statement/Statement';
import type { EntryKind, PaymentReference, StatementEntry } from '../../../src/domain/statement/Statement';
import { MOVEMENTS } from '../../../src/domain/movements/movements';
import { salesTaxIn } from '../../../src/domain/tax/salesTax';
import type { SalesTaxRate } from '../../../src/domain/tax/salesTax';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import { counterpartiesOf } from './counterparties';
import { readSalesTaxRates } from './salesTaxRates';
import { namesForReader, shownNameColumns } from '../accounts';
import type { NamedTransaction } from '../accounts';

/** Range of the entries of a statement on an account, and the customer from whose history they are described. */
export interface EntryRange {
  readonly accountId: string;
  readonly customerId: string;
  readonly afterVersion: bigint;
  readonly lastVersion: bigint;
}

interface EntryRow {
  readonly account_version: bigint;
  readonly posting_id: bigint;
  readonly amount: bigint;
  readonly currency: Currency;
  readonly balance_after: bigint;
  readonly is_fee: boolean;
  readonly created_at: Instant;
  /** Account of the bank that earns a fee; null for all else. */
  readonly fee_number: string | null;
}

interface TransactionRow extends NamedTransaction {
  readonly posting_id: bigint;
  readonly id: bigint;
  readonly txn_created_at: Instant;
  readonly txn_posting_id: bigint | null;
  readonly txn_code: string;
  readonly debit_number: string | null;
  readonly credit_number: string | null;
  readonly purpose: string;
  readonly document_number: string | null;
  readonly document_date: BankDay | null;
  /** The returned payment, for a return; all are null otherwise. */
  readonly returned_id: bigint | null;
  readonly returned_at: Instant | null;
  readonly returned_posting_id: bigint | null;
  readonly returned_number: string | null;
  readonly returned_code: string | null;
  readonly said_inn: string | null;
  readonly said_bic: string | null;
  readonly said_bank: string | null;
  /** Account of the bank that pays a salary out; null for all else. */
  readonly register_number: string | null;
}

interface PaymentEntryRow {
  readonly posting_id: bigint;
  readonly account_id: bigint;
  readonly account_version: bigint;
}

const ENTRIES = `
  select e.account_version, e.posting_id, e.amount, e.currency, e.balance_after, e.is_fee, e.created_at,
    case when e.is_fee then (select a.number from account a
      where a.account_class = 'FEE_INCOME' and a.currency = e.currency and a.shard = 0) end as fee_number
    from entry e
    where e.account_id = $1 and e.account_version > $2 and e.account_version <= $3
    order by e.account_version limit $4`;

/** Columns of a transaction. For a return, the details of the payee are those of the returned payment. */
const COLUMNS = `t.id, t.created_at as txn_created_at, t.posting_id as txn_posting_id, t.txn_code, t.debit_number, t.credit_number, t.sender_name,
  t.recipient_name, t.purpose, t.terms ->> 'documentNumber' as document_number,
  t.terms #>> '{details,orderDate}' as document_date, f.id as returned_id, f.created_at as returned_at,
  f.posting_id as returned_posting_id, f.terms ->> 'documentNumber' as returned_number, f.txn_code as returned_code,
  coalesce(f.terms, t.terms) #>> '{details,inn}' as said_inn,
  coalesce(coalesce(f.terms, t.terms) ->> 'bic', coalesce(f.terms, t.terms) #>> '{details,bankCode}') as said_bic,
  coalesce(f.terms, t.terms) #>> '{details,bankName}' as said_bank,
  case when coalesce(f.terms, t.terms) #> '{details,registerLines}' is not null then (select a.number from account a
    where a.account_class = 'SALARY_TRANSIT' and a.currency = coalesce(t.debit_currency, t.credit_currency) and a.shard = 0) end as register_number,
  ${shownNameColumns('$1')}`;
const RETURNED = 'left join txn f on f.id = t.return_of';

/**
 * Transactions of postings. A transaction is in the history of its customers at the moment of its posting, so it is found by the index of
 * that moment.
 */
const TRANSACTIONS = `
  select t.posting_id, ${COLUMNS} from txn_of_customer h join txn t on t.id = h.txn_id ${RETURNED}
    where h.customer_id = $1 and t.posting_id = any ($2::bigint[])
      and h.created_at between (select min(created_at) from entry where posting_id = any ($2::bigint[]))
        and (select max(created_at) from entry where posting_id = any ($2::bigint[]))`;

/**
 * Transactions of postings that were booked later than their line of the history: arrivals of incoming payments, and postings of the bank
 * for an existing line.
 */
const OF_EARLIER_LINES = `
  select r.arrival_posting_id as posting_id, ${COLUMNS} from rail_order r join txn t on t.id = r.txn_id ${RETURNED}
    where r.arrival_posting_id = any ($2::bigint[])
  union all
  select b.posting_id, ${COLUMNS} from bank_posting b join txn t on t.id = b.txn_id ${RETURNED} where b.posting_id = any ($2::bigint[])`;

/** Entries by which a customer's accounts moved in postings, without the fees. Those of the account of the statement come last. */
const PAYMENT_ENTRIES = `
  select e.posting_id, e.account_id, e.account_version from entry e join account a on a.id = e.account_id
    where e.posting_id = any ($3::bigint[]) and not e.is_fee and a.customer_id = $1
    order by e.account_id = $2, e.account_version desc`;

/** Entries per page: few enough to be freed before the garbage collector promotes them, and to let other calls run in between. */
const PAGE = 250;

/** One page of the entries, the oldest first. They never change, so a page is the same whenever it is read. */
export async function readEntries(pool: Pool, range: EntryRange, limit = PAGE): Promise<readonly StatementEntry[]> {
  return counterpartiesOf(pool, await readBookedEntries(pool, range, limit));
}

/** The same with the counterparties as the payments themselves name them, without any other source. */
export async function readBookedEntries(
  pool: Pool,
  range: EntryRange,
  limit = PAGE,
): Promise<readonly StatementEntry[]> {
  const { accountId, customerId, afterVersion, lastVersion } = range;
  const { rows } = await pool.query<EntryRow>({
    name: 'entries-of-statement',
    text: ENTRIES,
    values: [accountId, afterVersion, lastVersion, limit],
  });
  const [transaction, rates] = await Promise.all([transactionsOf(pool, customerId, rows), readSalesTaxRates(pool)]);
  const described = rows.map((row): Described => {
    const made = transaction.get(row.posting_id);
    return { row, transaction: made, kind: kindOf(row, made) };
  });
  const references = await referencesOfPayments(pool, range, described);
  return described.map((entry) => entryOf(entry, { accountId, rates, references }));
}

/** Entry with its transaction, and what that makes of it. */
interface Described {
  readonly row: EntryRow;
  readonly transaction: TransactionRow | undefined;
  readonly kind: EntryKind;
}

/** All entries of a statement, page by page: only one page is in memory, and no transaction waits for a slow reader. */
export async function* statementPages(
  pool: Pool,
  range: EntryRange,
  read = readEntries,
): AsyncGenerator<readonly StatementEntry[], void> {
  let afterVersion = range.afterVersion;
  while (afterVersion < range.lastVersion) {
    const page = await read(pool, { ...range, afterVersion });
    const last = page.at(-1);
    if (last === undefined) {
      throw new Error(`The entries of account ${range.accountId} end at ${afterVersion}, before ${range.lastVersion}`);
    }
    afterVersion = last.version;
    yield page;
  }
}

async function transactionsOf(
  pool: Pool,
  customerId: string,
  rows: readonly EntryRow[],
): Promise<ReadonlyMap<bigint, TransactionRow>> {
  if (rows.length === 0) {
    return new Map();
  }
  const ids = rows.map(({ posting_id: id }) => id);
  const found = await pool.query<TransactionRow>({
    name: 'transactions-of-statement',
    text: TRANSACTIONS,
    values: [customerId, ids],
  });
  const transaction = new Map(found.rows.map((row) => [row.posting_id, row]));
  const missing = ids.filter((id) => !transaction.has(id));
  if (missing.length > 0) {
    const earlier = await pool.query<TransactionRow>({
      name: 'earlier-lines-of-statement',
      text: OF_EARLIER_LINES,
      values: [customerId, missing],
    });
    earlier.rows.forEach((row) => transaction.set(row.posting_id, row));
  }
  return transaction;
}

/** References of the payments of fees and returns, by the postings of the payments. */
async function referencesOfPayments(
  pool: Pool,
  { accountId, customerId }: EntryRange,
  entries: readonly Described[],
): Promise<ReadonlyMap<bigint, string>> {
  const postings = entries.flatMap(postingsOfPayment);
  if (postings.length === 0) {
    return new Map();
  }
  const { rows } = await pool.query<PaymentEntryRow>({
    name: 'payment-entries-of-statement',
    text: PAYMENT_ENTRIES,
    values: [customerId, accountId, postings],
  });
  return new Map(rows.map((row) => [row.posting_id, entryReference(row.account_id, row.account_version)]));
}

/** Postings in which the payment of a fee or a return may be, the likeliest first. */
function postingsOfPayment({ row, transaction, kind }: Described): readonly bigint[] {
  if (kind === 'movement' || transaction === undefined) {
    return [];
  }
  const { returned_posting_id: returned, txn_posting_id: own } = transaction;
  return (kind === 'fee' ? [row.posting_id, own] : [returned]).filter((id) => id !== null);
}

interface EntryContext {
  readonly accountId: string;
  readonly rates: readonly SalesTaxRate[];
  readonly references: ReadonlyMap<bigint, string>;
}

function entryOf(entry: Described, { accountId, rates, references }: EntryContext): StatementEntry {
  const { row, transaction, kind } = entry;
  const outgoing = row.amount < 0n;
  const reference = postingsOfPayment(entry).flatMap((id) => references.get(id) ?? [])[0] ?? '';
  const isFee = kind === 'fee' || kind === 'feeReturn';
  // Who brings money has said nothing of the bank it comes from, unless it goes back to who has.
  const isSaid = transaction !== undefined && (outgoing || kind === 'return') && !isFee;
  const names = transaction && namesForReader(transaction);
  return {
    version: row.account_version,
    reference: entryReference(accountId, row.account_version),
    bookedAt: row.created_at,
    amount: money(row.amount, row.currency),
    balanceAfter: money(row.balance_after, row.currency),
    tax: taxOf(row, transaction, rates),
    txnCode: transaction?.txn_code ?? '',
    kind,
    payment: transaction && paymentOf(kind, transaction, reference),
    counterpartyName: (isFee ? undefined : outgoing ? names?.recipientName : names?.senderName) ?? '',
    counterpartyAccount:
      (isFee
        ? row.fee_number
        : (transaction?.register_number ?? (outgoing ? transaction?.credit_number : transaction?.debit_number))) ?? '',
    counterpartyInn: (isSaid ? transaction.said_inn : undefined) ?? '',
    counterpartyBic: (isSaid ? transaction.said_bic : undefined) ?? '',
    counterpartyBank: (isSaid ? transaction.said_bank : undefined) ?? '',
    purpose: (isFee ? undefined : transaction?.purpose) ?? '',
    documentNumber: transaction?.document_number ?? '',
    ...(kind === 'movement' && transaction?.document_date ? { documentDate: transaction.document_date } : {}),
  };
}

function kindOf({ is_fee: isFee }: EntryRow, transaction: TransactionRow | undefined): EntryKind {
  const isReturn = transaction !== undefined && transaction.returned_id !== null;
  if (isFee) {
    return isReturn ? 'feeReturn' : 'fee';
  }
  return isReturn ? 'return' : 'movement';
}

function paymentOf(kind: EntryKind, transaction: TransactionRow, reference: string): PaymentReference | undefined {
  if (kind === 'movement') {
    return undefined;
  }
  const { returned_id: id, returned_at: at, returned_number: number } = transaction;
  return id === null || at === null
    ? {
        number: transaction.document_number ?? transaction.id.toString(),
        day: bankDayOf(transaction.txn_created_at),
        reference,
      }
    : { number: number ?? id.toString(), day: bankDayOf(at), reference };
}

/** Sales tax in a fee or a price, by the rate of the day it was taken, which is also the one by which it is given back. */
function taxOf(
  { is_fee: isFee, amount, currency, created_at: at }: EntryRow,
  transaction: TransactionRow | undefined,
  rates: readonly SalesTaxRate[],
): Money {
  const code = transaction?.returned_code ?? transaction?.txn_code ?? '';
  return isFee || MOVEMENTS.movementOf(code)?.isPrice === true
    ? salesTaxIn(money(-amount, currency), bankDayOf(transaction?.returned_at ?? at), rates)
    : money(0n, currency);
}
