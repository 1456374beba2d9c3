import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { BankServices } from '../../kernel/BankServices';
import type { WalletOperator } from '../../networks/ports/WalletOperator';

/** Timeout of a call to the operator, in milliseconds. */
const TIMEOUT_MS = 2000;

export type OperatorAnswer<Value> = Result<Value, Failure<'WALLET_OPERATOR_UNAVAILABLE'>>;

/** Asks the operator of wallets. An operator that throws, times out or is not connected counts as one that has not answered. */
export async function askOperator<Value>(
  bank: BankServices,
  ask: (operator: WalletOperator) => Promise<Value>,
): Promise<OperatorAnswer<Value>> {
  const operator = bank.networks.walletOperator;
  if (operator === undefined) {
    return refusal({ code: 'WALLET_OPERATOR_UNAVAILABLE' });
  }
  const patience = new AbortController();
  try {
    return success(await Promise.race([ask(operator), tired(patience.signal)]));
  } catch {
    return refusal({ code: 'WALLET_OPERATOR_UNAVAILABLE' });
  } finally {
    patience.abort();
  }
}

function tired(over: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The operator of wallets takes too long')), TIMEOUT_MS);
    over.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
