import type * as z from 'zod/mini';

import { money } from '../../../src/domain/money/Money';
import { readTerms } from '../../../src/infrastructure/registry/operationTerms';
import type { operationTerms } from '../../../src/infrastructure/registry/operationTerms';
import type { TransactionHistoryPage } from '../../../src/application/operations/accounts';
import type {
  RelatedTransaction,
  Transaction,
  TransactionProgress,
  TransactionSide,
  TransactionStatus,
} from '../../../src/domain/history/Transaction';
import type { NetworkName } from '../../../src/domain/operation/networks';
import type { Currency } from '../../../src/domain/money/Currency';
import type { Money } from '../../../src/domain/money/Money';
import type { QrTurnover } from '../../../src/domain/qr/QrStatement';
import type { Instant } from '../../../src/domain/time/Instant';
import { atPoint, historyConditions, QR_CODES, QR_IS_INCOMING, SHOWN_CODE } from './historyConditions';
import type { HistoryRowsQuery } from './historyConditions';
import { foundIn, SEARCHED_TEXTS } from './historySearch';
import type { SoughtInBank } from './historySearch';
import { readOperationSigners } from './operationSigners';
import { namesForReader, shownNameColumns } from './shownNames';
import type { NamedTransaction } from './shownNames';
import type { Pool } from '../../db/Pool';

interface TransactionRow extends NamedTransaction {
  readonly id: bigint;
  readonly operation_id: string;
  readonly txn_code: string;
  readonly status: TransactionStatus;
  readonly created_at: Instant;
  readonly debit_number: string | null;
  readonly debit_currency: Currency | null;
  readonly debit_amount: bigint | null;
  readonly credit_number: string | null;
  readonly credit_currency: Currency | null;
  readonly credit_amount: bigint | null;
  readonly fee: bigint | null;
  readonly total_debited: bigint | null;
  readonly purpose: string;
  readonly fingerprint: string;
  readonly terms: z.input<typeof operationTerms>;
  /** The returned payment, for a return; all three are null otherwise. */
  readonly returned_id: bigint | null;
  readonly returned_number: string | null;
  readonly returned_at: Instant | null;
  readonly deposit_id: string | null;
  /** Null when the customer wrote none. */
  readonly note: string | null;
}

const COLUMNS = `t.id, t.operation_id, ${SHOWN_CODE} as txn_code, t.status, t.created_at, t.debit_number, t.debit_currency, t.debit_amount,
  t.credit_number, t.credit_currency, t.credit_amount, t.fee, t.total_debited, t.sender_name, t.recipient_name, t.purpose,
  t.fingerprint, t.terms, ${shownNameColumns('$1')}, f.id as returned_id, f.terms ->> 'documentNumber' as returned_number, f.created_at as returned_at,
  (select d.account_id::text from deposit d where d.contract_no = t.terms #>> '{details,depositContract}') as deposit_id,
  (select n.note from operation_note n where n.customer_id = $1 and n.txn_id = t.id) as note`;
const RETURNED = 'left join txn f on f.id = t.return_of';

const TRANSACTION_OF_CUSTOMER = `select ${COLUMNS} from txn t join txn_of_customer h
  on h.customer_id = $1 and h.txn_id = t.id and h.created_at = t.created_at ${RETURNED} where t.id = $2`;

const DEFAULT_ROWS_ON_PAGE = 200;

/**
 * One page of the customer's history, newest first; a cursor is the id of the last transaction of the page before. The first page of a
 * customer is read from the index alone, whatever the depth of a later one.
 */
export async function readHistory(
  pool: Pool,
  customerId: string,
  query: HistoryRowsQuery,
): Promise<TransactionHistoryPage> {
  const limit = query.limit ?? DEFAULT_ROWS_ON_PAGE;
  const conditions = historyConditions(customerId, query);
  const sql = `select ${COLUMNS} from txn_of_customer h join txn t on t.id = h.txn_id ${RETURNED}
    where ${conditions.lines} and ${conditions.transactions}
    order by h.created_at desc, h.txn_id desc limit ${conditions.value(limit + 1)}`;
  const { rows } = await pool.query<TransactionRow>(sql, conditions.values);
  return pageOf(rows, limit);
}

/** Lines of the history one call looks through for a text; a page that ends there has a cursor to go on from. */
const LINES_LOOKED_THROUGH = 20_000;

/**
 * One page of what a text finds in the history, newest first. Lines are looked through in their order until the page is full, but no
 * more than {@link LINES_LOOKED_THROUGH}: a page may have fewer rows than `limit`, or none, and yet a next one.
 */
export async function findInHistory(
  pool: Pool,
  customerId: string,
  { sought, ...query }: HistoryRowsQuery & { readonly sought: readonly SoughtInBank[] },
): Promise<TransactionHistoryPage> {
  const limit = query.limit ?? DEFAULT_ROWS_ON_PAGE;
  const conditions = historyConditions(customerId, query);
  const lines = `select h.created_at, h.txn_id from txn_of_customer h where ${conditions.lines}
      order by h.created_at desc, h.txn_id desc`;
  const found = sought.map((word) => ` and ${foundIn(word, conditions)}`).join('');
  const sql = `select ${COLUMNS} from (${lines} limit ${LINES_LOOKED_THROUGH}) h join txn t on t.id = h.txn_id ${RETURNED} ${SEARCHED_TEXTS}
    where ${conditions.transactions}${found}
    order by h.created_at desc, h.txn_id desc limit ${conditions.value(limit + 1)}`;
  const { rows } = await pool.query<TransactionRow>(sql, conditions.values);
  const page = pageOf(rows, limit);
  return page.next === undefined ? { ...page, next: await lineAfter(pool, lines, conditions.linesValues) } : page;
}

/** Id of the last line that was looked through; `undefined` when the history ends before it. */
async function lineAfter(pool: Pool, lines: string, values: readonly unknown[]): Promise<string | undefined> {
  const sql = `${lines} offset ${LINES_LOOKED_THROUGH - 1} limit 1`;
  const { rows } = await pool.query<{ txn_id: bigint }>(sql, [...values]);
  return rows[0]?.txn_id.toString();
}

function pageOf(rows: readonly TransactionRow[], limit: number): TransactionHistoryPage {
  const page = rows.slice(0, limit);
  return {
    transactions: page.map(transactionOf),
    next: rows.length > limit ? page.at(-1)?.id.toString() : undefined,
  };
}

const QR_TURNOVER = `
  select ${QR_IS_INCOMING} as incoming, count(*)::int as payments, sum(coalesce(t.credit_amount, t.debit_amount))::bigint as amount
    from txn_of_customer h join txn t on t.id = h.txn_id
    where h.customer_id = $1 and h.created_at > $2 and t.txn_code = any ($3)
      and t.status not in ('DECLINED', 'REJECTED', 'CANCELLED', 'RETURNED') and ($4::bigint is null or ${atPoint('$4')})
    group by 1`;

/** Payments by QR code that are summed up: since a moment, at one point of sale or at all. */
interface QrTurnoverQuery {
  readonly since: Instant;
  readonly pointId: string | undefined;
}

/** Sums and numbers of payments by QR code, incoming and outgoing, in soms. */
export async function readQrTurnover(
  pool: Pool,
  customerId: string,
  { since, pointId }: QrTurnoverQuery,
): Promise<QrTurnover> {
  const { rows } = await pool.query<{ incoming: boolean; payments: number; amount: bigint }>({
    name: 'qr-turnover',
    text: QR_TURNOVER,
    values: [customerId, new Date(since), QR_CODES, pointId ?? null],
  });
  const [came, went] = [true, false].map((incoming) => rows.find((row) => row.incoming === incoming));
  return {
    incoming: money(came?.amount ?? 0n, 'KGS'),
    incomingCount: came?.payments ?? 0,
    outgoing: money(went?.amount ?? 0n, 'KGS'),
    outgoingCount: went?.payments ?? 0,
  };
}

/** One transaction, when it stands in the customer's history. */
export async function readTransaction(
  pool: Pool,
  customerId: string,
  transactionId: string,
): Promise<Transaction | undefined> {
  const { rows } = await pool.query<TransactionRow>({
    name: 'transaction-of-customer',
    text: TRANSACTION_OF_CUSTOMER,
    values: [customerId, transactionId],
  });
  return (
    rows[0] && {
      ...transactionOf(rows[0]),
      progress: await readProgress(pool, transactionId),
      returnedBy: await readReturns(pool, transactionId),
      signers: await readOperationSigners(pool, customerId, rows[0].operation_id),
    }
  );
}

const RETURNS = `select t.id::text, t.id::text as number, t.created_at as "createdAt" from txn t where t.return_of = $1 order by t.id`;

/** The return of an operation; absent where nothing came back. */
async function readReturns(pool: Pool, transactionId: string): Promise<readonly RelatedTransaction[] | undefined> {
  const { rows } = await pool.query<RelatedTransaction>({
    name: 'returns-of-transaction',
    text: RETURNS,
    values: [transactionId],
  });
  return rows.length === 0 ? undefined : rows;
}

interface ProgressRow {
  readonly deletable: boolean;
  readonly rail: NetworkName;
  /** True for a money transfer that waits for its recipient once it was sent. */
  readonly is_collected: boolean;
  readonly reference: string;
  readonly recall_asked: boolean;
  readonly recall_declined: boolean;
  /** State of the order in the network; null before its first step. */
  readonly state: RailState | null;
  readonly at: Instant | null;
}

type RailState = 'sent' | 'settled' | 'rejected' | 'returned' | 'undoing' | 'undone';

/** Status shown to the customer for each state of an order in a network, as advance_rail_order sets it. */
const STATUS_OF_STATE: Readonly<Record<RailState, TransactionStatus>> = {
  sent: 'IN_PROCESS',
  undoing: 'IN_PROCESS',
  settled: 'ACCEPTED',
  rejected: 'REJECTED',
  returned: 'RETURNED',
  undone: 'RETURNED',
};

const PROGRESS = `
  select o.debit_account_id is not null and not r.closed and r.recall_asked_at is null and (r.state = 'queued' and r.attempts = 0
        or r.rail = 'remittance' and r.state = 'sent' or r.rail = 'interbank') as deletable,
      r.rail, r.rail = 'remittance' and o.debit_account_id is not null as is_collected, coalesce(nullif(r.reference, ''), o.terms -> 'details' ->> 'networkReference',
        case r.rail when 'remittance' then '' else r.key::text end) as reference,
      r.recall_asked_at is not null as recall_asked, r.recall_declined_at is not null as recall_declined, p.state, p.at
    from rail_order r join operation o on o.id = r.operation_id left join rail_order_step p on p.order_id = r.id
    where r.txn_id = $1 order by p.at, p.state = 'settled'`;

/** Progress of an operation that left the bank; `undefined` for one that stays inside. */
async function readProgress(pool: Pool, transactionId: string): Promise<TransactionProgress | undefined> {
  const { rows } = await pool.query<ProgressRow>({
    name: 'progress-of-transaction',
    text: PROGRESS,
    values: [transactionId],
  });
  const [first] = rows;
  return (
    first && {
      deletable: first.deletable,
      network: first.rail,
      reference: first.reference,
      recallAsked: first.recall_asked,
      recallDeclined: first.recall_declined,
      steps: rows.flatMap(({ state, at, is_collected: isCollected }) => {
        if (state === null || at === null) {
          return [];
        }
        return [{ status: state === 'sent' && isCollected ? 'WAITING' : STATUS_OF_STATE[state], at }];
      }),
    }
  );
}

function transactionOf(row: TransactionRow): Transaction {
  return {
    id: row.id.toString(),
    operationId: row.operation_id,
    txnCode: row.txn_code,
    status: row.status,
    createdAt: row.created_at,
    debit: sideOf(row.debit_number, row.debit_currency, row.debit_amount),
    credit: sideOf(row.credit_number, row.credit_currency, row.credit_amount),
    fee: amountOf(row.fee, row.debit_currency),
    totalDebited: amountOf(row.total_debited, row.debit_currency),
    ...namesForReader(row),
    purpose: row.purpose,
    terms: Object.keys(row.terms).length === 0 ? undefined : readTerms(row.terms),
    returnOf: returnOf(row),
    fingerprint: row.fingerprint,
    depositId: row.deposit_id ?? undefined,
    note: row.note ?? undefined,
  };
}

function returnOf({
  returned_id: id,
  returned_number: number,
  returned_at: createdAt,
}: TransactionRow): RelatedTransaction | undefined {
  return id === null || createdAt === null
    ? undefined
    : { id: id.toString(), number: number ?? id.toString(), createdAt };
}

function sideOf(number: string | null, currency: Currency | null, amount: bigint | null): TransactionSide {
  return { accountNumber: number ?? undefined, currency: currency ?? undefined, amount: amountOf(amount, currency) };
}

function amountOf(minor: bigint | null, currency: Currency | null): Money | undefined {
  return minor === null || currency === null ? undefined : money(minor, currency);
}
