-- The chat of a user with the bank.

-- Messages of a user and to a user, by topic. Their ids grow in the order of a topic.
create table chat_message (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user,
  -- A topic of the directory, or a case of the user.
  topic_id integer references chat_topic,
  case_id integer references customer_case,
  thread_id integer generated always as (coalesce(topic_id, case_id)) stored,
  -- Id the user's device gave its message: sent again, it adds nothing. The bank's own messages have none.
  local_id uuid,
  body text not null check (length(body) <= 2000),
  created_at timestamptz not null,
  -- Moment the other side read it.
  read_at timestamptz,
  unique (user_id, local_id),
  constraint chat_message_of_one check (num_nonnulls(topic_id, case_id) = 1)
);
create index chat_message_of_thread on chat_message (user_id, thread_id, id);
create index chat_message_of_case on chat_message (case_id) where case_id is not null;
create index chat_message_unread on chat_message (user_id, thread_id) where local_id is null and read_at is null;
create index chat_message_recent on chat_message (user_id, created_at) where local_id is not null;
grant select, insert, update (read_at), delete on chat_message to tulpar_bank;

-- Files of a message, in their order. A file belongs to one message, and both are forgotten together.
create table chat_message_file (
  message_id bigint not null references chat_message on delete cascade,
  place integer not null check (place between 1 and 5),
  file_uuid uuid not null unique references stored_file on delete cascade,
  primary key (message_id, place)
);
grant select, insert on chat_message_file to tulpar_bank;
