import { SIGNATURE_PLACES } from '../../../src/domain/corporate/Signer';
import type { AwaitedSignatures, SignaturePlace } from '../../../src/domain/corporate/Signer';
import type { LocalizedText } from '../../../src/domain/language/Language';
import type { CallContext } from '../../kernel/Handler';

interface SignerRow {
  readonly signatures_needed: SignaturePlace;
  readonly place: SignaturePlace | null;
  readonly full_name: LocalizedText | null;
}

const SIGNERS = `
  select c.signatures_needed, u.signature_place as place, u.full_name
    from customer c
      left join app_user u on u.customer_id = c.id and 'sign' = any (u.rights) and u.signature_place <= c.signatures_needed
    where c.id = $1 order by u.signature_place, u.id`;

/** Signatures a document of the caller's company needs, and the users who may give them. */
export async function readAwaited({ bank, caller }: CallContext): Promise<AwaitedSignatures> {
  const { rows } = await bank.database.pool.query<SignerRow>({
    name: 'signers',
    text: SIGNERS,
    values: [caller.customerId],
  });
  const needed = rows[0]?.signatures_needed ?? 1;
  return {
    places: SIGNATURE_PLACES.filter((place) => place <= needed),
    signers: rows.flatMap(({ place, full_name: name }) => (place === null || name === null ? [] : [{ place, name }])),
  };
}
