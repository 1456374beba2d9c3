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
