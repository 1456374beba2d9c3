import type { Generated } from 'kysely';

import type { TransactionStatus } from '../../src/domain/history/Transaction';
import type { LocalizedText } from '../../src/domain/language/Language';
import type { Currency } from '../../src/domain/money/Currency';
import type { BankDay } from '../../src/domain/time/Instant';
import type { NetworkName } from '../../src/domain/operation/networks';
import type { Identity, Json, Moment, OptionalMoment, OptionalReference, Reference } from './tableColumns';

/** Terms of an operation besides its amounts, by their names on the wire. */
type WireTerms = Readonly<Record<string, string>>;

/** The tables of the money itself, as schema.sql makes them. */
export interface LedgerTables {
  network_bank: { bic: string; swift: string; name: Json<LocalizedText>; verified: boolean };
  account: {
    id: Identity;
    number: string;
    customer_id: OptionalReference;
    /** Product the account belongs to; movements touch accounts of deposits and loans only where they name that product. */
    product: Generated<'current' | 'deposit' | 'loan'>;
    account_class: string;
    class_group: string;
    name: Generated<string>;
    currency: Currency;
    /** Number of the account among the bank's own accounts of one class and currency; null for accounts of customers. */
    shard: number | null;
    balance: Generated<bigint>;
    blocked: Generated<bigint>;
    lowest_balance: bigint | null;
    debit_stopped: Generated<boolean>;
    credit_stopped: Generated<boolean>;
    frozen: Generated<boolean>;
    dormant: Generated<boolean>;
    available_for_operations: Generated<boolean>;
    record_status: Generated<'O' | 'C'>;
    data_version: Generated<bigint>;
    opened_at: Moment;
    last_operation_at: OptionalMoment;
    stopped_by_customer: Generated<boolean>;
    awake_since: OptionalMoment;
  };
  operation: {
    id: Identity;
    customer_id: Reference;
    operation_id: string;
    user_id: Reference;
    code: string;
    request_hash: Buffer;
    request: Json<object>;
    /** Kind of the transaction in the history; one operation code of the wire may book several kinds. */
    txn_code: string;
    debit_account_id: OptionalReference;
    credit_account_id: OptionalReference;
    debit_number: string;
    credit_number: string;
    debit_name: string;
    credit_name: string;
    amount: bigint;
    fee: bigint;
    currency: Currency;
    credited: bigint;
    credited_currency: Currency;
    terms: Generated<Json<WireTerms>>;
    leg_accounts: bigint[];
    leg_amounts: bigint[];
    recipient_id: OptionalReference;
    rail: NetworkName | null;
    booked_status: Generated<'ACCEPTED' | 'ACCEPTED_FOR_PROCESSING'>;
    confirm_before: OptionalMoment;
    late_refusal: string | null;
    paid_once: string | null;
    paid_refusal: string | null;
    purpose: string;
    digest: Buffer;
    fingerprint: string;
    state: Generated<'created' | 'booked'>;
    created_at: Moment;
    expires_at: Moment;
    booked_at: OptionalMoment;
    txn_id: OptionalReference;
  };
  bank_posting: { key: string; posting_id: Reference; txn_id: OptionalReference };
  daily_work: { task: string; done_through: BankDay; taken_until: OptionalMoment };
  payment_claim: { key: string; operation_id: Reference };
  entry: {
    account_id: Reference;
    account_version: bigint;
    posting_id: Reference;
    created_at: Moment;
    amount: bigint;
    currency: Currency;
    balance_after: bigint;
    is_fee: Generated<boolean>;
  };
  txn: {
    id: Identity;
    posting_id: OptionalReference;
    operation_id: string;
    txn_code: string;
    status: TransactionStatus;
    created_at: Moment;
    debit_account_id: OptionalReference;
    debit_number: string | null;
    debit_currency: Currency | null;
    debit_amount: bigint | null;
    credit_account_id: OptionalReference;
    credit_number: string | null;
    credit_currency: Currency | null;
    credit_amount: bigint | null;
    fee: bigint | null;
    total_debited: bigint | null;
    return_of: OptionalReference;
    sender_name: string;
    recipient_name: string;
    purpose: string;
    fingerprint: Generated<string>;
    terms: Generated<Json<WireTerms>>;
  };
  txn_of_customer: { customer_id: Reference; created_at: Moment; txn_id: Reference };
  exchange_rate: {
    base: Currency;
    quote: Currency;
    rate_type: 'commercial' | 'official';
    buy: bigint;
    sell: bigint;
    valid_from: Moment;
  };
}
