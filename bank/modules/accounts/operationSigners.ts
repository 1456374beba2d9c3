import type { OperationSigners } from '../../../src/domain/corporate/PaymentDocument';
import type { SignaturePlace } from '../../../src/domain/corporate/Signer';
import type { LocalizedText } from '../../../src/domain/language/Language';
import type { Instant } from '../../../src/domain/time/Instant';
import type { Pool } from '../../db/Pool';

interface SignersRow {
  readonly made_by: LocalizedText;
  readonly sent_at: Instant;
  readonly approval: { readonly by: LocalizedText; readonly at: string } | null;
  readonly signatures: readonly {
    readonly place: SignaturePlace;
    readonly name: LocalizedText;
    readonly at: string;
  }[];
}

const MOMENT = `at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

const SIGNERS = `
  select u.full_name as made_by, o.sent_at,
      (select jsonb_build_object('by', x.full_name, 'at', to_char(a.approved_at ${MOMENT}))
        from document_approval a join app_user x on x.id = a.user_id where a.operation_id = o.id order by a.approved_at limit 1) as approval,
      coalesce((select jsonb_agg(jsonb_build_object('place', s.place, 'name', x.full_name, 'at', to_char(s.signed_at ${MOMENT})) order by s.place, s.signed_at)
        from (select * from document_signature union all select * from rule_signature) s join app_user x on x.id = s.user_id
        where s.operation_id = o.id), '[]') as signatures
    from operation o join app_user u on u.id = o.user_id
    where o.customer_id = $1 and o.operation_id = $2::uuid and o.sent_at is not null`;

/** Maker and signers of an operation of a company, for its own users; absent for operations nobody signed. */
export async function readOperationSigners(
  pool: Pool,
  customerId: string,
  operationId: string,
): Promise<OperationSigners | undefined> {
  const { rows } = await pool.query<SignersRow>({
    name: 'signers-of-operation',
    text: SIGNERS,
    values: [customerId, operationId],
  });
  const [row] = rows;
  return (
    row && {
      madeBy: row.made_by,
      sentAt: row.sent_at,
      approval: row.approval === null ? undefined : { by: row.approval.by, approvedAt: Date.parse(row.approval.at) },
      signatures: row.signatures.map(({ place, name, at }) => ({ place, name, signedAt: Date.parse(at) })),
    }
  );
}
