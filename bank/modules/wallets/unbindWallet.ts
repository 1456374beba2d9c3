import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { WalletReference } from '../../../src/application/operations/wallets';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { CallContext } from '../../kernel/Handler';

/** Takes a wallet off the customer's list; said again, it is answered again. */
export async function unbindWallet(
  { walletId }: WalletReference,
  { bank, caller, now }: CallContext,
): Promise<Result<WalletReference, Failure<FailureCodeOf<'UNBIND_ELSOM_WALLET_BY_ID'>>>> {
  const { pool } = bank.database;
  await pool.query({
    name: 'unbind-wallet',
    text: `update wallet set state = 'unbound', ended_at = $3 where id = $1 and customer_id = $2 and state = 'bound'`,
    values: [walletId, caller.customerId, new Date(now)],
  });
  const { rows } = await pool.query<{ state: string }>({
    name: 'state-of-wallet',
    text: 'select state from wallet where id = $1 and customer_id = $2',
    values: [walletId, caller.customerId],
  });
  switch (rows[0]?.state) {
    case 'unbound':
      return success({ walletId });
    case 'registering':
      return refusal({ code: 'WALLET_REGISTRATION_PENDING' });
    default:
      return refusal({ code: 'WALLET_NOT_FOUND' });
  }
}
