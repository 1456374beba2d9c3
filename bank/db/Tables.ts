import type { Generated } from 'kysely';

import type { ProductChangeCode } from '../../src/application/operations/catalogue';
import type { CompanyRight } from '../../src/domain/corporate/Company';
import type { TransactionStatus } from '../../src/domain/history/Transaction';
import type { Language, LocalizedText } from '../../src/domain/language/Language';
import type { CustomerLimit, LimitLevel } from '../../src/domain/limit/CustomerLimit';
import type { Currency } from '../../src/domain/money/Currency';
import type { NotificationContent } from '../../src/domain/notification/Notification';
import type { StreamEventType } from '../../src/domain/notification/StreamEvent';
import type { NetworkName } from '../../src/domain/operation/networks';
import type { Passport, PassportSeries } from '../../src/domain/user/Passport';
import type { OtpType } from '../../src/domain/user/ProfileChange';
import type { BookingPayload, EventPayload } from './eventPayloads';
import type { GeneratedTables } from './generated/tables';
import type { Narrowed } from './tableColumns';

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

/** Passkey that was checked and waits for its code; bytes in base64url. */
export interface PasskeyPayload {
  readonly name: string;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly isBackedUp: boolean;
}

/** Prepared change of a user's security settings, contacts, limits or passport, as it will be carried out. */
export type ProfilePayload =
  | { readonly part: 'password'; readonly passwordHash: string }
  | { readonly part: 'username'; readonly username: string }
  | { readonly part: 'authType'; readonly otpType: OtpType; readonly device: string }
  | { readonly part: 'securityQuestion'; readonly questionId: string; readonly answerHash: string }
  | { readonly part: 'knownDevices'; readonly onlyKnown: boolean }
  | ({ readonly part: 'passkey' } & PasskeyPayload)
  /** In minor units of the som. */
  | { readonly part: 'passkeyCeiling'; readonly dailySum: string }
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

/** Terms of an operation besides its amounts, by their names on the wire. */
type WireTerms = Readonly<Record<string, string>>;

/** Columns the schema says less of than the bank knows: contents of JSON, codes without a rule of their own, currencies in plain text. */
interface ExactTypes {
  app_user: { full_name: LocalizedText; office: LocalizedText; rights: CompanyRight[] };
  bank_status: { text: LocalizedText };
  business_error: { text: LocalizedText; summary: LocalizedText };
  change_document: {
    code: ProductChangeCode;
    subject: LocalizedText;
    before: LocalizedText;
    after: LocalizedText;
    /** The trigger stamp_change_document fills it in. */
    digest: Generated<Buffer>;
  };
  code_subject: { subject_kind: CodeSubjectKind };
  customer: { name: LocalizedText; address: LocalizedText };
  distributor_line: { currency: Currency };
  entry: { currency: Currency };
  exchange_rate: { base: Currency; quote: Currency };
  exchange_rate_history: { base: Currency; quote: Currency };
  invoice: { currency: Currency };
  network_bank: { name: LocalizedText };
  notification: { content: LocalizedContent };
  one_time_code: { subject_kind: CodeSubjectKind };
  operation: { currency: Currency; credited_currency: Currency; terms: WireTerms; rail: NetworkName };
  outbox_event: { type: StreamEventType; payload: EventPayload | BookingPayload };
  passport: { series: PassportSeries };
  passport_application: { series: PassportSeries };
  profile_change: { payload: ChangePayload | Readonly<Record<string, never>> };
  security_question: { name: LocalizedText };
  template: { terms: Readonly<Record<string, unknown>> };
  txn: { status: TransactionStatus; debit_currency: Currency; credit_currency: Currency; terms: WireTerms };
}

/** The columns of every table: those of the schema, some with more exact types. */
export type Tables = Narrowed<GeneratedTables, ExactTypes>;
