import type { Generated } from 'kysely';

import type { FileExtension } from '../../src/domain/file/fileRules';
import type { PassportApplication, PassportViolation, PassportSeries } from '../../src/domain/user/Passport';
import type { Identity, Moment, OptionalMoment, OptionalReference, Reference } from './tableColumns';

/** Tables of what belongs to a person: files, a picture, papers, devices, and a phone in the demonstration. */
export interface PersonTables {
  email_confirmation: { id: Identity; user_id: Reference; email: string; created_at: Moment };
  sandbox_letter: {
    id: Reference;
    login: string;
    recipient: string;
    subject: string;
    text: string;
    code: Generated<string>;
    created_at: Moment;
  };
  sandbox_message: {
    id: Reference;
    login: string;
    recipient: string;
    text: string;
    code: Generated<string>;
    created_at: Moment;
  };
  authenticator: { user_id: Reference; seed: Buffer | null; last_step: Generated<bigint>; pending_seed: Buffer | null };
  hardware_token: {
    serial: string;
    seed: Buffer;
    counter: Generated<bigint>;
    resync_counter: bigint | null;
    user_id: OptionalReference;
  };
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
    violation: PassportViolation | null;
  };
  avatar: { user_id: Reference; content: Buffer };
}
