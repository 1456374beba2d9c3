import { MOVEMENTS } from '../../../src/domain/movements/movements';
import { startOfBankDay } from '../../../src/domain/time/Instant';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { TransactionHistoryQuery } from '../../../src/application/operations/accounts';
import type { QrDirection } from '../../../src/domain/qr/QrStatement';

/** Query of the history: all of it, payments by QR code only, or the transactions named. */
export type HistoryRowsQuery = Omit<TransactionHistoryQuery, 'text'> & {
  readonly qr?: QrDirection | 'any';
  /** Point of sale at which was paid. */
  readonly pointId?: string | undefined;
  readonly ids?: readonly string[];
};

/**
 * Condition for a payment by QR code that is incoming for the customer `$1`: within this bank, payer and payee see different kinds of
 * operation.
 */
export const QR_IS_INCOMING = `(t.txn_code = 'QR_INCOMING' or t.txn_code in ('MAKE_QR_PAYMENT', 'MAKE_QR_INVOICE_PAYMENT')
  and not exists (select from account payer where payer.id = t.debit_account_id and payer.customer_id = $1))`;

/** Code of a transaction as the customer `$1` sees it. */
export const SHOWN_CODE = `case when ${QR_IS_INCOMING} then 'QR_INCOMING' else t.txn_code end`;

/** Codes of transactions that are payments by QR code. */
export const QR_CODES = MOVEMENTS.codesOf('qrOutgoing', 'qrIncoming');

const ONE_DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Conditions that come and go with a query of the history of the customer `$1`: those on its lines `h`, which its primary key answers, and
 * those on the transactions `t`. Every value is a parameter.
 */
export class HistoryConditions {
  lines = 'h.customer_id = $1';
  transactions = 'true';
  /** Values of the conditions on the lines, which come before those on the transactions. */
  linesValues: readonly unknown[];
  readonly values: unknown[];

  constructor(customerId: string) {
    this.values = [customerId];
    this.linesValues = [customerId];
  }

  /** Adds a condition on the lines, unless its value is absent. */
  onLines<Value>(value: Value | undefined, condition: (parameter: string) => string): void {
    if (value !== undefined) {
      this.lines += ` and ${condition(this.value(value))}`;
      this.linesValues = [...this.values];
    }
  }

  /** Adds a condition on the transactions, unless its value is absent. */
  onTransactions<Value>(value: Value | undefined, condition: (parameter: string) => string): void {
    if (value !== undefined) {
      this.transactions += ` and ${condition(this.value(value))}`;
    }
  }

  /** Parameter that stands for a value. */
  value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** Condition on the lines `h`: payments at a point of sale. */
export function atPoint(parameter: string): string {
  return `h.txn_id in (select p.txn_id from qr_point_payment p where p.point_id = ${parameter}::bigint)`;
}

/** Conditions of a query of the history of a customer; both days of a period belong to it. */
export function historyConditions(customerId: string, query: HistoryRowsQuery): HistoryConditions {
  const conditions = new HistoryConditions(customerId);
  conditions.onLines(
    query.cursor,
    (cursor) =>
      `(h.created_at, h.txn_id) < (select c.created_at, c.txn_id from txn_of_customer c
          where c.customer_id = $1 and c.txn_id = ${cursor} and c.created_at = (select created_at from txn where id = ${cursor}))`,
  );
  conditions.onLines(query.from && new Date(startOfBankDay(query.from)), (from) => `h.created_at >= ${from}`);
  conditions.onLines(query.to && new Date(endOfBankDay(query.to)), (end) => `h.created_at < ${end}`);
  conditions.onLines(query.transactionId, (id) => `h.txn_id = ${id}`);
  conditions.onLines(query.pointId, (id) => atPoint(id));
  conditions.onLines(query.ids, (ids) => `h.txn_id = any (${ids}::bigint[])`);
  conditions.onTransactions(query.operationId, (id) => `t.operation_id = ${id}`);
  conditions.onTransactions(query.accountId, (id) => `${id}::bigint in (t.debit_account_id, t.credit_account_id)`);
  if (query.qr !== undefined) {
    conditions.onTransactions(QR_CODES, (codes) => `t.txn_code = any (${codes})`);
    const isIncoming = query.qr === 'any' ? undefined : query.qr === 'incoming';
    conditions.onTransactions(isIncoming, (incoming) => `${QR_IS_INCOMING} = ${incoming}`);
  }
  return conditions;
}

function endOfBankDay(day: BankDay): Instant {
  return startOfBankDay(day) + ONE_DAY_MS;
}
