-- Files customers hand in.

-- Files customers hand in. Only their owners read them; what a file shows is kept, what it hides is not.
create table stored_file (
  uuid uuid primary key,
  -- Null for a file of the bank, which those read it has shown it to.
  user_id bigint references app_user,
  -- The client's own id of the document: sending it again stores nothing twice.
  document_id uuid not null,
  -- The name its sender knows it by; only files of the chat have one, and serve nothing else.
  name text check (length(name) between 1 and 100),
  extension text not null check (extension in ('jpg', 'png', 'pdf')),
  -- SHA-256 of the file as it was sent.
  sent_hash bytea not null,
  content bytea not null,
  created_at timestamptz not null,
  -- Set once something the bank keeps for good refers to the file; others are forgotten after a while.
  attached_at timestamptz,
  check (user_id is not null or name is not null),
  unique (user_id, document_id)
);
create index stored_file_recent on stored_file (user_id, created_at);
-- Pictures and PDFs are compressed already.
alter table stored_file alter column content set storage external;
grant select, insert, update (attached_at), delete on stored_file to tulpar_bank;
