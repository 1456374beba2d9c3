import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { WalletReference } from '../../../src/application/operations/wallets';
import { money } from '../../../src/domain/money/Money';
import type { Money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { Instant } from '../../../src/domain/time/Instant';
import { sortWallets } from '../../../src/domain/wallet/Wallet';
import type { Wallet, WalletBalance, WalletMovement } from '../../../src/domain/wallet/Wallet';
import type { BankServices } from '../../kernel/BankServices';
import type { CallContext } from '../../kernel/Handler';
import { askOperator } from './askOperator';
import type { OperatorAnswer } from './askOperator';

interface WalletRow {
  readonly id: bigint;
  readonly wallet_number: string;
  readonly state: 'registering' | 'bound';
  readonly balance: bigint | null;
  readonly balance_at: Instant | null;
  readonly since: Instant;
  readonly inn: string;
}

/** Wallets of a customer: all, or the one with this id. */
const OF_CUSTOMER = `select w.id, w.wallet_number, w.state, w.balance, w.balance_at, w.since, c.inn
  from wallet w join customer c on c.id = w.customer_id where w.customer_id = $1 and ($2::bigint is null or w.id = $2) and w.state in ('registering', 'bound')`;

/** Wallets of the customer with their balances at the operator. */
export async function readWallets({ bank, caller, now }: CallContext): Promise<readonly Wallet[]> {
  const { rows } = await bank.database.pool.query<WalletRow>({
    name: 'wallets-of-customer',
    text: OF_CUSTOMER,
    values: [caller.customerId, null],
  });
  return sortWallets(await Promise.all(rows.map((row) => walletNow(bank, row, now))));
}

async function walletNow(bank: BankServices, row: WalletRow, now: Instant): Promise<Wallet> {
  const common = { id: row.id.toString(), number: row.wallet_number, since: row.since };
  if (row.state === 'registering') {
    return { ...common, status: 'registering', balance: undefined };
  }
  const answer = await askOperator(bank, (operator) => operator.balance({ number: row.wallet_number, inn: row.inn }));
  if (answer.ok && answer.value === undefined) {
    return { ...common, status: 'gone', balance: undefined };
  }
  return { ...common, status: 'bound', balance: await balanceNow(bank, row, { answer, now }) };
}

interface BalanceQuestion {
  readonly answer: OperatorAnswer<Money | undefined>;
  readonly now: Instant;
}

/**
 * Balance from the operator's answer, stored for the time when the operator does not answer; without an answer, the balance stored last.
 */
async function balanceNow(
  bank: BankServices,
  row: WalletRow,
  { answer, now }: BalanceQuestion,
): Promise<WalletBalance | undefined> {
  if (answer.ok && answer.value !== undefined) {
    await bank.database.pool.query({
      name: 'remember-wallet-balance',
      text: `update wallet set balance = $2, balance_at = $3 where id = $1 and state = 'bound' and balance_at is distinct from $3`,
      values: [row.id, answer.value.minor, new Date(now)],
    });
    return { amount: answer.value, at: now, isCurrent: true };
  }
  return row.balance === null || row.balance_at === null
    ? undefined
    : { amount: money(row.balance, 'KGS'), at: row.balance_at, isCurrent: false };
}

/** The latest movements of a wallet. One that is being opened has none. */
export async function readWalletHistory(
  { walletId }: WalletReference,
  { bank, caller }: CallContext,
): Promise<Result<readonly WalletMovement[], Failure<FailureCodeOf<'GET_WALLET_HISTORY'>>>> {
  const { rows } = await bank.database.pool.query<WalletRow>({
    name: 'wallets-of-customer',
    text: OF_CUSTOMER,
    values: [caller.customerId, walletId],
  });
  const [row] = rows;
  if (row === undefined) {
    return refusal({ code: 'WALLET_NOT_FOUND' });
  }
  if (row.state === 'registering') {
    return success([]);
  }
  const answer = await askOperator(bank, (operator) => operator.movements({ number: row.wallet_number, inn: row.inn }));
  if (!answer.ok) {
    return answer;
  }
  return answer.value === undefined ? refusal({ code: 'WALLET_NOT_FOUND' }) : success(answer.value);
}
