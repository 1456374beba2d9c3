import { SIGNATURE_PLACES } from '../../../src/domain/corporate/Signer';
import type { AwaitedSignatures, SignaturePlace } from '../../../src/domain/corporate/Signer';
import type { LocalizedText } from '../../../src/domain/language/Language';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import type { CallContext } from '../../kernel/Handler';
import { readRulesOfDocuments } from './awaitedByRules';

interface SignerRow {
  readonly signatures_needed: SignaturePlace;
  readonly id: bigint | null;
  readonly place: SignaturePlace | null;
  readonly full_name: LocalizedText | null;
}

const SIGNERS = `
  select c.signatures_needed, u.id, u.signature_place as place, u.full_name
    from customer c
      left join app_user u on u.customer_id = c.id and 'sign' = any (u.rights) and u.signature_place <= c.signatures_needed
    where c.id = $1 order by u.signature_place, u.id`;

/**
 * Column with the users who do not sign what is about an account, because they may not work with it.
 * @param account SQL of its id
 * @param customer SQL of the company's id
 */
export function barredFrom(account: string, customer: string): string {
  return `array(select x.id::text from app_user x
      where x.customer_id = ${customer} and x.accounts_limited and not may_see(x.id, ${account}, true)) as barred`;
}

/** Signatures the documents of the caller's company need, and the users who may give them under each. */
export async function readSigners({
  bank,
  caller,
}: CallContext): Promise<(barred: readonly string[]) => AwaitedSignatures> {
  const { rows } = await bank.database.pool.query<SignerRow>({
    name: 'signers',
    text: SIGNERS,
    values: [caller.customerId],
  });
  const needed = rows[0]?.signatures_needed ?? 1;
  return (barred) => ({
    places: SIGNATURE_PLACES.filter((place) => place <= needed),
    signers: rows.flatMap(({ id, place, full_name: name }) =>
      id === null || place === null || name === null || barred.includes(id.toString()) ? [] : [{ place, name }],
    ),
  });
}

/** Number of signatures a change of the caller's company needs, and all its signers. */
export async function readAwaited(context: CallContext): Promise<AwaitedSignatures> {
  const signersOf = await readSigners(context);
  return signersOf([]);
}

const APPROVERS = `
  select u.full_name as name from app_user u where u.id = any (approvers_of($1, $2)) order by u.id`;

/** The same for a payment the caller makes, with those who approve it before, and what rules ask for besides. */
export async function readAwaitedOfPayment(
  context: CallContext,
  operationId?: OperationId,
): Promise<AwaitedSignatures> {
  const { bank, caller } = context;
  const { rows } = await bank.database.pool.query<{ name: LocalizedText }>({
    name: 'approvers',
    text: APPROVERS,
    values: [caller.customerId, caller.userId],
  });
  const approvers = rows.map(({ name }) => name);
  const rules = operationId === undefined ? [] : await readRulesOfOperation(context, operationId);
  return {
    ...(await readAwaited(context)),
    approvers: approvers.length === 0 ? undefined : approvers,
    ...(rules.length > 0 && { rules }),
  };
}

async function readRulesOfOperation(context: CallContext, operationId: OperationId) {
  const { bank, caller } = context;
  const { rows } = await bank.database.pool.query<{ id: bigint }>({
    name: 'operation-of-rules',
    text: `select id from operation where customer_id = $1 and operation_id = $2
      and exists (select from approval_rule_set where customer_id = $1)`,
    values: [caller.customerId, operationId],
  });
  const [found] = rows;
  return found === undefined ? [] : (await readRulesOfDocuments(context, [found.id]))(found.id).awaited;
}
