import type { FinesQuery } from '../../src/application/operations/taxes';
import { success } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import type { Fine } from '../../src/domain/tax/Fine';
import type { BankServices } from '../BankServices';
import { askTaxService } from './askTaxService';
import type { TaxServiceUnavailable } from './askTaxService';

/** Decisions that were paid through this bank, with money that has not come back. The register hears of it days later. */
const PAID = `
  select terms -> 'details' ->> 'decisionNumber' as decision from txn
    where txn_code = 'MAKE_FINE_PAYMENT' and status not in ('REJECTED', 'RETURNED')
      and terms -> 'details' ->> 'decisionNumber' = any ($1)`;

/** The fines of a vehicle or of a decision, latest first. */
export async function readFines(query: FinesQuery, bank: BankServices): Promise<Result<readonly Fine[], TaxServiceUnavailable>> {
  const found = await askTaxService(bank, (service) => service.fines(query));
  if (!found.ok) {
    return found;
  }
  const numbers = found.value.map(({ decisionNumber }) => decisionNumber);
  const { rows } = await bank.database.pool.query<{ decision: string }>({ name: 'paid-fines', text: PAID, values: [numbers] });
  const paid = new Set(rows.map(({ decision }) => decision));
  const fines = found.value.map((fine) => ({ ...fine, paid: paid.has(fine.decisionNumber) }));
  return success(fines.toSorted((left, right) => right.committedAt - left.committedAt));
}
