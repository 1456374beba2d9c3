-- Orders that carry money out of the bank, and into it, through networks; messages to phones and mailboxes. Incoming money is a claim on
-- the network until the network has paid, and is returned when its account cannot be credited any more.

-- A payment on its way. Written in the transaction of the booking; sent without holding a lock.
create table rail_order (
  id bigint generated always as identity primary key,
  -- Key by which the network knows the payment: sent twice under one key it is one payment.
  key uuid not null unique default gen_random_uuid(),
  operation_id bigint not null unique references operation,
  txn_id bigint not null references txn,
  -- `undoing` when money that came cannot be credited and is being given back, `undone` when it has been.
  state text not null default 'queued' check (state in ('queued', 'sent', 'settled', 'rejected', 'returned', 'undoing', 'undone')),
  -- True when the network is polled no more.
  closed boolean not null default false,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  changed_at timestamptz not null,
  reason text not null default '',
  rail text not null check (rail in ('interbank', 'swift', 'ipc', 'visa', 'remittance', 'provider', 'budget', 'elqr')),
  -- The posting that credited what came; the line of history is that of the claim.
  arrival_posting_id bigint,
  -- The network's own reference of the order, where it gives one; the recipient of a money transfer collects the money by it.
  reference text not null default '',
  -- Moment the sender asked for a recall: whether the money is still there is known to the network or the other bank alone.
  recall_asked_at timestamptz,
  -- Moment the other bank declined a recall; its answer is final.
  recall_declined_at timestamptz
) with (fillfactor = 70);
create index rail_order_waiting on rail_order (next_attempt_at, id) where not closed;
create index rail_order_txn on rail_order (txn_id);
-- Arrivals through a network are found by the transaction of the claim on it.
create index rail_order_arrival on rail_order (arrival_posting_id) where arrival_posting_id is not null;
grant select on rail_order to tulpar_bank;

-- Moments at which an order reached each of its states.
create table rail_order_step (
  order_id bigint not null references rail_order,
  state text not null,
  at timestamptz not null,
  primary key (order_id, state)
);
grant select on rail_order_step to tulpar_bank;

-- Messages to send. The text is emptied once it is sent, because it carries a code.
create table message_outbox (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user,
  recipient text not null,
  text text not null,
  created_at timestamptz not null,
  next_attempt_at timestamptz not null,
  attempts integer not null default 0,
  sent_at timestamptz,
  last_error text,
  -- Letters leave through the same outbox as messages to phones, by a way of their own.
  channel text not null default 'sms' check (channel in ('sms', 'email')),
  subject text not null default '',
  -- Given up after this moment; a message without one after five minutes, when its code is worthless.
  give_up_at timestamptz,
  -- 0 for what somebody waits for to get in, 1 for the codes of operations, 2 for everything else; the least leaves first.
  urgency smallint not null default 2 check (urgency between 0 and 2)
);
create index message_outbox_waiting on message_outbox (channel, urgency, next_attempt_at, id) where sent_at is null;
grant select, insert, update, delete on message_outbox to tulpar_bank;

-- Banks of the country by their identification code. An operator corrects what is not verified.
create table network_bank (
  bic text primary key check (bic ~ '^[0-9]{6}$'),
  swift text not null default '',
  name jsonb not null,
  verified boolean not null
);
comment on table network_bank is 'Directory: BANKS';
grant select on network_bank to tulpar_bank;

-- Days on which banks rest besides Saturdays and Sundays.
create table holiday (
  day date primary key
);
grant select on holiday to tulpar_bank;
