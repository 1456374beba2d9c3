import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { BankServices } from '../../kernel/BankServices';
import type { TaxService } from '../../networks/ports/TaxService';

export type TaxServiceUnavailable = Failure<'TAX_SERVICE_UNAVAILABLE'>;

/** Time limit of the tax service; the customer gets a failure afterwards. */
const ANSWER_LIMIT_MS = 5000;

/** Asks the tax service within its time. One that throws, takes too long or is not connected is unavailable. */
export async function askTaxService<Value>(
  { networks }: Pick<BankServices, 'networks'>,
  question: (service: TaxService) => Promise<Value>,
): Promise<Result<Value, TaxServiceUnavailable>> {
  const service = networks.taxService;
  if (service === undefined) {
    return refusal({ code: 'TAX_SERVICE_UNAVAILABLE' });
  }
  const limit = timeLimit();
  try {
    return success(await Promise.race([question(service), limit.passed]));
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
