-- The ledger: accounts, operations, and the books. What a kind of movement means is decided outside, in a plan; here a plan is
-- stored, confirmed and booked, whatever kind it is of. Money moves only inside the functions: one call, one transaction, accounts
-- locked in the order of their ids. Refusals are answers, not errors, so what they have counted stays counted.
--
-- Rows that are changed once or more after they were written find the room for it on their own page (fillfactor), so that no index
-- has to learn where they went.

create domain change_of_balance as bigint check (value <> 0);
create domain row_version as bigint check (value > 0);
create domain account_number as text check (value ~ '^[0-9]{16}$');
create domain record_status as text check (value in ('O', 'C'));
create domain account_shard as smallint check (value between 0 and 15);
create domain operation_state as text check (value in ('created', 'signing', 'booked', 'declined', 'expired'));
create domain booked_status as text check (value in ('ACCEPTED', 'ACCEPTED_FOR_PROCESSING'));
create domain account_product as text check (value in ('current', 'deposit', 'loan'));

-- Groups of account classes: the accounts of one hold the money of their owners, those of the other what the bank has lent.
create table account_class_group (
  id text primary key,
  type text not null check (type in ('debit', 'credit'))
);
grant select on account_class_group to tulpar_bank;

-- Accounts of customers and of the bank. Money moves only through the functions of the ledger.
create table account (
  id bigint generated always as identity primary key,
  number account_number not null unique,
  -- No customer: an account of the bank itself.
  customer_id bigint references customer,
  account_class text not null,
  class_group text not null references account_class_group,
  name text not null default '',
  currency currency_code not null,
  balance bigint not null default 0,
  blocked minor_units_not_negative not null default 0,
  -- Lowest balance the account may have; null for accounts of the bank.
  lowest_balance bigint,
  debit_stopped boolean not null default false,
  credit_stopped boolean not null default false,
  frozen boolean not null default false,
  dormant boolean not null default false,
  available_for_operations boolean not null default true,
  record_status record_status not null default 'O',
  data_version bigint not null default 0,
  opened_at timestamptz not null,
  last_operation_at timestamptz,
  -- Accounts of the bank that many movements touch exist many times, so that movements do not wait for one another: each
  -- movement uses one of them, and the bank's position is the sum.
  shard account_shard,
  product account_product not null default 'current',
  -- True when the customer stopped the account without the bank; a stop by the bank is not the customer's to lift.
  stopped_by_customer boolean not null default false,
  -- Moment the customer last reactivated a dormant account; the 180 days begin anew then.
  awake_since timestamptz,
  -- Every booking compiles this rule once for each account, so it says the one thing a booking could break. What an account is opened
  -- with stands in the check of the books.
  constraint account_not_below_lowest check (balance >= lowest_balance)
) with (fillfactor = 80);
create index account_customer on account (customer_id);
create unique index account_of_bank on account (account_class, currency, shard) where shard is not null;
grant select on account to tulpar_bank;

-- Additions of a product to its movements, by their code: movements without a row move money between current accounts and do nothing
-- besides. They are set by hooks.sql of the product's area; the ledger calls the functions they name and knows no product.
create table movement_hook (
  txn_code text primary key,
  -- The folder under `bank` whose hooks.sql has said it.
  area text not null,
  debited_product account_product not null default 'current',
  credited_product account_product not null default 'current',
  -- Kind of the notice to who has made it, where its status does not say enough.
  notice text,
  -- (operation, timestamptz) returns account: the account credited, as it will be when the booking has opened it.
  credit_account text,
  -- (operation) returns text: why it cannot be booked as agreed any more; null when it can. Its accounts are locked.
  refusal text,
  -- (operation, account, timestamptz): done before anything is written, with the account credited.
  before_booking text,
  -- (operation, bigint, timestamptz): done when it is booked, with the id of its transaction.
  after_booking text
);

-- Functions, (bigint, timestamptz), called with an account of a product when a posting has changed it: they raise the version of the
-- contract and tell its owner. They are set by hooks.sql, too.
create table product_hook (
  product account_product primary key,
  changed text not null
);

-- Operations customers ask for: created with everything that will be booked, confirmed by a code or by signatures, then booked once. It
-- names accounts, customers and users without foreign keys: the functions hold them locked or have them from the session, and the
-- triggers beside this file promise that what was named never goes (docs/adr/0034).
create table operation (
  id bigint generated always as identity primary key,
  customer_id bigint not null,
  operation_id uuid not null,
  user_id bigint not null,
  code text not null,
  request_hash bytea not null,
  request jsonb not null,
  -- Sides and amount to be booked. No account for money from outside: then number and name are those of the plan.
  debit_account_id bigint,
  -- None where the money leaves the bank.
  credit_account_id bigint,
  debit_number text not null,
  credit_number text not null,
  debit_name text not null,
  credit_name text not null,
  -- Nothing for an order that costs nothing: it is confirmed and stands in the history, and no money moves.
  amount minor_units_not_negative not null,
  fee minor_units_not_negative not null,
  currency text not null,
  purpose text not null,
  -- SHA-256 over all that is agreed on; a code is good only for the digest it was sent for.
  digest bytea not null,
  fingerprint text not null,
  state operation_state not null default 'created',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  booked_at timestamptz,
  txn_id bigint,
  -- Kind of the transaction in the history; one operation code of the wire may book several kinds.
  txn_code text not null,
  -- Amount credited, in minor units of its own currency.
  credited minor_units_not_negative not null,
  credited_currency text not null,
  -- Other agreed terms by name: a rate, a value date, the bank of the payee.
  terms jsonb not null default '{}',
  -- Legs to be booked: the change of each account's balance, the debit account first.
  leg_accounts bigint[] not null,
  leg_amounts bigint[] not null,
  -- Payee who is another customer of the bank.
  recipient_id bigint,
  -- Status after booking: completed, or on its way to another bank.
  booked_status booked_status not null default 'ACCEPTED',
  -- Moment from which confirming is refused by this name, although the operation has not expired.
  confirm_before timestamptz,
  late_refusal text,
  -- The limit it counts against, if any.
  limit_code text,
  -- Amount counted against the limit, in minor units of the som.
  limit_amount minor_units_above_zero,
  -- The earliest moment its order may leave for the network.
  send_not_before timestamptz,
  -- The network it goes through; none where both sides are accounts of the bank.
  rail text,
  -- Moment its maker sent it to be signed.
  sent_at timestamptz,
  declined_by bigint references app_user,
  decline_reason text,
  -- Of a declined document: sent back to its maker before it was approved, to be corrected.
  returned boolean,
  -- Key of a payment that can be made only once, and the name by which a second one is refused.
  paid_once text,
  paid_refusal text,
  -- Words of a notice the hook of its movement gives users of the payee; none where that of the movement is all.
  notice_of_payee jsonb,
  declined_at timestamptz,
  unique (customer_id, operation_id),
  constraint operation_moves_its_amount check (amount > 0 and credited > 0
    or amount = 0 and credited = 0 and fee = 0 and leg_accounts = '{}'),
  constraint operation_paid_once check ((paid_once is null) = (paid_refusal is null))
) with (fillfactor = 55);
create index operation_sent_to_sign on operation (customer_id, expires_at) where sent_at is not null;
-- Only documents stand in these, so operations of people cost nothing more.
-- The columns by which documents are filtered are included, so that those that do not match are not read from the table.
create index document_ended on operation (customer_id, state, coalesce(declined_at, booked_at, expires_at), id)
  include (sent_at, user_id, txn_code, debit_account_id, credit_account_id, declined_at, booked_at, expires_at)
  where sent_at is not null and state in ('signing', 'booked', 'declined', 'expired');
create index document_payee on operation (customer_id, credit_number, amount) where sent_at is not null;
create index document_number on operation (customer_id, (terms ->> 'documentNumber')) where sent_at is not null
  and terms ? 'documentNumber';
create index document_of_author on operation (user_id, sent_at) where sent_at is not null;
create index document_to_expire on operation (expires_at) where state = 'signing';
grant select on operation to tulpar_bank;

-- Postings are bookings: the entries that share a number, which add up to nothing in each currency.
create sequence posting_id;

-- One side of a posting: what is added to the balance of an account (negative when it is taken away).
create table entry (
  account_id bigint not null,
  account_version row_version not null,
  posting_id bigint not null,
  created_at timestamptz not null,
  amount change_of_balance not null,
  currency text not null,
  balance_after bigint not null,
  -- Day from which interest counts the entry (value date); null where that is the day of the posting.
  value_day date,
  -- The entry is what the bank takes for the movement of its posting, or gives back of that; the others are the movement.
  is_fee boolean not null default false,
  primary key (account_id, account_version)
);
create index entry_posting on entry (posting_id);
grant select on entry to tulpar_bank;

-- Movements as customers see them, of postings and of what is on its way to one.
create table txn (
  id bigint generated always as identity primary key,
  posting_id bigint,
  operation_id uuid not null,
  txn_code text not null,
  status text not null,
  created_at timestamptz not null,
  debit_account_id bigint,
  debit_number text,
  debit_currency text,
  debit_amount bigint,
  credit_account_id bigint,
  credit_number text,
  credit_currency text,
  credit_amount bigint,
  fee bigint,
  total_debited bigint,
  sender_name text not null,
  recipient_name text not null,
  purpose text not null,
  fingerprint text not null default '',
  terms jsonb not null default '{}',
  -- The line of history that is undone by this one, wholly or in part.
  return_of bigint
);
create index txn_operation on txn (operation_id);
create index txn_return_of on txn (return_of) where return_of is not null;
grant select on txn to tulpar_bank;

-- Transactions of each customer's history, in the order they are read.
create table txn_of_customer (
  customer_id bigint not null,
  created_at timestamptz not null,
  txn_id bigint not null,
  primary key (customer_id, created_at, txn_id)
);
grant select on txn_of_customer to tulpar_bank;

-- Postings of the bank's own accord, each under a name that is booked once.
create table bank_posting (
  key text primary key,
  posting_id bigint not null,
  -- The line of a customer's history; none where only accounts of the bank were touched.
  txn_id bigint
);
create unique index bank_posting_posting on bank_posting (posting_id);
grant select on bank_posting to tulpar_bank;

-- Claims that are paid once, however many confirm them in one moment: a fine, a code for one payment. Another operation may
-- once the money of the one that has paid it has come back.
create table payment_claim (
  key text primary key,
  operation_id bigint not null
);
grant select on payment_claim to tulpar_bank;
