import { sql } from 'kysely';

import type { EmployeeRightsRequest } from '../../../src/application/operations/employeeRights';
import { COMPANY_KIND_CODES } from '../../../src/application/operations/companyKinds';
import { COMPANY_RIGHTS } from '../../../src/domain/corporate/Company';
import type { CompanyRight } from '../../../src/domain/corporate/Company';
import { isConsistent } from '../../../src/domain/corporate/EmployeeRights';
import type { AccountGrant, EmployeeRights } from '../../../src/domain/corporate/EmployeeRights';
import type { SignaturePlace } from '../../../src/domain/corporate/Signer';
import type { LocalizedText } from '../../../src/domain/language/Language';
import { filledText } from '../../../src/domain/language/template';
import { refusal, success } from '../../../src/domain/result/Result';
import { currentAccountScope } from '../../db/AccountScope';
import { tellUserDataChanged } from '../notifications';
import type { AssessedChange, ProductChangeOf, TransactionContext } from '../../confirmations/ProductChange';
import { RIGHTS_TEXTS, rightsWords } from './rightsWords';

type RightsRefusal = 'ACCOUNT_NOT_FOUND' | 'OPERATION_IMPOSSIBLE';

interface EmployeeRow {
  readonly full_name: LocalizedText;
  readonly rights: readonly CompanyRight[];
  readonly signature_place: SignaturePlace | null;
  readonly operations: readonly string[] | null;
  readonly accounts: readonly AccountGrant[] | null;
}

/**
 * Rights of a user of a company, in place of the present ones. A user limited to accounts changes no rights, and signs no such
 * change: it could give what its maker does not have.
 */
export const employeeRights: ProductChangeOf<'CHANGE_CORP_EMPLOYEE_RIGHTS'> = {
  check: async (request, transaction) => {
    const assessed = await assess(request, transaction);
    if (assessed === undefined || currentAccountScope() !== undefined || !isSound(request)) {
      return refusal({ code: 'OPERATION_IMPOSSIBLE' });
    }
    const { userId, rights, signaturePlace } = request;
    const { rows } = await sql<{ refusal: RightsRefusal | '' }>`
      select user_rights_refusal(${transaction.context.caller.customerId}::bigint, ${userId}::bigint, ${[...rights]}::text[],
        ${placeOf(signaturePlace)}::smallint, ${accountsOf(request)}::jsonb) as refusal`.execute(
      transaction.connection,
    );
    const code = rows[0]?.refusal === '' ? sameRefusal(assessed) : (rows[0]?.refusal ?? 'OPERATION_IMPOSSIBLE');
    return code === undefined ? success(assessed.subject) : refusal({ code });
  },
  assess,
  make: async (request, { connection, context }) => {
    const { userId, rights, signaturePlace, operations } = request;
    const { rows } = await sql<{ refusal: RightsRefusal | '' }>`
      select change_user_rights(${context.caller.customerId}::bigint, ${userId}::bigint, ${ordered(rights)}::text[],
        ${placeOf(signaturePlace)}::smallint, ${operations === 'all' ? null : [...operations]}::text[],
        ${accountsOf(request)}::jsonb) as refusal`.execute(connection);
    const code = rows[0]?.refusal ?? 'OPERATION_IMPOSSIBLE';
    if (code !== '') {
      return code;
    }
    await tellUserDataChanged(connection, { customerId: context.caller.customerId, userId }, context.now);
    return undefined;
  },
};

/** True when the rights belong together, and nothing in them is unknown or named twice. */
function isSound(request: EmployeeRightsRequest): boolean {
  const { rights } = request;
  const operations = request.operations === 'all' ? [] : request.operations;
  const accounts = request.accounts === 'all' ? [] : request.accounts;
  const known: ReadonlySet<string> = new Set(COMPANY_KIND_CODES);
  return (
    isConsistent(request) &&
    operations.every((code) => known.has(code)) &&
    [rights, operations, accounts.map(({ accountId }) => accountId)].every((each) => new Set(each).size === each.length)
  );
}

/** Refusal of a change that changes nothing, which is not worth two signatures. */
function sameRefusal({ before, after }: AssessedChange): RightsRefusal | undefined {
  return before.ru === after.ru ? 'OPERATION_IMPOSSIBLE' : undefined;
}

async function assess(
  request: EmployeeRightsRequest,
  { connection, context }: TransactionContext,
): Promise<AssessedChange | undefined> {
  const { rows } = await sql<EmployeeRow>`
    select u.full_name, u.rights, u.signature_place, u.operations,
        case when u.accounts_limited then coalesce((select jsonb_agg(jsonb_build_object('accountId', x.account_id::text, 'works', x.works))
          from user_account x where x.user_id = u.id), '[]') end as accounts
      from app_user u where u.id = ${request.userId}::bigint and u.customer_id = ${context.caller.customerId}::bigint
      for no key update`.execute(connection);
  const [found] = rows;
  if (found === undefined) {
    return undefined;
  }
  const accounts = await connection
    .selectFrom('account')
    .select(['id', 'number'])
    .where('customer_id', '=', BigInt(context.caller.customerId))
    .execute();
  const numbers = new Map(accounts.map(({ id, number }) => [id.toString(), number]));
  const present: EmployeeRights = {
    rights: found.rights,
    signaturePlace: found.signature_place ?? 'none',
    operations: found.operations ?? 'all',
    accounts: found.accounts ?? 'all',
  };
  return {
    effect: 'loosens',
    subject: filledText(RIGHTS_TEXTS.name, (language) => ({ name: found.full_name[language] })),
    before: rightsWords({ ...present, rights: ordered(present.rights) }, numbers),
    after: rightsWords({ ...request, rights: ordered(request.rights) }, numbers),
  };
}

function ordered(rights: readonly CompanyRight[]): CompanyRight[] {
  return COMPANY_RIGHTS.filter((right) => rights.includes(right));
}

function accountsOf({ accounts }: EmployeeRights): string | null {
  return accounts === 'all' ? null : JSON.stringify(accounts);
}

function placeOf(place: EmployeeRights['signaturePlace']): SignaturePlace | null {
  return place === 'none' ? null : place;
}
