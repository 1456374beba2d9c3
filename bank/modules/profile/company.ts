import type { Company } from '../../../src/domain/corporate/Company';
import type { CallContext } from '../../kernel/Handler';

/** The company of the caller, and all its users. */
export async function readCompany({ bank, caller }: CallContext): Promise<Company> {
  const { kysely } = bank.database;
  const customerId = BigInt(caller.customerId);
  const customer = await kysely
    .selectFrom('customer')
    .leftJoin('token_only', 'token_only.customer_id', 'customer.id')
    .select(['customer_no', 'name', 'inn', 'okpo', 'address', 'phone', 'token_only.since as token_only_since'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const users = await kysely
    .selectFrom('app_user')
    .select(['id', 'full_name', 'rights'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  return {
    customerNumber: customer.customer_no,
    name: customer.name,
    inn: customer.inn,
    okpo: customer.okpo,
    address: customer.address,
    phone: customer.phone,
    isTokenOnly: customer.token_only_since !== null,
    users: users.map((user) => ({ id: user.id.toString(), fullName: user.full_name, rights: user.rights })),
  };
}
