import type { Generated } from 'kysely';

import type { FileExtension } from '../../src/domain/file/fileRules';
import type { PassportApplication, PassportObjection, PassportSeries } from '../../src/domain/user/Passport';
import type { Identity, Moment, OptionalMoment, Reference } from './tableColumns';

/** Tables of files, pictures and passports. */
export interface PaperTables {
  stored_file: {
    uuid: string;
    user_id: Reference;
    document_id: string;
    extension: FileExtension;
    sent_hash: Buffer;
    content: Buffer;
    created_at: Moment;
    attached_at: OptionalMoment;
  };
  passport: { customer_id: Reference; series: PassportSeries; number: string; issued_by: string; issued_on: string };
  passport_application: {
    id: Identity;
    customer_id: Reference;
    user_id: Reference;
    series: PassportSeries;
    number: string;
    issued_by: string;
    issued_on: string;
    expires_on: string;
    inn: string;
    files: string[];
    status: Generated<PassportApplication['status']>;
    submitted_at: Moment;
    decided_at: OptionalMoment;
    objection: PassportObjection | null;
  };
  avatar: { user_id: Reference; content: Buffer };
}
