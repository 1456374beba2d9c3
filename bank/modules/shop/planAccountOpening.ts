import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusal } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { AccountOpening } from '../../../src/domain/shop/AccountOpening';
import type { Database } from '../../db/Database';
import type { CallContext } from '../../kernel/Handler';
import type { OperationPlan } from '../transfers';
import { planFree, planPrice } from './planPrice';
import { readPrice } from './shopProducts';

/**
 * Plan of an order for a new account: it gets its number now, so that the customer knows it from the order on. An order that names no
 * account to pay from is free, and only for a customer who has none.
 */
export async function planAccountOpening(
  { productType, debitAccountId, currency }: AccountOpening,
  context: CallContext,
): Promise<Result<OperationPlan, Failure<'PRODUCT_NOT_OFFERED' | 'FIRST_ACCOUNT_EXISTS'>>> {
  const price = await readPrice(context, productType);
  if (price === undefined) {
    return refusal({ code: 'PRODUCT_NOT_OFFERED' });
  }
  const { bank, caller } = context;
  if (debitAccountId === undefined && (await hasOrOpensAccount(bank.database, caller.customerId))) {
    return refusal({ code: 'FIRST_ACCOUNT_EXISTS' });
  }
  const details = { openedCurrency: currency, openedAccount: await reserveNumber(bank.database) };
  return debitAccountId === undefined
    ? planFree({ txnCode: 'MAKE_FIRST_ACCOUNT_OPENING', details }, context)
    : planPrice({ txnCode: 'MAKE_ACCOUNT_OPENING', debitAccountId, price, details }, context);
}

async function hasOrOpensAccount({ pool }: Database, customerId: string): Promise<boolean> {
  const { rows } = await pool.query<{ has: boolean }>({
    name: 'has-or-opens-account',
    text: 'select has_or_opens_account($1) as has',
    values: [customerId],
  });
  return rows.some(({ has }) => has);
}

/** A unique account number; that of an order which is never confirmed stays unused. */
async function reserveNumber({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ number: string }>({
    name: 'reserve-account-number',
    text: 'select reserve_account_number() as number',
    values: [],
  });
  const [row] = rows;
  if (row === undefined) {
    throw new Error('The ledger gave no number for an account');
  }
  return row.number;
}
