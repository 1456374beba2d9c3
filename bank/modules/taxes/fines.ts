import type { FinesQuery } from '../../../src/application/operations/taxes';
import { success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { Fine } from '../../../src/domain/tax/Fine';
import type { BankServices } from '../../kernel/BankServices';
import { paidAmong } from '../transfers';
import { askTaxService } from './askTaxService';
import type { TaxServiceUnavailable } from './askTaxService';

/** Key under which a fine is paid once; the register learns of the payment days later. */
export function fineKey(decisionNumber: string): string {
  return `fine ${decisionNumber}`;
}

/** The fines of a vehicle or of a decision, latest first. */
export async function readFines(
  query: FinesQuery,
  bank: BankServices,
): Promise<Result<readonly Fine[], TaxServiceUnavailable>> {
  const found = await askTaxService(bank, (service) => service.fines(query));
  if (!found.ok) {
    return found;
  }
  const paid = await paidAmong(
    bank.database,
    found.value.map(({ decisionNumber }) => fineKey(decisionNumber)),
  );
  const fines = found.value.map((fine) => ({ ...fine, paid: paid.has(fineKey(fine.decisionNumber)) }));
  return success(fines.toSorted((left, right) => right.committedAt - left.committedAt));
}
