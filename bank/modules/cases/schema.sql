-- Requests of users that the bank answers by a day. The messages of a case are those of the chat with its number.

create table customer_case (
  id integer generated always as identity (start with 100001) primary key check (id > 100000),
  user_id bigint not null references app_user,
  -- Id the user's device gave the case, and its first message: sent again, it opens nothing.
  operation_id uuid not null,
  kind text not null check (kind in ('notMine', 'unknownSender', 'wrongPayee', 'wrongAmount', 'notArrived', 'cash', 'other')),
  -- Operation of the history of the user's customer.
  txn_id bigint,
  state text not null check (state in ('received', 'inWork', 'waiting', 'answered', 'closed')),
  opened_at timestamptz not null,
  -- Day by which the bank answers.
  due_on date not null,
  moved_at timestamptz not null,
  closed_at timestamptz,
  unique (user_id, operation_id),
  constraint customer_case_closed check ((state = 'closed') = (closed_at is not null)),
  constraint customer_case_about check (txn_id is not null or kind in ('cash', 'other'))
);
-- One open case of a user about an operation for one reason.
create unique index customer_case_open on customer_case (user_id, txn_id, kind) where state <> 'closed';
create index customer_case_of_user on customer_case (user_id, id);
create index customer_case_due on customer_case (due_on, id) where state <> 'closed';
grant select, insert, update (state, due_on, moved_at, closed_at), delete on customer_case to tulpar_bank;
