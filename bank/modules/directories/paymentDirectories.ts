import type { NetworkBank, PaymentPurpose } from '../../../src/domain/directory/PaymentDirectories';
import { checkedToBankDay } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import type { Database } from '../../db/Database';
import type { CallContext } from '../../kernel/Handler';

/** The banks payments can be sent to, by their codes. */
export async function readBanks({ kysely }: Database): Promise<readonly NetworkBank[]> {
  const rows = await kysely.selectFrom('network_bank').select(['bic', 'swift', 'name']).orderBy('bic').execute();
  return rows.map(({ bic, swift, name }) => ({ bic, swiftCode: swift, name }));
}

/** The purposes the caller may name: all of them, or those his prefixes allow (specification 1, section 6). */
export async function readPurposes({ bank, caller }: CallContext): Promise<readonly PaymentPurpose[]> {
  const { rows } = await bank.database.pool.query<PaymentPurpose>({
    name: 'payment-purposes',
    text: `select p.code, p.name from payment_purpose p join app_user u on u.id = $1
      where u.purpose_code_prefixes = '{}' or p.code like any (select x || '%' from unnest(u.purpose_code_prefixes) x)
      order by p.code`,
    values: [caller.userId],
  });
  return rows;
}

/** Days on which banks rest besides Saturdays and Sundays. */
export async function readHolidays({ pool }: Database): Promise<readonly BankDay[]> {
  const { rows } = await pool.query<{ day: string }>({
    name: 'holidays',
    text: 'select day::text as day from holiday',
    values: [],
  });
  return rows.flatMap(({ day }) => checkedToBankDay(day) ?? []);
}
