import { refusal, success } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import type { Failure } from '../../src/application/operations/failureCodes';
import type { BankServices } from '../BankServices';
import { SandboxTaxService } from '../rails/budget/SandboxTaxService';
import type { TaxService } from '../rails/budget/TaxService';

export type TaxServiceUnavailable = Failure<'TAX_SERVICE_UNAVAILABLE'>;

/** After this long without an answer the customer is told that there is none. */
const ANSWER_LIMIT_MS = 5000;

/** Asks the tax service within its time. Outside of a demonstration none is connected. */
export async function askTaxService<Value>(
  { configuration, clock }: BankServices,
  question: (service: TaxService) => Promise<Value>,
): Promise<Result<Value, TaxServiceUnavailable>> {
  if (!configuration.sandbox) {
    return refusal({ code: 'TAX_SERVICE_UNAVAILABLE' });
  }
  const limit = timeLimit();
  try {
    return success(await Promise.race([question(new SandboxTaxService(clock)), limit.passed]));
  } catch {
    return refusal({ code: 'TAX_SERVICE_UNAVAILABLE' });
  } finally {
    limit.end();
  }
}

function timeLimit() {
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The tax service took too long')), ANSWER_LIMIT_MS);
  });
  return { passed, end: () => clearTimeout(timer) };
}
