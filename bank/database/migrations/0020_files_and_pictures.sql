-- Files customers hand in. Only their owners read them; what a file shows is kept, what it hides is not.
create table stored_file (
  uuid uuid primary key,
  user_id bigint not null references app_user,
  -- The client's own id of the document: sending it again stores nothing twice.
  document_id uuid not null,
  extension text not null check (extension in ('jpg', 'png', 'pdf')),
  -- SHA-256 of the file as it was sent.
  sent_hash bytea not null,
  content bytea not null,
  created_at timestamptz not null,
  -- Set once something the bank keeps for good refers to the file; others are forgotten after a while.
  attached_at timestamptz,
  unique (user_id, document_id)
);
-- Pictures and PDFs are compressed already.
alter table stored_file alter column content set storage external;
create index stored_file_recent on stored_file (user_id, created_at);

-- The picture of a person, always JPEG.
create table avatar (
  user_id bigint primary key references app_user,
  content bytea not null
);
alter table avatar alter column content set storage external;

-- What the bank knows of a company besides its name.
alter table customer
  add column okpo text not null default '',
  -- { ru, en, kg, cn }
  add column address jsonb not null default '{"ru": "", "en": "", "kg": "", "cn": ""}';

grant select, insert, delete on stored_file to tulpar_bank;
grant update (attached_at) on stored_file to tulpar_bank;
grant select, insert, update, delete on avatar to tulpar_bank;
grant update (avatar_data_version) on app_user to tulpar_bank;
