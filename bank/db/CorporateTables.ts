import type { Generated } from 'kysely';

import type { ProductChangeCode } from '../../src/application/operations/catalogue';
import type { LocalizedText } from '../../src/domain/language/Language';
import type { Identity, Json, Moment, OptionalMoment, OptionalReference, Reference } from './tableColumns';

/** The tables of what companies sign, as schema.sql makes them. */
export interface CorporateTables {
  signing: {
    id: Reference;
    documents: bigint[];
    digest: Buffer;
  };
  change_document: {
    id: Generated<bigint>;
    customer_id: Reference;
    operation_id: string;
    user_id: Reference;
    code: ProductChangeCode;
    request: Json<object>;
    subject: Json<LocalizedText>;
    before: Json<LocalizedText>;
    after: Json<LocalizedText>;
    digest: Generated<Buffer>;
    state: Generated<'created' | 'signing' | 'done' | 'declined'>;
    created_at: Moment;
    expires_at: Moment;
    sent_at: OptionalMoment;
    ended_at: OptionalMoment;
    ended_by: OptionalReference;
    decline_reason: string | null;
  };
  card_pin_permission: {
    id: Identity;
    card_id: Reference;
    user_id: Reference;
    given_at: Moment;
    expires_at: Moment;
    used_at: OptionalMoment;
  };
}
