import type { Failure } from '../../src/application/operations/failureCodes';
import { refusal } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import { beginLookup, endLookup } from '../cards/recipientCards';
import type { CallContext } from '../operations/Handler';
import type { Taxpayer, TaxService } from '../rails/budget/TaxService';
import { askTaxService } from './askTaxService';

interface FoundTaxpayer {
  readonly taxpayer: Taxpayer | undefined;
}

/**
 * Asks the tax service about a taxpayer and whatever else. A question about anybody but the caller's own customer tells a name by a
 * number that was typed, so it is counted with the questions about recipients (docs/adr/0062).
 */
export async function askAboutTaxpayer<Found extends FoundTaxpayer>(
  inn: string,
  context: CallContext,
  ask: (service: TaxService) => Promise<Found>,
): Promise<Result<Found, Failure<'TAX_SERVICE_UNAVAILABLE' | 'TOO_MANY_REQUESTS'>>> {
  const own = await isOwnInn(inn, context);
  if (!own && !(await beginLookup(context))) {
    return refusal({ code: 'TOO_MANY_REQUESTS' });
  }
  const found = await askTaxService(context.bank, ask);
  if (!own && found.ok && found.value.taxpayer !== undefined) {
    await endLookup(context);
  }
  return found;
}

async function isOwnInn(inn: string, { bank, caller }: CallContext): Promise<boolean> {
  const { rows } = await bank.database.pool.query<{ inn: string }>({
    name: 'own-inn',
    text: 'select inn from customer where id = $1',
    values: [caller.customerId],
  });
  return rows[0]?.inn === inn;
}
