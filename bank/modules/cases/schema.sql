-- Requests and applications of users that the bank answers by a day. Their messages are those of a topic of the chat.

create table customer_case (
  id integer generated always as identity (start with 100001) primary key check (id > 100000),
  user_id bigint not null references app_user,
  -- Id the user's device gave the case, and its first message: sent again, it opens nothing. Questions and applications have none.
  operation_id uuid,
  kind text not null check (kind in ('notMine', 'unknownSender', 'wrongPayee', 'wrongAmount', 'notArrived', 'cash', 'other', 'question',
    'productOrder', 'onlineLoan', 'overdraft', 'restructuring', 'limit', 'passport')),
  -- Operation of the history of the user's customer.
  txn_id bigint,
  -- Topic of the directory a question was asked in.
  topic_id integer references chat_topic,
  -- Application of the kind, by its id in application_of_case.
  application_id bigint,
  state text not null check (state in ('received', 'inWork', 'waiting', 'answered', 'closed')),
  opened_at timestamptz not null,
  -- Day by which the bank answers.
  due_on date not null,
  moved_at timestamptz not null,
  closed_at timestamptz,
  -- Day of the bank on which its user was last sent an SMS about it.
  texted_on date,
  unique (user_id, operation_id),
  unique (kind, application_id),
  constraint customer_case_closed check ((state = 'closed') = (closed_at is not null)),
  constraint customer_case_about check (txn_id is not null or kind in ('cash', 'other', 'question') or application_id is not null),
  constraint customer_case_question check ((kind = 'question') = (topic_id is not null)),
  constraint customer_case_application check (
    (kind in ('productOrder', 'onlineLoan', 'overdraft', 'restructuring', 'limit', 'passport')) = (application_id is not null)),
  constraint customer_case_sent check ((operation_id is null) = (kind = 'question' or application_id is not null))
);
-- One open case of a user about an operation for one reason.
create unique index customer_case_open on customer_case (user_id, txn_id, kind) where state <> 'closed';
-- One open question of a user in a topic.
create unique index customer_case_asked on customer_case (user_id, topic_id) where state <> 'closed';
create index customer_case_of_user on customer_case (user_id, id);
create index customer_case_due on customer_case (due_on, id) where state <> 'closed';
grant select, insert, update (state, due_on, moved_at, closed_at, texted_on), delete on customer_case to tulpar_bank;
