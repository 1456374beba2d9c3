import type { Generated, GeneratedAlways } from 'kysely';

import type { Currency } from '../../../src/domain/money/Currency';
import type { BankDay } from '../../../src/domain/time/Instant';
import type { Defaulted, Json, Moment, Nullable, Reference } from '../tableColumns';

/** The columns of every table, written by `npm run generate` from the schema. What they hold more exactly is said in ../Tables.ts. */
export interface GeneratedTables {
  account: {
    id: GeneratedAlways<bigint>;
    number: string;
    customer_id: Nullable<Reference>;
    account_class: string;
    class_group: string;
    name: Generated<string>;
    currency: Currency;
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
    last_operation_at: Nullable<Moment>;
    shard: number | null;
    product: Generated<'current' | 'deposit' | 'loan'>;
    stopped_by_customer: Generated<boolean>;
    awake_since: Nullable<Moment>;
  };
  account_class_group: {
    id: string;
    type: 'debit' | 'credit';
  };
  ad_block: {
    id: number;
    title: Json;
    text: Json;
    route: string;
    customer_kinds: string[];
    image_type: 'image/svg+xml' | 'image/png';
    image: Buffer;
  };
  app_user: {
    id: GeneratedAlways<bigint>;
    customer_id: Reference;
    login: string;
    password_hash: string;
    full_name: Json;
    phone: string;
    language: Generated<'ru' | 'en' | 'kg' | 'cn'>;
    rights: Generated<string[]>;
    office: Nullable<Json>;
    operations: string[] | null;
    accounts_limited: Generated<boolean>;
    is_employee: Generated<boolean>;
    is_administrator: Generated<boolean>;
    avatar_data_version: Generated<bigint>;
    purpose_code_prefixes: Generated<string[]>;
    failed_tries: Generated<number>;
    blocked_until: Nullable<Moment>;
    created_at: Moment;
    email: Generated<string>;
    first_login_step: 'newPassword' | 'securityQuestion' | null;
    question_id: string | null;
    answer_hash: string | null;
    privacy_accepted_at: Nullable<Moment>;
    auth_type: Generated<'SMS' | 'TOTP' | 'TOKEN'>;
    one_time_password_until: Nullable<Moment>;
    steps_left: Generated<('codeWord' | 'authType' | 'pin')[]>;
    privacy_version: string | null;
    blocks_in_a_row: Generated<number>;
    pin_hash: string | null;
    signature_place: 1 | 2 | null;
    known_devices_only: Generated<boolean>;
    passkey_daily_sum: Generated<bigint>;
    tried_at: Nullable<Moment>;
    access_blocked_at: Nullable<Moment>;
    access_block_reason: string | null;
    access_blocked_by: Nullable<Reference>;
  };
  application: {
    txn_id: Reference;
    operation_id: Reference;
    customer_id: Reference;
    user_id: Reference;
    product: 'makeCheckbookOrder' | 'makeStatementRequest' | 'makeLoanStatementRequest' | 'makeAccountOpening' | 'makeLoanApplication' | 'makeDepositBoxReservation' | 'makeBondPurchase' | 'makeDebitCardOrder' | 'makeInstantCardOrder' | 'makeCreditCardApplication' | 'makeCardReissue' | 'makeCardRenewal';
    state: Generated<'ACCEPTED_FOR_PROCESSING' | 'IN_PROCESS' | 'UNDER_REVIEW' | 'RENEGOTIATION' | 'FORMED' | 'ACCEPTED' | 'REJECTED' | 'CANCELLED'>;
  };
  application_certificate: {
    txn_id: Reference;
    code: string;
    content: Json;
    made_at: Moment;
  };
  application_step: {
    id: GeneratedAlways<bigint>;
    txn_id: Reference;
    state: string;
    at: Moment;
    comment: Generated<string>;
  };
  approval_rule: {
    customer_id: Reference;
    edition: number;
    rule_id: number;
    amount_from: bigint | null;
    sum_of: 'counterparty' | 'author';
    operations: string[] | null;
    accounts: bigint[] | null;
    authors: bigint[] | null;
    counterparties: string[] | null;
    signers: bigint[];
    needed: number;
    in_order: boolean;
    ended: boolean;
    changed_at: Moment;
    change_id: Reference;
  };
  approval_rule_set: {
    customer_id: Reference;
    edition: number;
    since_txn: bigint;
  };
  audit_event: {
    id: GeneratedAlways<bigint>;
    at: Moment;
    user_id: Nullable<Reference>;
    customer_id: Nullable<Reference>;
    session_id: Nullable<Reference>;
    event: string;
    reference_id: string;
    result: string;
    subject: Generated<string>;
    details: Defaulted<Json>;
    act: 'created' | 'approved' | 'signed' | 'declined' | 'recalled' | 'downloaded' | 'rightsChanged' | 'rulesChanged' | 'settingsChanged' | null;
    document_id: Nullable<Reference>;
    account_id: Nullable<Reference>;
  };
  authenticator: {
    user_id: Reference;
    seed: Buffer | null;
    last_step: Generated<bigint>;
    pending_seed: Buffer | null;
  };
  author_day_sum: {
    user_id: Reference;
    day: BankDay;
    code: string;
    account_id: Reference;
    soms: string;
  };
  avatar: {
    user_id: Reference;
    content: Buffer;
  };
  bank_abroad: {
    code: string;
    name: string;
    address: string;
    country: string;
    correspondent_account: Generated<string>;
    verified: Generated<boolean>;
  };
  bank_code: {
    digits: string;
  };
  bank_posting: {
    key: string;
    posting_id: Reference;
    txn_id: Nullable<Reference>;
  };
  bank_purpose: {
    only_one: Generated<boolean>;
    purpose: 'demonstration' | 'production';
  };
  bank_status: {
    id: Generated<number>;
    text: Json;
    shows_text: boolean;
    behavior: 'none' | 'block';
    data_version: Generated<bigint>;
    changed_at: Moment;
    changed_by: Nullable<Reference>;
  };
  batch: {
    id: GeneratedAlways<bigint>;
    customer_id: Reference;
    user_id: Reference;
    operation_id: string;
    request_hash: Buffer;
    kind: 'salary' | 'internal' | 'clearing' | 'gross' | 'swift';
    format: 'csv' | 'xlsx' | 'plt' | 'txt';
    file_names: string[];
    debit_account_id: Reference;
    created_at: Moment;
    deleted_at: Nullable<Moment>;
  };
  batch_layout: {
    customer_id: Reference;
    kind: 'salary' | 'internal' | 'clearing' | 'gross';
    heading_set: string;
    headings: string[];
    fields: string[];
    purpose: string;
    user_id: Reference;
    saved_at: Moment;
  };
  batch_line: {
    batch_id: Reference;
    number: number;
    file: number;
    file_row: number;
    written: Json;
    original: Nullable<Json>;
    faults: Json;
    warnings: Json;
    wanted: Nullable<Json>;
    account_number: string | null;
    amount: bigint | null;
    currency: string;
    chosen: Generated<boolean>;
    refusal: string | null;
    refusal_data: Nullable<Json>;
    sending_id: Nullable<Reference>;
    operation_id: string | null;
    fee: Generated<bigint>;
    tries: Generated<number>;
    outcome: 'paid' | 'rejected' | null;
    txn_id: Nullable<Reference>;
  };
  batch_sending: {
    id: GeneratedAlways<bigint>;
    batch_id: Reference;
    customer_id: Reference;
    user_id: Reference;
    operation_id: string;
    created_at: Moment;
  };
  batch_tally: {
    batch_id: Reference;
    operation_id: string | null;
    standing: string;
    lines: number;
    total: bigint;
  };
  bond_issue: {
    id: number;
    issuer: 'government' | 'bank';
    name: Json;
    isin: string;
    currency: Currency;
    nominal: bigint;
    price: bigint;
    coupon_rate: number;
    coupons_per_year: number;
    matures_on: BankDay;
    fee_rate: number;
    minimum: number;
    total: number;
  };
  bond_order: {
    application_id: Reference;
    issue_id: number;
    pieces: number;
  };
  booked_under_rules: {
    operation_id: Reference;
    edition: number;
  };
  budget_recipient: {
    txn_code: string;
    account_number: string;
    purpose_code: string;
    name: string;
    verified: boolean;
    purpose_name: Json;
  };
  business_error: {
    code: string;
    text: Json;
    summary: Json;
    default_text: string;
    edited: Generated<boolean>;
  };
  call_failure: {
    id: GeneratedAlways<bigint>;
    at: Moment;
    user_id: Reference;
    session_id: Reference;
    reference_id: string;
    service: string;
    operation: string;
    failure: string;
  };
  card: {
    id: GeneratedAlways<bigint>;
    number_hash: Buffer;
    masked_number: string;
    expires_on: BankDay;
    custom_status: Generated<'active' | 'softLock' | 'hardLock'>;
    customer_id: Reference;
    account_id: Reference;
    created_at: Moment;
    scheme: Generated<'elcart' | 'visa'>;
    ipc_status: Generated<'active' | 'softLock' | 'hardLock'>;
    supplementary: Generated<boolean>;
    order_value: Generated<number>;
    holder: Generated<string>;
    replaced_by: Nullable<Reference>;
  };
  card_limit: {
    card_id: Reference;
    limit_type: 'CASH' | 'PURCHASE' | 'INTERNET';
    daily: bigint;
  };
  card_offer: {
    scheme: 'elcart' | 'visa';
    currencies: string[];
    price: bigint;
    reissue_price: bigint;
  };
  card_pin_permission: {
    id: GeneratedAlways<bigint>;
    card_id: Reference;
    user_id: Reference;
    given_at: Moment;
    expires_at: Moment;
    used_at: Nullable<Moment>;
  };
  card_request: {
    id: GeneratedAlways<bigint>;
    card_id: Reference;
    user_id: Reference;
    operation_id: string;
    kind: 'block' | 'unblock' | 'limit' | 'pin';
    limit_type: 'CASH' | 'PURCHASE' | 'INTERNET' | null;
    daily: bigint | null;
    state: Generated<'waiting' | 'done' | 'refused' | 'superseded'>;
    made_at: Moment;
    due_by: Moment;
    ask_at: Moment;
    ended_at: Nullable<Moment>;
  };
  change_document: {
    id: Generated<bigint>;
    customer_id: Reference;
    operation_id: string;
    user_id: Reference;
    code: string;
    request: Json;
    subject: Json;
    before: Json;
    after: Json;
    digest: Buffer;
    state: Generated<'created' | 'signing' | 'done' | 'declined'>;
    created_at: Moment;
    expires_at: Moment;
    sent_at: Nullable<Moment>;
    ended_at: Nullable<Moment>;
    ended_by: Nullable<Reference>;
    decline_reason: string | null;
  };
  change_signature: {
    change_id: Reference;
    user_id: Reference;
    place: 1 | 2;
    digest: Buffer;
    signed_at: Moment;
  };
  chat_message: {
    id: GeneratedAlways<bigint>;
    user_id: Reference;
    topic_id: number | null;
    case_id: number | null;
    thread_id: GeneratedAlways<number>;
    local_id: string | null;
    body: string;
    created_at: Moment;
    read_at: Nullable<Moment>;
  };
  chat_message_file: {
    message_id: Reference;
    place: number;
    file_uuid: string;
  };
  chat_topic: {
    id: number;
    name: Json;
  };
  city: {
    id: GeneratedAlways<number>;
    country: string;
    region: string | null;
    name: Json;
  };
  client_log: {
    id: GeneratedAlways<bigint>;
    at: Moment;
    reference_id: string;
    user_id: Nullable<Reference>;
    session_id: Nullable<Reference>;
    level: string;
    message: string;
    details: Defaulted<Json>;
    bytes: GeneratedAlways<number>;
  };
  code_abroad: {
    directory: 'vo' | 'kbe' | 'knp';
    code: string;
    name: Json;
  };
  code_quota: {
    recipient: string;
    ten_minutes_from: Moment;
    in_ten_minutes: number;
    hour_from: Moment;
    in_hour: number;
    day_from: Moment;
    in_day: number;
  };
  code_subject: {
    subject_kind: string;
    subject_id: Reference;
    sends_left: Generated<number>;
    tries_left: Generated<number>;
    last_sent_at: Nullable<Moment>;
  };
  confirmation: {
    id: GeneratedAlways<bigint>;
    user_id: Reference;
    operation_id: string;
    kind: 'profile' | 'product' | 'schedule' | 'document';
    created_at: Moment;
    expires_at: Moment;
    confirmed_at: Nullable<Moment>;
    confirmed_with: Buffer | null;
  };
  country: {
    code: string;
    name: Json;
  };
  customer: {
    id: GeneratedAlways<bigint>;
    customer_no: string;
    kind: 'I' | 'C';
    name: Json;
    inn: string;
    phone: string;
    passport_expires_on: BankDay | null;
    created_at: Moment;
    code_word_hash: string | null;
    email: Generated<string>;
    okpo: Generated<string>;
    address: Defaulted<Json>;
    signatures_needed: Generated<1 | 2>;
  };
  customer_case: {
    id: GeneratedAlways<number>;
    user_id: Reference;
    operation_id: string | null;
    kind: 'notMine' | 'unknownSender' | 'wrongPayee' | 'wrongAmount' | 'notArrived' | 'cash' | 'other' | 'question' | 'productOrder' | 'onlineLoan' | 'overdraft' | 'restructuring' | 'limit' | 'passport';
    txn_id: Nullable<Reference>;
    topic_id: number | null;
    application_id: Nullable<Reference>;
    state: 'received' | 'inWork' | 'waiting' | 'answered' | 'closed';
    opened_at: Moment;
    due_on: BankDay;
    moved_at: Moment;
    closed_at: Nullable<Moment>;
    texted_on: BankDay | null;
  };
  customer_limit: {
    customer_id: Reference;
    limit_code: string;
    level: 'standard' | 'increased' | 'other';
    minimum: bigint | null;
    maximum: bigint | null;
    daily: bigint | null;
    monthly: bigint | null;
  };
  daily_work: {
    task: string;
    done_through: BankDay;
    taken_until: Nullable<Moment>;
  };
  deposit: {
    account_id: Reference;
    contract_no: string;
    deposit_type: 'term' | 'savings' | 'child';
    name: Generated<string>;
    status: Generated<'A' | 'C'>;
    opened_on: BankDay;
    matures_on: BankDay;
    term_months: number;
    contract_amount: bigint;
    rate: number;
    early_rate: number;
    payout: 'monthly' | 'atEnd';
    capitalized: boolean;
    payout_account_id: Reference;
    balance_days: Generated<string>;
    interest_paid: Generated<bigint>;
    accrued_through: BankDay;
    accrued_before: Generated<bigint>;
    data_version: Generated<bigint>;
    closed_at: Nullable<Moment>;
    product_id: Nullable<Reference>;
    prolongs: Generated<boolean>;
    child_name: Generated<string>;
    child_born_on: BankDay | null;
  };
  deposit_box: {
    number: number;
    branch_id: number;
    size: string;
    application_id: Nullable<Reference>;
    rented_until: BankDay | null;
  };
  deposit_box_size: {
    size: 'S' | 'M' | 'L';
    height_cm: number;
    width_cm: number;
    depth_cm: number;
    rent: bigint;
  };
  deposit_closing: {
    account_id: Reference;
    operation_id: Reference;
    txn_id: Reference;
    ordered_at: Moment;
    done_at: Nullable<Moment>;
  };
  deposit_offer: {
    product_id: Reference;
    currency: string;
    term_months: number;
    rate: number;
    early_rate: number;
    minimum: bigint;
    maximum: bigint;
  };
  deposit_product: {
    id: bigint;
    name: Json;
    deposit_type: 'term' | 'savings' | 'child';
    payout: 'monthly' | 'atEnd';
    capitalized: boolean;
    prolongable: boolean;
    customer_kinds: string[];
    verified: boolean;
  };
  digital_loan: {
    id: GeneratedAlways<bigint>;
    customer_id: Reference;
    user_id: Reference;
    operation_id: string;
    currency: Currency;
    asked: bigint;
    approved: bigint | null;
    months: number;
    rate: number;
    penalty_rate: number;
    account_id: Reference;
    status: Generated<'review' | 'approved' | 'refused' | 'cancelled' | 'expired' | 'signed'>;
    reason: 'ARREARS' | 'INCOME' | 'DEBT' | null;
    asked_at: Moment;
    decided_at: Nullable<Moment>;
    ended_at: Nullable<Moment>;
    loan_id: Nullable<Reference>;
  };
  digital_loan_agreement: {
    application_id: Reference;
    made_on: BankDay;
    language: 'ru' | 'en' | 'kg' | 'cn';
    bytes: Buffer;
    digest: Buffer;
    signed_at: Nullable<Moment>;
  };
  digital_loan_term: {
    currency: Currency;
    months: number;
    rate: number;
    penalty_rate: number;
    lowest: bigint;
    highest: bigint;
  };
  direct_debit: {
    id: GeneratedAlways<bigint>;
    mandate_id: Reference;
    invoice_id: Reference;
    amount: bigint;
    day: BankDay;
    state: 'announced' | 'paid' | 'refused' | 'failed' | 'cancelled';
    tries: Generated<number>;
    next_attempt_at: Moment;
    obstacle: string | null;
    txn_id: Nullable<Reference>;
    announced_at: Moment;
    changed_at: Moment;
  };
  direct_debit_mandate: {
    id: GeneratedAlways<bigint>;
    customer_id: Reference;
    user_id: Reference;
    creditor_id: Reference;
    account_id: Reference;
    ceiling: bigint;
    period: 'month' | 'quarter' | 'year';
    period_ceiling: bigint;
    valid_until: BankDay | null;
    state: Generated<'waiting' | 'active' | 'revoked' | 'refused' | 'expired'>;
    agreed_at: Moment;
    activated_at: Nullable<Moment>;
    ended_at: Nullable<Moment>;
  };
  directory_version: {
    name: string;
    data_version: Generated<bigint>;
    changed_at: Defaulted<Moment>;
    changed_by: Generated<string>;
    changed_in: string | null;
  };
  distributor: {
    id: GeneratedAlways<bigint>;
    customer_id: Reference;
    account_id: Reference;
    name: string;
  };
  distributor_line: {
    distributor_id: Reference;
    customer_id: Reference;
    credit_limit: bigint;
    currency: string;
  };
  document_approval: {
    operation_id: Reference;
    user_id: Reference;
    digest: Buffer;
    approved_at: Moment;
  };
  document_replacement: {
    operation_id: Reference;
    replaced_id: Reference;
  };
  document_signature: {
    operation_id: Reference;
    place: 1 | 2;
    user_id: Reference;
    digest: Buffer;
    signed_at: Moment;
  };
  email_confirmation: {
    id: GeneratedAlways<bigint>;
    user_id: Reference;
    email: string;
    created_at: Moment;
  };
  entry: {
    account_id: Reference;
    account_version: bigint;
    posting_id: Reference;
    created_at: Moment;
    amount: bigint;
    currency: string;
    balance_after: bigint;
    value_day: BankDay | null;
    is_fee: Generated<boolean>;
  };
  exchange_rate: {
    base: string;
    quote: string;
    rate_type: 'commercial' | 'official';
    buy: bigint;
    sell: bigint;
    valid_from: Moment;
  };
  exchange_rate_history: {
    base: string;
    quote: string;
    rate_type: 'commercial' | 'official';
    valid_from: Moment;
    buy: bigint;
    sell: bigint;
  };
  fine_violation: {
    name: Json;
    ru: GeneratedAlways<string>;
  };
  hardware_token: {
    serial: string;
    seed: Buffer;
    counter: Generated<bigint>;
    resync_counter: bigint | null;
    user_id: Nullable<Reference>;
  };
  holiday: {
    day: BankDay;
  };
  intake_line: {
    kind: 'customer' | 'user' | 'account' | 'card';
    reference: string;
    row_id: Reference;
    hash: Buffer;
    taken_at: Moment;
  };
  invoice: {
    id: GeneratedAlways<bigint>;
    distributor_id: Nullable<Reference>;
    issuer_id: Nullable<Reference>;
    customer_id: Nullable<Reference>;
    number: string;
    issued_on: BankDay;
    due_on: BankDay;
    currency: string;
    total: bigint;
    paid_elsewhere: Generated<bigint>;
    paid: bigint;
    paid_on: BankDay | null;
  };
  invoice_payment: {
    invoice_id: Reference;
    txn_id: Reference;
    amount: bigint;
    paid_at: Moment;
  };
  invoice_series: {
    id: GeneratedAlways<bigint>;
    issuer_id: Reference;
    user_id: Reference;
    operation_id: string;
    account_id: Reference;
    prefix: string;
    payer_name: string;
    payer_inn: Generated<string>;
    purpose: Generated<string>;
    total: bigint;
    currency: string;
    periodicity: 'onceAWeek' | 'everyTwoWeeks' | 'monthly';
    first_day: BankDay;
    last_day: BankDay | null;
    days_to_pay: number;
    issued: Generated<number>;
    next_day: BankDay | null;
    created_at: Moment;
  };
  issued_card: {
    application_id: Reference;
    card_id: Reference;
  };
  known_device: {
    id: GeneratedAlways<bigint>;
    user_id: Reference;
    key_hash: Buffer;
    user_agent: string;
    address: string;
    remembered_at: Moment;
    last_used_at: Moment;
    expires_at: Moment;
    failed_tries: Generated<number>;
    blocked_until: Nullable<Moment>;
    blocks_in_a_row: Generated<number>;
  };
  known_secret: {
    fingerprint: Buffer;
    sealed_hash_key: Buffer;
  };
  limit_application: {
    id: GeneratedAlways<bigint>;
    customer_id: Reference;
    user_id: Reference;
    limit_code: string;
    level: 'standard' | 'increased' | 'other';
    minimum: bigint;
    maximum: bigint;
    daily: bigint;
    monthly: bigint;
    status: Generated<'review' | 'approved' | 'rejected'>;
    submitted_at: Moment;
    decided_at: Nullable<Moment>;
  };
  limit_rule: {
    limit_code: string;
    customer_kind: 'I' | 'C';
    level: 'standard' | 'increased' | 'other';
    minimum: bigint;
    maximum: bigint;
    daily: bigint;
    monthly: bigint;
  };
  limit_use: {
    customer_id: Reference;
    limit_code: string;
    day: BankDay;
    used_today: bigint;
    used_this_month: bigint;
  };
  loan: {
    account_id: Reference;
    contract_no: string;
    product_code: string;
    name: Generated<string>;
    status: Generated<'A' | 'C' | 'L'>;
    opened_on: BankDay;
    matures_on: BankDay;
    term_months: number;
    disbursed: bigint;
    rate: number;
    penalty_rate: number;
    method: 'annuity' | 'differentiated';
    day_count: 'ACT/365' | 'ACT/360' | '30/360';
    repayment_account_id: Reference;
    counted_to: BankDay;
    balance_days: Generated<string>;
    period_paid: Generated<bigint>;
    next_number: Generated<number>;
    last_number: number;
    instalment: bigint;
    prepaid: Generated<bigint>;
    penalty_days: Generated<string>;
    penalty_paid: Generated<bigint>;
    data_version: Generated<bigint>;
    closed_at: Nullable<Moment>;
  };
  loan_collateral: {
    id: GeneratedAlways<bigint>;
    account_id: Reference;
    kind: 'realEstate' | 'vehicle' | 'deposit' | 'guarantee' | 'goods';
    description: string;
    value: bigint;
  };
  loan_instalment: {
    account_id: Reference;
    number: number;
    due_on: BankDay;
    principal: bigint;
    interest: bigint;
    principal_paid: Generated<bigint>;
    interest_paid: Generated<bigint>;
    principal_left: bigint;
  };
  loan_offer: {
    product_id: number;
    currency: Currency;
    rate_from: number;
    minimum: bigint;
    maximum: bigint;
    shortest_months: number;
    longest_months: number;
  };
  loan_product: {
    id: number;
    name: Json;
    customer_kinds: string[];
  };
  loan_restructuring: {
    id: GeneratedAlways<bigint>;
    account_id: Reference;
    customer_id: Reference;
    user_id: Reference;
    months: number;
    status: Generated<'review' | 'approved' | 'rejected'>;
    asked_at: Moment;
    decided_at: Nullable<Moment>;
  };
  message_outbox: {
    id: GeneratedAlways<bigint>;
    user_id: Reference;
    recipient: string;
    text: string;
    created_at: Moment;
    next_attempt_at: Moment;
    attempts: Generated<number>;
    sent_at: Nullable<Moment>;
    last_error: string | null;
    channel: Generated<'sms' | 'email'>;
    subject: Generated<string>;
    give_up_at: Nullable<Moment>;
    urgency: Generated<number>;
  };
  money_transfer_country: {
    system_id: Reference;
    country: string;
    currencies: string[];
  };
  money_transfer_price: {
    system_id: Reference;
    currency: string;
    minimum: bigint;
    maximum: bigint;
    fee_basis_points: bigint;
    fee_minimum: bigint;
    fee_maximum: bigint | null;
  };
  money_transfer_system: {
    id: bigint;
    name: string;
    code_digits: number;
    payout_days: number;
    verified: boolean;
  };
  movement_hook: {
    txn_code: string;
    area: string;
    debited_product: Generated<'current' | 'deposit' | 'loan'>;
    credited_product: Generated<'current' | 'deposit' | 'loan'>;
    notice: string | null;
    credit_account: string | null;
    refusal: string | null;
    before_booking: string | null;
    after_booking: string | null;
  };
  network_bank: {
    bic: string;
    swift: Generated<string>;
    name: Json;
    verified: boolean;
  };
  notification: {
    id: GeneratedAlways<bigint>;
    user_id: Reference;
    txn_id: Nullable<Reference>;
    content: Nullable<Json>;
    created_at: Moment;
    viewed_at: Nullable<Moment>;
    kind: Generated<'written' | 'transferBooked' | 'moneyReceived' | 'moneySent' | 'paymentAccepted' | 'paymentDone' | 'paymentRejected' | 'paymentReturned' | 'recallDeclined' | 'arrivalDone' | 'arrivalRejected' | 'arrivalUndone' | 'interestPaid' | 'depositOpened' | 'depositEnded' | 'orderAccepted'>;
  };
  one_time_code: {
    id: GeneratedAlways<bigint>;
    subject_kind: string;
    subject_id: Reference;
    code_hash: Buffer;
    digest: Buffer;
    created_at: Moment;
    expires_at: Moment;
    used_at: Nullable<Moment>;
  };
  operation: {
    id: GeneratedAlways<bigint>;
    customer_id: Reference;
    operation_id: string;
    user_id: Reference;
    code: string;
    request_hash: Buffer;
    request: Json;
    debit_account_id: Nullable<Reference>;
    credit_account_id: Nullable<Reference>;
    debit_number: string;
    credit_number: string;
    debit_name: string;
    credit_name: string;
    amount: bigint;
    fee: bigint;
    currency: string;
    purpose: string;
    digest: Buffer;
    fingerprint: string;
    state: Generated<'created' | 'signing' | 'booked' | 'declined' | 'expired'>;
    created_at: Moment;
    expires_at: Moment;
    booked_at: Nullable<Moment>;
    txn_id: Nullable<Reference>;
    txn_code: string;
    credited: bigint;
    credited_currency: string;
    terms: Defaulted<Json>;
    leg_accounts: bigint[];
    leg_amounts: bigint[];
    recipient_id: Nullable<Reference>;
    booked_status: Generated<'ACCEPTED' | 'ACCEPTED_FOR_PROCESSING'>;
    confirm_before: Nullable<Moment>;
    late_refusal: string | null;
    limit_code: string | null;
    limit_amount: bigint | null;
    send_not_before: Nullable<Moment>;
    rail: string | null;
    sent_at: Nullable<Moment>;
    declined_by: Nullable<Reference>;
    decline_reason: string | null;
    returned: boolean | null;
    paid_once: string | null;
    paid_refusal: string | null;
    notice_of_payee: Nullable<Json>;
    declined_at: Nullable<Moment>;
  };
  operation_file: {
    customer_id: Reference;
    operation_id: string;
    number: number;
    file_uuid: string;
    name: string;
  };
  operation_note: {
    customer_id: Reference;
    txn_id: Reference;
    note: string;
    written_at: Moment;
  };
  outbox_event: {
    id: GeneratedAlways<bigint>;
    xid: Generated<string>;
    customer_id: Nullable<Reference>;
    user_id: Nullable<Reference>;
    type: string;
    payload: Json;
    created_at: Moment;
  };
  outbox_floor: {
    only_row: Generated<boolean>;
    xid: Generated<string>;
    forgotten_before: Defaulted<Moment>;
  };
  overdraft_request: {
    id: GeneratedAlways<bigint>;
    account_id: Reference;
    customer_id: Reference;
    user_id: Reference;
    amount: bigint;
    rate: number;
    term_months: number;
    income: bigint;
    status: Generated<'review' | 'approved' | 'rejected'>;
    asked_at: Moment;
    decided_at: Nullable<Moment>;
  };
  passkey: {
    id: GeneratedAlways<bigint>;
    user_id: Reference;
    credential_id: Buffer;
    public_key: Buffer;
    counter: bigint;
    transports: string[];
    is_backed_up: boolean;
    name: string;
    added_at: Moment;
    last_used_at: Nullable<Moment>;
  };
  passkey_challenge: {
    id: GeneratedAlways<bigint>;
    challenge_hash: Buffer;
    purpose: 'registration' | 'signIn' | 'confirmation';
    user_id: Nullable<Reference>;
    bound_to: Buffer | null;
    created_at: Moment;
    expires_at: Moment;
  };
  passkey_confirmation: {
    id: GeneratedAlways<bigint>;
    operation_id: Reference;
    user_id: Reference;
    day: BankDay;
    amount: bigint;
    released_at: Moment;
  };
  passport: {
    customer_id: Reference;
    series: string;
    number: string;
    issued_by: string;
    issued_on: BankDay;
    address: string;
  };
  passport_application: {
    id: GeneratedAlways<bigint>;
    customer_id: Reference;
    user_id: Reference;
    series: string;
    number: string;
    issued_by: string;
    issued_on: BankDay;
    expires_on: BankDay;
    inn: string;
    address: string;
    files: string[];
    status: Generated<'review' | 'approved' | 'rejected'>;
    submitted_at: Moment;
    decided_at: Nullable<Moment>;
    violation: 'SCAN_UNREADABLE' | 'DATA_MISMATCH' | 'INN_MISMATCH' | null;
  };
  password_policy: {
    id: Generated<number>;
    shortest: number;
    longest: number;
    forbidden_words: string[];
  };
  payee_day_sum: {
    user_id: Reference;
    day: BankDay;
    credit_number: string;
    inn: string;
    credit_name: string;
    code: string;
    account_id: Reference;
    soms: string;
  };
  payee_note: {
    customer_id: Reference;
    payee_key: string;
    nickname: Generated<string>;
    pinned: Generated<boolean>;
    hidden_at: Nullable<Moment>;
  };
  payment_claim: {
    key: string;
    operation_id: Reference;
  };
  payment_day_move: {
    operation_id: Reference;
    terms_before: Json;
    digest_before: Buffer;
    user_id: Reference;
    moved_at: Moment;
  };
  payment_purpose: {
    code: string;
    name: Json;
    verified: boolean;
  };
  payroll_person: {
    id: GeneratedAlways<bigint>;
    customer_id: Reference;
    name: string;
    sort_name: string;
    name_key: string;
    inn: string;
    account_number: string;
    note: string;
    active: boolean;
    user_id: Reference;
    changed_at: Moment;
  };
  product_hook: {
    product: 'current' | 'deposit' | 'loan';
    changed: string;
  };
  profile_change: {
    id: Reference;
    payload: Json;
  };
  qr_arrival: {
    key: string;
    payee: string;
    amount: bigint;
    received_at: Moment;
    refusal: string | null;
    txn_id: Nullable<Reference>;
  };
  qr_invoice: {
    invoice_id: Reference;
    user_id: Reference;
    operation_id: string | null;
    series_id: Nullable<Reference>;
    series_day: BankDay | null;
    account_id: Reference;
    payer_name: string;
    payer_inn: Generated<string>;
    purpose: Generated<string>;
    code: string;
    issued_at: Moment;
    withdrawn_at: Nullable<Moment>;
  };
  qr_point: {
    id: GeneratedAlways<bigint>;
    customer_id: Reference;
    operation_id: string;
    request_hash: Buffer;
    hash: string;
    name: string;
    address: string;
    sales_point_id: string;
    account_id: Nullable<Reference>;
    is_active: boolean;
    created_at: Moment;
    archived_at: Nullable<Moment>;
  };
  qr_point_payment: {
    txn_id: Reference;
    point_id: Reference;
    payer_id: Nullable<Reference>;
    payer_name: string | null;
    payer_bank: string | null;
    amount: bigint;
    created_at: Moment;
  };
  qr_point_user: {
    point_id: Reference;
    user_id: Reference;
  };
  qr_sign_in: {
    id: GeneratedAlways<bigint>;
    request_hash: Buffer;
    code_hash: Buffer;
    number: string;
    state: Generated<'waiting' | 'scanned' | 'approved' | 'declined' | 'redeemed'>;
    user_id: Nullable<Reference>;
    user_agent: string;
    address: string;
    created_at: Moment;
    expires_at: Moment;
  };
  qr_user: {
    user_id: Reference;
    registered_at: Moment;
  };
  rail_order: {
    id: GeneratedAlways<bigint>;
    key: Generated<string>;
    operation_id: Reference;
    txn_id: Reference;
    state: Generated<'queued' | 'sent' | 'settled' | 'rejected' | 'returned' | 'undoing' | 'undone'>;
    closed: Generated<boolean>;
    attempts: Generated<number>;
    next_attempt_at: Moment;
    changed_at: Moment;
    reason: Generated<string>;
    rail: 'interbank' | 'swift' | 'ipc' | 'visa' | 'remittance' | 'provider' | 'budget' | 'elqr';
    arrival_posting_id: Nullable<Reference>;
    reference: Generated<string>;
    recall_asked_at: Nullable<Moment>;
    recall_declined_at: Nullable<Moment>;
  };
  rail_order_step: {
    order_id: Reference;
    state: string;
    at: Moment;
  };
  receipt: {
    code: string;
    customer_id: Reference;
    txn_id: Reference;
    issued_at: Moment;
  };
  recipient_lookup: {
    user_id: Reference;
    hour: Moment;
    found: number;
    missed: number;
  };
  recipient_lookup_source: {
    id: GeneratedAlways<bigint>;
    network: string;
    hour: Moment;
    missed: number;
  };
  rule_signature: {
    operation_id: Reference;
    place: 1 | 2;
    user_id: Reference;
    digest: Buffer;
    signed_at: Moment;
  };
  rule_subject: {
    operation_id: Reference;
    user_id: Reference;
    day: BankDay;
    code: string;
    account_id: Reference;
    credit_number: string;
    credit_name: string;
    inn: string;
    soms: bigint;
  };
  salary_run: {
    operation_id: Reference;
    txn_id: Reference;
    started_at: Moment;
    next_attempt_at: Moment;
    ended_at: Nullable<Moment>;
  };
  sales_tax_rate: {
    from_day: BankDay;
    basis_points: bigint;
  };
  sandbox_authenticator: {
    id: GeneratedAlways<bigint>;
    user_id: Reference;
    issuer: string;
    account: string;
    key: Buffer;
  };
  sandbox_card_order: {
    key: string;
    done_at: Moment;
    refused: boolean;
  };
  sandbox_card_pin: {
    key: string;
    card_id: Reference;
    digest: Buffer;
    prepared_at: Moment;
  };
  sandbox_card_security: {
    card_id: Reference;
    wrong: number;
    since: Moment;
  };
  sandbox_clock: {
    only_one: Generated<boolean>;
    ahead_ms: bigint;
  };
  sandbox_letter: {
    id: bigint;
    login: string;
    recipient: string;
    subject: string;
    text: string;
    code: Generated<string>;
    created_at: Moment;
  };
  sandbox_message: {
    id: bigint;
    login: string;
    recipient: string;
    text: string;
    code: Generated<string>;
    created_at: Moment;
  };
  sandbox_payment: {
    key: string;
    rail: string;
    fate: 'settles' | 'isRejected' | 'isReturned' | 'declinesRecall';
    settles_at: Moment;
    received_at: Moment;
    undone_at: Nullable<Moment>;
  };
  sandbox_qr_payment: {
    key: Generated<string>;
    payee: string;
    amount: bigint;
    payer_name: string;
    payer_bank: string;
    reference: string;
    sent_at: Moment;
    answers: Generated<number>;
    answered_at: Nullable<Moment>;
    refusal: string | null;
  };
  sandbox_remittance: {
    system: string;
    control_number: string;
    payout_reference: Generated<string>;
    key: string | null;
    amount: bigint;
    currency: string;
    sender: string;
    recipient: string;
    sent_at: Moment;
    expires_at: Moment;
    paid_elsewhere_at: Nullable<Moment>;
    is_rejected: Generated<boolean>;
    recalled_at: Nullable<Moment>;
    payout_key: string | null;
  };
  sandbox_swift: {
    key: string;
    steps: Json;
  };
  sandbox_token: {
    serial: string;
    user_id: Reference;
    key: Buffer;
    presses: Generated<bigint>;
  };
  sandbox_visa_alias: {
    alias: string;
    bank: string;
    card_id: Nullable<Reference>;
    bound_at: Moment;
  };
  sandbox_wallet: {
    wallet_number: string;
    holder_inn: string | null;
  };
  sandbox_wallet_movement: {
    id: GeneratedAlways<bigint>;
    wallet_number: string;
    made_at: Moment;
    kind: 'topUp' | 'payment' | 'transferIn' | 'transferOut' | 'cashOut';
    amount: bigint;
    counterparty: string;
  };
  sandbox_wallet_order: {
    key: string;
    done_at: Moment;
    refused: boolean;
  };
  schedule: {
    id: Reference;
    template_id: Reference;
    customer_id: Reference;
    user_id: Reference;
    operation_id: string;
    periodicity: 'onceAWeek' | 'everyTwoWeeks' | 'monthly' | 'onSetDates';
    first_day: BankDay | null;
    last_day: BankDay | null;
    days: Generated<BankDay[]>;
    words: string;
    digest: Buffer;
    fingerprint: string;
    state: Generated<'waiting' | 'active' | 'paused' | 'finished'>;
    skipped_days: Generated<BankDay[]>;
    next_day: BankDay | null;
    confirmed_at: Nullable<Moment>;
    ended_at: Nullable<Moment>;
  };
  schedule_run: {
    id: GeneratedAlways<bigint>;
    schedule_id: Reference;
    day: BankDay;
    state: 'due' | 'done' | 'failed' | 'missed' | 'skipped';
    tries: Generated<number>;
    next_attempt_at: Moment;
    failure: string | null;
    txn_id: Nullable<Reference>;
    changed_at: Moment;
  };
  school_year: {
    name: string;
    opens_on: BankDay;
    closes_on: BankDay;
  };
  security_question: {
    id: string;
    position: number;
    name: Json;
  };
  self_registration: {
    id: GeneratedAlways<bigint>;
    operation_id: string;
    card_hash: Buffer;
    address: string;
    customer_id: Nullable<Reference>;
    created_at: Moment;
    expires_at: Moment;
    confirmed_at: Nullable<Moment>;
  };
  service_category: {
    id: bigint;
    name: Json;
    icon: string;
    open_to_companies: boolean;
  };
  service_point: {
    id: GeneratedAlways<number>;
    kind: 'branch' | 'atm' | 'terminal';
    name: Json;
    address: Json;
    region: string;
    latitude: string;
    longitude: string;
    hours: Json;
    services: string[];
    phone: string | null;
  };
  service_provider: {
    id: bigint;
    category_id: Reference;
    name: Json;
    also_called: string;
    regions: string[];
    way: 'checked' | 'single' | 'mobile' | 'kitep';
    fields: Json;
    minimum: bigint;
    maximum: bigint;
    fee_basis_points: bigint;
    fee_minimum: bigint;
    fee_maximum: bigint | null;
    phone_prefixes: string[];
  };
  session: {
    id: GeneratedAlways<bigint>;
    key_hash: Buffer | null;
    user_id: Nullable<Reference>;
    stage: 'secondFactor' | 'newPassword' | 'securityQuestion' | 'restoreChoice' | 'restoreCode' | 'restoredPassword' | 'active' | 'locked';
    created_at: Moment;
    last_activity_at: Moment;
    ended_at: Nullable<Moment>;
    end_reason: string | null;
    user_agent: Generated<string>;
    address: Generated<string>;
    restore_hash: Buffer | null;
    pin_tries: Generated<number>;
    guarded_as: 'SMS' | 'TOTP' | 'TOKEN' | null;
  };
  shop_product: {
    code: string;
    position: number;
    name: Json;
    customer_kinds: string[] | null;
    image_type: 'image/svg+xml' | 'image/png';
    image: Buffer;
    price: bigint | null;
  };
  sign_in_source: {
    id: GeneratedAlways<bigint>;
    network: string;
    began_at: Moment;
    failures: number;
    blocked_until: Nullable<Moment>;
    blocks_in_a_row: Generated<number>;
  };
  signing: {
    id: Reference;
    documents: bigint[];
    digest: Buffer;
  };
  spending_correction: {
    customer_id: Reference;
    subject: string;
    category: 'food' | 'shopping' | 'transport' | 'communications' | 'home' | 'health' | 'education' | 'entertainment' | 'government' | 'loans' | 'transfers' | 'other' | 'excluded';
    chosen_at: Moment;
  };
  spent_allowance: {
    allowance: string;
    subject: string;
    spent: string;
    per_second: string;
    at: Moment;
  };
  statement: {
    id: string;
    number: number;
    product: 'account' | 'deposit';
    customer_id: Reference;
    account_id: Reference;
    from_day: BankDay;
    to_day: BankDay;
    after_version: bigint;
    last_version: bigint;
    opening: bigint;
    credited: bigint;
    debited: bigint;
    tax: bigint;
    closing: bigint;
    digest: Buffer;
    code: string;
    made_at: Moment;
  };
  statement_file: {
    digest: Buffer;
    statement_id: string;
    format: string;
    given_at: Moment;
  };
  stored_file: {
    uuid: string;
    user_id: Nullable<Reference>;
    document_id: string;
    name: string | null;
    extension: 'jpg' | 'png' | 'pdf';
    sent_hash: Buffer;
    content: Buffer;
    created_at: Moment;
    attached_at: Nullable<Moment>;
  };
  subscriber_lookup: {
    user_id: Reference;
    hour: Moment;
    found: number;
    missed: number;
  };
  swift_correspondent: {
    currency: string;
    swift_code: string;
  };
  swift_message: {
    key: string;
    message: string;
    sent_at: Moment;
    steps: Json;
  };
  tariff: {
    tariff_code: string;
    customer_kind: 'I' | 'C';
    currency: string;
    up_to: bigint | null;
    fixed: bigint;
    basis_points: Generated<bigint>;
    minimum: Generated<bigint>;
    maximum: bigint | null;
  };
  taxpayer_lookup: {
    user_id: Reference;
    asked: Buffer;
    at: Moment;
  };
  template: {
    id: GeneratedAlways<bigint>;
    customer_id: Reference;
    user_id: Reference;
    name: string;
    code: string;
    request: Json;
    txn_code: string;
    debit_number: string;
    credit_number: string;
    credit_name: string;
    amount: bigint;
    currency: Currency;
    credited: bigint;
    credited_currency: Currency;
    terms: Json;
    purpose: string;
    created_at: Moment;
    deleted_at: Nullable<Moment>;
    kept_from: string | null;
  };
  territory: {
    code: string;
    parent_code: string | null;
    level: 'region' | 'city' | 'aimak';
    verified: boolean;
    name: Json;
  };
  token_only: {
    customer_id: Reference;
    since: Moment;
  };
  transport_rate: {
    type_code: string;
    up_to_years: number | null;
    rate: bigint;
  };
  transport_type: {
    code: string;
    base: 'volume' | 'value';
    verified: boolean;
    name: Json;
  };
  txn: {
    id: GeneratedAlways<bigint>;
    posting_id: Nullable<Reference>;
    operation_id: string;
    txn_code: string;
    status: string;
    created_at: Moment;
    debit_account_id: Nullable<Reference>;
    debit_number: string | null;
    debit_currency: string | null;
    debit_amount: bigint | null;
    credit_account_id: Nullable<Reference>;
    credit_number: string | null;
    credit_currency: string | null;
    credit_amount: bigint | null;
    fee: bigint | null;
    total_debited: bigint | null;
    sender_name: string;
    recipient_name: string;
    purpose: string;
    fingerprint: Generated<string>;
    terms: Defaulted<Json>;
    return_of: bigint | null;
  };
  txn_of_customer: {
    customer_id: Reference;
    created_at: Moment;
    txn_id: Reference;
  };
  unknown_login: {
    login_hash: Buffer;
    failed_tries: Generated<number>;
    blocked_until: Nullable<Moment>;
    blocks_in_a_row: Generated<number>;
    tried_at: Moment;
  };
  user_account: {
    user_id: Reference;
    account_id: Reference;
    works: boolean;
  };
  user_lookup: {
    user_id: Reference;
    minute: Moment;
    looks: number;
  };
  wallet: {
    id: GeneratedAlways<bigint>;
    customer_id: Reference;
    user_id: Nullable<Reference>;
    wallet_number: string;
    state: 'registering' | 'bound' | 'refused' | 'unbound';
    balance: bigint | null;
    balance_at: Nullable<Moment>;
    since: Moment;
    ended_at: Nullable<Moment>;
    operation_id: string | null;
    topic_id: string | null;
    ask_at: Nullable<Moment>;
  };
  wallet_lookup: {
    user_id: Reference;
    hour: Moment;
    asked: number;
  };
  wrong_codes: {
    owner_kind: 'user' | 'restore';
    owner_id: Reference;
    in_a_row: Generated<number>;
    sessions: Generated<bigint[]>;
    holds_in_a_row: Generated<number>;
    held_until: Nullable<Moment>;
    notified_at: Nullable<Moment>;
    changed_at: Moment;
  };
}
