import type { DepositName } from '../../../src/application/operations/deposits';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { Deposit } from '../../../src/domain/deposit/Deposit';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { CallContext } from '../../kernel/Handler';
import { tellDeposit } from './depositDay';
import { readDeposit } from './depositRepository';

/** Renames a deposit and notifies every open page of the customer. */
export async function renameDeposit(
  { depositId, name }: DepositName,
  { bank, caller, now }: CallContext,
): Promise<Result<Deposit, Failure<'DEPOSIT_NOT_FOUND'>>> {
  const known = await readDeposit(bank.database, caller.customerId, depositId);
  if (known === undefined) {
    return refusal({ code: 'DEPOSIT_NOT_FOUND' });
  }
  await bank.database.kysely.transaction().execute(async (connection) => {
    await connection.updateTable('deposit').set({ name }).where('account_id', '=', BigInt(depositId)).execute();
    await tellDeposit(connection, depositId, now);
  });
  return success((await readDeposit(bank.database, caller.customerId, depositId)) ?? { ...known, name });
}
