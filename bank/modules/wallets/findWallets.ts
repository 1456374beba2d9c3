import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusedUntil } from '../../../src/application/operations/failureWith';
import type { WalletExistence, WalletNumberQuery } from '../../../src/application/operations/wallets';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { Instant } from '../../../src/domain/time/Instant';
import type { FoundWallet } from '../../../src/domain/wallet/Wallet';
import type { CallContext } from '../../kernel/Handler';
import { askOperator } from './askOperator';
import type { WalletHolder } from '../../networks/ports/WalletOperator';

type Unanswered = Failure<'TOO_MANY_REQUESTS' | 'WALLET_OPERATOR_UNAVAILABLE'>;

/** The wallets under the INN of the customer only. */
export async function findOwnWallets({
  bank,
  caller,
}: CallContext): Promise<Result<readonly FoundWallet[], Unanswered>> {
  const { rows } = await bank.database.pool.query<{ inn: string; bound: readonly string[] }>({
    name: 'what-is-bound',
    text: `select c.inn, array(select w.wallet_number from wallet w where w.customer_id = c.id and w.state in ('registering', 'bound')) as bound
      from customer c where c.id = $1`,
    values: [caller.customerId],
  });
  const { inn = '', bound = [] } = rows[0] ?? {};
  const answer = await askOperator(bank, (operator) => operator.numbersOf(inn));
  return answer.ok ? success(answer.value.map((number) => ({ number, isBound: bound.includes(number) }))) : answer;
}

/** Existence of a wallet under a number; fails when the operator does not answer. */
export async function walletExists(
  { number }: WalletNumberQuery,
  context: CallContext,
): Promise<Result<WalletExistence, Unanswered>> {
  const answer = await holderOf(number, context);
  return answer.ok ? success({ exists: answer.value !== undefined }) : answer;
}

/**
 * Asks the operator for the holder of a wallet. The number of queries per hour is limited, so that a caller cannot go through the telephones of
 * others.
 */
export async function holderOf(
  number: string,
  { bank, caller, now }: CallContext,
): Promise<Result<WalletHolder | undefined, Unanswered>> {
  const { rows } = await bank.database.pool.query<{ free_at: Instant | null }>({
    name: 'take-wallet-lookup',
    text: 'select take_wallet_lookup($1, $2) as free_at',
    values: [caller.userId, new Date(now)],
  });
  const freeAt = rows[0]?.free_at ?? null;
  return freeAt === null
    ? askOperator(bank, (operator) => operator.holderOf(number))
    : refusal(refusedUntil('TOO_MANY_REQUESTS', freeAt));
}
