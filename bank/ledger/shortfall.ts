import { add, money } from '../../src/domain/money/Money';
import { encodeAmount } from '../../src/infrastructure/registry/codecs';
import type { Currency } from '../../src/domain/money/Currency';
import type { Money } from '../../src/domain/money/Money';
import type { OperationId } from '../../src/domain/operation/OperationId';
import type { Pool } from '../db/Pool';

/** Debit side of a movement that an account could not pay. */
interface Debited {
  readonly accountId: string;
  readonly amount: Money;
  readonly fee: Money;
}

/**
 * Particulars of INSUFFICIENT_FUNDS: the sum missing, its currency, and the fee when the movement has one. Amounts are as on the wire.
 * `undefined` when the account can pay by now.
 */
export async function shortfallOf(
  pool: Pool,
  { accountId, amount, fee }: Debited,
): Promise<Readonly<Record<string, string>> | undefined> {
  const { rows } = await pool.query<{ free: bigint }>(
    'select balance - blocked - lowest_balance as free from account where id = $1',
    [accountId],
  );
  const missing = add(amount, fee).minor - (rows[0]?.free ?? 0n);
  return missing <= 0n
    ? undefined
    : {
        missing: encodeAmount(money(missing, amount.currency)),
        ccy: amount.currency,
        ...(fee.minor > 0n && { fee: encodeAmount(fee) }),
      };
}

interface DebitedRow {
  readonly debit_account_id: bigint | null;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly currency: Currency;
}

/** The same for an operation that was created and could not be booked. */
export async function shortfallOfOperation(
  pool: Pool,
  { customerId, operationId }: { readonly customerId: string; readonly operationId: OperationId },
): Promise<Readonly<Record<string, string>> | undefined> {
  const { rows } = await pool.query<DebitedRow>(
    'select debit_account_id, amount, fee, currency from operation where customer_id = $1 and operation_id = $2',
    [customerId, operationId],
  );
  const [row] = rows;
  return row === undefined || row.debit_account_id === null
    ? undefined
    : shortfallOf(pool, {
        accountId: row.debit_account_id.toString(),
        amount: money(row.amount, row.currency),
        fee: money(row.fee, row.currency),
      });
}
