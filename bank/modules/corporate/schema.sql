-- Documents of companies: one user makes them, others sign, and the last signature books or carries them out. Documents that will not be
-- booked are kept: declined ones with user and moment, expired ones, and the documents that replace them.

-- A signature is over the digest of everything that will be booked, and stays. A place may be signed again when who signed there may
-- sign no more.
create table document_signature (
  operation_id bigint not null references operation,
  place smallint not null check (place in (1, 2)),
  user_id bigint not null references app_user,
  digest bytea not null,
  signed_at timestamptz not null,
  primary key (operation_id, user_id)
);
grant select on document_signature to tulpar_bank;

-- Approvals of documents before they are signed. One counts as long as its user may approve and work with the account; it
-- is over the digest of the document, and stays.
create table document_approval (
  operation_id bigint not null references operation,
  user_id bigint not null references app_user,
  digest bytea not null,
  approved_at timestamptz not null,
  primary key (operation_id, user_id)
);
grant select on document_approval to tulpar_bank;

-- Moves of documents to a later day of payment, after a signer came too late for the one before. Signatures given before a move
-- are over its `digest_before`.
create table payment_day_move (
  operation_id bigint not null references operation,
  terms_before jsonb not null,
  digest_before bytea not null,
  user_id bigint not null references app_user,
  moved_at timestamptz not null,
  primary key (operation_id, digest_before)
);
grant select on payment_day_move to tulpar_bank;

-- Companies that have asked the bank to take no other signature than one by the code of a token.
create table token_only (
  customer_id bigint primary key references customer,
  since timestamptz not null
);
grant select, insert, delete on token_only to tulpar_bank;

-- Documents that one user signs with one code.
create table signing (
  id bigint primary key references confirmation on delete cascade,
  documents bigint[] not null,
  -- SHA-256 over the digests of the documents the user has read, in their order.
  digest bytea not null
);
grant select, insert on signing to tulpar_bank;

-- Changes that loosen anything of a company, each its own document: made by one, signed by others, carried out with the last signature.
create table change_document (
  -- Signings name documents of both kinds by ids of one sequence.
  id bigint primary key default nextval('operation_id_seq'),
  customer_id bigint not null references customer,
  operation_id uuid not null,
  user_id bigint not null references app_user,
  code text not null,
  -- The request in its wire form; it must not contain secrets.
  request jsonb not null,
  -- Old and new value of the setting: each a text by language.
  subject jsonb not null,
  before jsonb not null,
  after jsonb not null,
  -- SHA-256 over all of the above.
  digest bytea not null,
  state text not null default 'created' check (state in ('created', 'signing', 'done', 'declined')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  sent_at timestamptz,
  ended_at timestamptz,
  ended_by bigint references app_user,
  decline_reason text,
  unique (customer_id, operation_id),
  check ((state in ('done', 'declined')) = (ended_at is not null and ended_by is not null)),
  check (state = 'created' or sent_at is not null)
);
grant select, insert, update on change_document to tulpar_bank;

-- Signatures under changes. A signature is over the digest of the change, and stays.
create table change_signature (
  change_id bigint not null references change_document,
  user_id bigint not null references app_user,
  place smallint not null check (place in (1, 2)),
  digest bytea not null,
  signed_at timestamptz not null,
  primary key (change_id, user_id)
);
grant select on change_signature to tulpar_bank;

-- A document sent in place of another one that was declined or ran out of time.
create table document_replacement (
  operation_id bigint primary key references operation,
  replaced_id bigint not null references operation,
  check (operation_id <> replaced_id)
);
create index document_replacement_of on document_replacement (replaced_id);
grant select on document_replacement to tulpar_bank;

-- A change takes its id itself, by the default of the column.
grant usage on sequence operation_id_seq to tulpar_bank;

-- Companies with approval rules, and the number of changes of their rules. A signature of a document and a change of rules wait for one
-- another here.
create table approval_rule_set (
  customer_id bigint primary key references customer,
  edition integer not null check (edition > 0),
  -- Last transaction before the first rule; documents booked later name the edition they were booked under.
  since_txn bigint not null
);
grant select on approval_rule_set to tulpar_bank;

-- Editions of the rules of a company: each change writes one row, which holds until the next row of the same rule. A null list or amount
-- is no condition.
create table approval_rule (
  customer_id bigint not null references customer,
  edition integer not null,
  -- The edition with which the rule began.
  rule_id integer not null,
  amount_from minor_units_above_zero,
  sum_of text not null check (sum_of in ('counterparty', 'author')),
  operations text[],
  accounts bigint[],
  authors bigint[],
  counterparties text[],
  signers bigint[] not null,
  needed smallint not null,
  in_order boolean not null,
  -- The rule holds no more.
  ended boolean not null,
  changed_at timestamptz not null,
  -- The signed change.
  change_id bigint not null references change_document,
  primary key (customer_id, edition),
  check (rule_id <= edition and needed between 1 and cardinality(signers))
);
grant select on approval_rule to tulpar_bank;

-- Signatures rules ask for besides those in the places. One is over the digest of the document, and stays.
create table rule_signature (
  operation_id bigint not null references operation,
  -- The place of its user, which another one has taken, or which the company does not need.
  place smallint not null check (place in (1, 2)),
  user_id bigint not null references app_user,
  digest bytea not null,
  signed_at timestamptz not null,
  primary key (operation_id, user_id)
);
grant select on rule_signature to tulpar_bank;

-- Edition of the rules a document was booked under.
create table booked_under_rules (
  operation_id bigint primary key references operation,
  edition integer not null
);
grant select on booked_under_rules to tulpar_bank;

-- Documents as far as rules ask for them, as they were when they were sent to be signed; they stay. What is changed later, such as the INN
-- of a customer, moves no sum.
create table rule_subject (
  operation_id bigint primary key references operation,
  user_id bigint not null references app_user,
  -- Day of the bank on which it was sent.
  day date not null,
  code text not null,
  account_id bigint not null,
  credit_number text not null,
  credit_name text not null,
  -- Empty when the bank does not know it.
  inn text not null,
  -- Amount in minor units of the som.
  soms bigint not null
);
create index rule_subject_of_day on rule_subject (user_id, day);
grant select on rule_subject to tulpar_bank;

-- Sums in soms of the documents of an author and day that wait or are booked, by what conditions of rules ask for. A signature reads them
-- in place of the documents, of which an author may send thousands a day.
create table author_day_sum (
  user_id bigint not null references app_user,
  day date not null,
  code text not null,
  account_id bigint not null,
  -- Not bounded: a document without an official rate counts as the largest amount.
  soms numeric not null,
  primary key (user_id, day, code, account_id)
);
grant select on author_day_sum to tulpar_bank;

-- The same by payee. The name is empty where the number or the INN says who the payee is.
create table payee_day_sum (
  user_id bigint not null references app_user,
  day date not null,
  credit_number text not null,
  inn text not null,
  credit_name text not null,
  code text not null,
  account_id bigint not null,
  soms numeric not null,
  primary key (user_id, day, credit_number, inn, credit_name, code, account_id)
);
create index payee_day_sum_by_inn on payee_day_sum (user_id, day, inn) where inn <> '';
grant select on payee_day_sum to tulpar_bank;
