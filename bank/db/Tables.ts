import type { BookingPayload, EventPayload, MovementNotice } from './eventPayloads';
import type { ColumnType, Generated } from 'kysely';
import type { CardStatus } from '../../src/domain/card/Card';
import type { CardScheme } from '../../src/domain/card/cardScheme';
import type { SessionStage } from '../../src/application/operations/authentication';
import type { ProductChangeCode } from '../../src/application/operations/catalogue';
import type { Language, LocalizedText } from '../../src/domain/language/Language';
import type { CustomerLimit, LimitLevel } from '../../src/domain/limit/CustomerLimit';
import type { NotificationContent } from '../../src/domain/notification/Notification';
import type { StreamEventType } from '../../src/domain/notification/StreamEvent';
import type { FirstLoginStep } from '../../src/domain/user/FirstLoginStep';
import type { Passport } from '../../src/domain/user/Passport';
import type { OtpType } from '../../src/domain/user/ProfileChange';
import type { CorporateTables } from './CorporateTables';
import type { DepositTables } from './DepositTables';
import type { LedgerTables } from './LedgerTables';
import type { InvoiceTables } from './InvoiceTables';
import type { LoanTables } from './LoanTables';
import type { PersonTables } from './PersonTables';
import type { ScheduleTables } from './ScheduleTables';
import type { Identity, Json, Moment, OptionalMoment, OptionalReference, Reference } from './tableColumns';

/** Channel of messages to customers. */
export type MessageChannel = 'sms' | 'email';

export type LocalizedContent = Readonly<Record<Language, NotificationContent>>;

/** Kind of subject a one-time code, or an answer given instead of one, confirms. */
export type CodeSubjectKind =
  'login' | 'operation' | 'restore' | 'answer' | 'password' | 'username' | 'device' | 'email' | 'confirmation';

/** Kinds of what waits for a code besides operations. */
export type ConfirmationKind = 'profile' | 'product' | 'schedule' | 'document';

/** Requested limits: a level of the bank, or amounts in minor units of the som; the amounts are null where a level was chosen. */
export interface LimitPayload {
  readonly code: CustomerLimit['transferCode'];
  readonly level: LimitLevel;
  readonly maximum: string | null;
  readonly daily: string | null;
  readonly monthly: string | null;
}

/** Prepared change of a user's security settings, contacts, limits or passport, as it will be carried out. */
export type ProfilePayload =
  | { readonly part: 'password'; readonly passwordHash: string }
  | { readonly part: 'username'; readonly username: string }
  | { readonly part: 'authType'; readonly otpType: OtpType; readonly device: string }
  | { readonly part: 'securityQuestion'; readonly questionId: string; readonly answerHash: string }
  | { readonly part: 'knownDevices'; readonly onlyKnown: boolean }
  | { readonly part: 'email'; readonly email: string }
  | { readonly part: 'limit'; readonly limit: LimitPayload }
  | { readonly part: 'passport'; readonly passport: Passport; readonly files: readonly string[] };

/** A change of a product: the encrypted request, and the words the message of its code uses for it. */
export interface ProductPayload {
  readonly part: 'product';
  readonly code: ProductChangeCode;
  readonly sealed: string;
  readonly asked: LocalizedText;
}

export type ChangePayload = ProfilePayload | ProductPayload;

/** The columns of every table, as schema.sql makes them. */
export interface Tables
  extends CorporateTables, PersonTables, LedgerTables, DepositTables, LoanTables, InvoiceTables, ScheduleTables {
  customer: {
    id: Identity;
    customer_no: string;
    kind: 'I' | 'C';
    name: Json<LocalizedText>;
    inn: string;
    phone: string;
    passport_expires_on: string | null;
    code_word_hash: string | null;
    okpo: Generated<string>;
    address: Generated<LocalizedText>;
    email: Generated<string>;
    created_at: Moment;
  };
  app_user: {
    id: Identity;
    customer_id: Reference;
    login: string;
    password_hash: string;
    full_name: Json<LocalizedText>;
    phone: string;
    language: Generated<Language>;
    rights: Generated<('view' | 'create' | 'approve' | 'sign')[]>;
    is_employee: Generated<boolean>;
    avatar_data_version: Generated<bigint>;
    purpose_code_prefixes: Generated<string[]>;
    failed_tries: Generated<number>;
    blocked_until: OptionalMoment;
    blocks_in_a_row: Generated<number>;
    tried_at: OptionalMoment;
    created_at: Moment;
    email: Generated<string>;
    one_time_password_until: OptionalMoment;
    first_login_step: 'newPassword' | 'securityQuestion' | null;
    question_id: string | null;
    answer_hash: string | null;
    privacy_accepted_at: OptionalMoment;
    privacy_version: string | null;
    steps_left: Generated<FirstLoginStep[]>;
    pin_hash: string | null;
    auth_type: Generated<OtpType>;
    known_devices_only: Generated<boolean>;
  };
  known_device: {
    id: Identity;
    user_id: Reference;
    key_hash: Buffer;
    user_agent: string;
    address: string;
    remembered_at: Moment;
    last_used_at: Moment;
    expires_at: Moment;
    failed_tries: Generated<number>;
    blocked_until: OptionalMoment;
    blocks_in_a_row: Generated<number>;
  };
  session: {
    id: Identity;
    /** None once the session is over. */
    key_hash: Buffer | null;
    /** Null for a restore requested by an unknown person, and for a guarded sign-in without the right password. */
    user_id: OptionalReference;
    stage: SessionStage;
    created_at: Moment;
    last_activity_at: Moment;
    ended_at: OptionalMoment;
    end_reason: string | null;
    user_agent: Generated<string>;
    address: Generated<string>;
    restore_hash: Buffer | null;
    /** Delivery announced for the code of a guarded sign-in (docs/adr/0096); null for other sessions. */
    guarded_as: OtpType | null;
    pin_tries: Generated<number>;
  };
  confirmation: {
    id: Identity;
    user_id: Reference;
    operation_id: string;
    kind: ConfirmationKind;
    created_at: Moment;
    expires_at: Moment;
    confirmed_at: OptionalMoment;
    confirmed_with: Buffer | null;
  };
  profile_change: {
    id: Reference;
    payload: Json<ChangePayload | Readonly<Record<string, never>>>;
  };
  card: {
    id: Identity;
    number_hash: Buffer;
    masked_number: string;
    expires_on: string;
    custom_status: Generated<CardStatus>;
    ipc_status: Generated<CardStatus>;
    scheme: Generated<CardScheme>;
    supplementary: Generated<boolean>;
    order_value: Generated<number>;
    holder: Generated<string>;
    customer_id: Reference;
    account_id: Reference;
    created_at: Moment;
  };
  self_registration: {
    id: Identity;
    operation_id: string;
    card_hash: Buffer;
    address: string;
    customer_id: OptionalReference;
    created_at: Moment;
    expires_at: Moment;
    confirmed_at: OptionalMoment;
  };
  qr_sign_in: {
    id: Identity;
    request_hash: Buffer;
    code_hash: Buffer;
    number: string;
    state: Generated<'waiting' | 'scanned' | 'approved' | 'declined' | 'redeemed'>;
    user_id: OptionalReference;
    user_agent: string;
    address: string;
    created_at: Moment;
    expires_at: Moment;
  };
  code_subject: {
    subject_kind: CodeSubjectKind;
    subject_id: Reference;
    sends_left: Generated<number>;
    tries_left: Generated<number>;
    last_sent_at: OptionalMoment;
  };
  one_time_code: {
    id: Identity;
    subject_kind: CodeSubjectKind;
    subject_id: Reference;
    code_hash: Buffer;
    digest: Buffer;
    created_at: Moment;
    expires_at: Moment;
    used_at: OptionalMoment;
  };
  message_outbox: {
    id: Identity;
    user_id: Reference;
    channel: Generated<MessageChannel>;
    recipient: string;
    subject: Generated<string>;
    text: string;
    created_at: Moment;
    next_attempt_at: Moment;
    give_up_at: OptionalMoment;
    attempts: Generated<number>;
    sent_at: OptionalMoment;
    last_error: string | null;
  };
  outbox_event: {
    id: Identity;
    /** Eight-byte transaction id, as text. */
    xid: Generated<string>;
    customer_id: OptionalReference;
    user_id: OptionalReference;
    type: StreamEventType;
    payload: Json<EventPayload | BookingPayload>;
    created_at: Moment;
  };
  notification: {
    id: Identity;
    user_id: Reference;
    txn_id: OptionalReference;
    kind: Generated<'written' | MovementNotice>;
    /** Texts of a `written` notice; those of every other kind are made when it is read. */
    content: Json<LocalizedContent> | null;
    created_at: Moment;
    viewed_at: OptionalMoment;
  };
  directory_version: { name: string; data_version: bigint; content_hash: Buffer; changed_at: Moment };
  audit_event: {
    id: Identity;
    at: Moment;
    user_id: OptionalReference;
    customer_id: OptionalReference;
    session_id: OptionalReference;
    event: string;
    reference_id: string;
    result: string;
    subject: Generated<string>;
    details: ColumnType<object, string | undefined, string>;
  };
  sandbox_authenticator: { id: Identity; user_id: Reference; issuer: string; account: string; key: Buffer };
  sandbox_token: { serial: string; user_id: Reference; key: Buffer; presses: Generated<bigint> };
  client_log: {
    id: Identity;
    at: Moment;
    reference_id: string;
    user_id: OptionalReference;
    session_id: OptionalReference;
    level: string;
    message: string;
    details: ColumnType<object, string | undefined, string>;
  };
}
