import { createHmac } from 'node:crypto';

import type { Failure } from '../../../src/application/operations/failureCodes';
import { refusal } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { CallContext } from '../../kernel/Handler';
import type { TaxService } from '../../networks/ports/TaxService';
import { askTaxService } from './askTaxService';
import type { TaxServiceUnavailable } from './askTaxService';

/** Refusals of a question about a taxpayer before it has an answer. */
export type TaxpayerQuestionFailure = TaxServiceUnavailable | Failure<'TAXPAYER_LOOKUP_LIMIT_EXCEEDED'>;

/** Taxpayer a question is about, and the number of a vehicle where one was entered. */
interface Asked {
  readonly inn: string;
  readonly vehicleNumber?: string;
}

/** An answer of the tax service, and whether it is about the customer. */
interface TaxpayerAnswer<Value> {
  readonly found: Value;
  readonly isOwn: boolean;
}

/** Asks the tax service about a taxpayer. Queries about others than the customer are limited per hour and day. */
export async function askAboutTaxpayer<Value>(
  asked: Asked,
  context: CallContext,
  question: (service: TaxService) => Promise<Value>,
): Promise<Result<TaxpayerAnswer<Value>, TaxpayerQuestionFailure>> {
  const isOwn = await isCustomers(asked.inn, context);
  if (!isOwn && !(await takeLookup(asked, context))) {
    return refusal({ code: 'TAXPAYER_LOOKUP_LIMIT_EXCEEDED' });
  }
  return askTaxService(context.bank, async (service) => ({ found: await question(service), isOwn }));
}

async function isCustomers(inn: string, { bank, caller }: CallContext): Promise<boolean> {
  const customer = await bank.database.kysely
    .selectFrom('customer')
    .select('inn')
    .where('id', '=', BigInt(caller.customerId))
    .executeTakeFirstOrThrow();
  return customer.inn === inn;
}

async function takeLookup({ inn, vehicleNumber = '' }: Asked, { bank, caller, now }: CallContext): Promise<boolean> {
  const asked = createHmac('sha256', bank.secrets.hashKey).update(`taxpayer:${inn}:${vehicleNumber}`).digest();
  const { rows } = await bank.database.pool.query<{ may: boolean }>({
    name: 'take-taxpayer-lookup',
    text: 'select take_taxpayer_lookup($1, $2, $3) as may',
    values: [caller.userId, asked, new Date(now)],
  });
  return rows[0]?.may === true;
}
