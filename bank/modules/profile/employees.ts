import type { CompanyRight } from '../../../src/domain/corporate/Company';
import type { EmployeeAccount, Employees } from '../../../src/domain/corporate/Employee';
import type { SignaturePlace } from '../../../src/domain/corporate/Signer';
import type { LocalizedText } from '../../../src/domain/language/Language';
import type { CallContext } from '../../kernel/Handler';

interface EmployeeRow {
  readonly id: bigint;
  readonly full_name: LocalizedText;
  readonly office: LocalizedText | null;
  readonly rights: readonly CompanyRight[];
  readonly signature_place: SignaturePlace | null;
  readonly operations: readonly string[] | null;
  readonly accounts: readonly EmployeeAccount[] | null;
}

/** `account` is the part the reader may see, so that the limits of a colleague reveal no hidden account. */
const EMPLOYEES = `
  select u.id, u.full_name, u.office, u.rights, u.signature_place, u.operations,
      case when u.accounts_limited then coalesce((select jsonb_agg(jsonb_build_object('accountId', a.id::text, 'number', a.number,
          'name', coalesce(a.name, ''), 'currency', a.currency, 'works', x.works) order by a.currency <> 'KGS', a.number)
        from user_account x join account a on a.id = x.account_id where x.user_id = u.id), '[]') end as accounts
    from app_user u where u.customer_id = $1 order by u.id`;

/** All users of the caller's company, with their rights. */
export async function readEmployees({ bank, caller }: CallContext): Promise<Employees> {
  const { rows } = await bank.database.pool.query<EmployeeRow>({
    name: 'employees',
    text: EMPLOYEES,
    values: [caller.customerId],
  });
  const employees = rows.map((row) => ({
    userId: row.id.toString(),
    fullName: row.full_name,
    position: row.office ?? undefined,
    rights: row.rights,
    signaturePlace: row.signature_place ?? undefined,
    operations: row.operations ?? undefined,
    accounts: row.accounts ?? undefined,
  }));
  return { employees };
}
