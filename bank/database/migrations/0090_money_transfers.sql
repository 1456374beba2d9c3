-- Transfers from person to person by money-transfer systems: whom they reach and at what price, the number they are picked up by, and how
-- a sender takes one back.

-- The systems the bank is an agent of. None of them exists: an operator replaces them by those the bank has agreements with.
create table money_transfer_system (
  id bigint primary key,
  name text not null unique check (name <> ''),
  -- How long the number is that a transfer is picked up by.
  code_digits integer not null check (code_digits between 10 and 20),
  -- So long a transfer waits for its recipient before it goes back.
  payout_days integer not null check (payout_days between 1 and 365),
  verified boolean not null
);
insert into money_transfer_system (id, name, code_digits, payout_days, verified) values
  (1, 'Ak Kerben', 10, 30, false),
  (2, 'Boz Salkyn', 10, 45, false),
  (3, 'Kum Jol', 12, 20, false);

-- What a system carries in a currency and what sending it costs, in minor units of that currency.
create table money_transfer_price (
  system_id bigint not null references money_transfer_system,
  currency text not null,
  minimum bigint not null check (minimum > 0),
  maximum bigint not null check (maximum >= minimum),
  fee_basis_points bigint not null check (fee_basis_points between 0 and 10000),
  fee_minimum bigint not null check (fee_minimum >= 0),
  fee_maximum bigint check (fee_maximum >= fee_minimum),
  primary key (system_id, currency)
);
insert into money_transfer_price (system_id, currency, minimum, maximum, fee_basis_points, fee_minimum, fee_maximum) values
  (1, 'KGS', 10000, 30000000, 100, 5000, null),
  (1, 'USD', 100, 500000, 100, 100, 5000),
  (1, 'RUB', 10000, 30000000, 50, 5000, null),
  (2, 'USD', 1000, 1000000, 150, 300, 10000),
  (2, 'EUR', 1000, 1000000, 150, 300, 10000),
  (3, 'RUB', 10000, 60000000, 0, 9900, null),
  (3, 'KZT', 100000, 300000000, 80, 50000, null);

-- Where a system pays out, and in which currencies.
create table money_transfer_country (
  system_id bigint not null references money_transfer_system,
  country text not null references country,
  currencies text[] not null check (cardinality(currencies) > 0),
  primary key (system_id, country)
);
insert into money_transfer_country (system_id, country, currencies) values
  (1, 'KG', '{KGS,USD,RUB}'), (1, 'KZ', '{USD,RUB}'), (1, 'RU', '{RUB,USD}'), (1, 'UZ', '{USD,RUB}'), (1, 'TJ', '{USD,RUB}'),
  (2, 'TR', '{USD,EUR}'), (2, 'DE', '{EUR}'), (2, 'AE', '{USD}'), (2, 'US', '{USD}'), (2, 'CN', '{USD}'), (2, 'KG', '{USD,EUR}'),
  (3, 'RU', '{RUB}'), (3, 'KZ', '{KZT,RUB}');

insert into limit_rule (limit_code, customer_kind, level, minimum, maximum, daily, monthly) values
  ('MONEY_TRANSFER', 'I', 'standard', 100, 50000000, 100000000, 500000000),
  ('MONEY_TRANSFER', 'I', 'increased', 100, 100000000, 300000000, 1500000000);

alter table rail_order
  -- By this the network knows the order, where it gives numbers of its own; a recipient of a money transfer gets the money by it.
  add column reference text not null default '',
  -- The sender wants it back, and the network has not said yet whether it is still there.
  add column recall_asked_at timestamptz;

-- Writes down the number a network has given to an order, and tells the sender; only the first who comes does both. p_message is
-- empty where there is nothing to tell.
create function name_rail_order(p_order bigint, p_reference text, p_message text, p_content jsonb, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  o operation;
  of_txn bigint;
begin
  update rail_order r set reference = p_reference where r.id = p_order and r.reference = '' returning r.txn_id into of_txn;
  if not found then
    return false;
  end if;
  select y.* into strict o from operation y join rail_order r on r.operation_id = y.id where r.id = p_order;
  if p_message <> '' then
    insert into message_outbox (user_id, recipient, text, created_at, next_attempt_at, give_up_at)
      select u.id, u.phone, p_message, p_now, p_now, p_now + interval '1 day' from app_user u where u.id = o.user_id;
    insert into notification (user_id, txn_id, content, created_at) values (o.user_id, of_txn, p_content, p_now);
    insert into outbox_event (customer_id, user_id, type, payload, created_at) values (o.customer_id, o.user_id, 'NOTIFICATION',
      jsonb_build_object('title', (select jsonb_object_agg(c.key, c.value -> 'title') from jsonb_each(p_content) c)), p_now);
  end if;
  insert into outbox_event (customer_id, type, payload, created_at)
    values (o.customer_id, 'TRANSACTION_UPDATED', jsonb_build_object('txnId', of_txn::text), p_now);
  return true;
end
$$;

-- The sender of a money transfer that nobody has picked up wants it back. Nothing is booked: only the network knows whether it is still
-- there. False when there is no such transfer of this customer, or when it is too late for asking.
create function ask_for_recall(p_customer bigint, p_user bigint, p_txn bigint, p_reference text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked bigint;
begin
  update rail_order r set recall_asked_at = coalesce(r.recall_asked_at, p_now), next_attempt_at = least(r.next_attempt_at, p_now)
    from operation o
    where r.txn_id = p_txn and o.id = r.operation_id and o.customer_id = p_customer and o.debit_account_id is not null
      and r.rail = 'remittance' and r.state in ('queued', 'sent') and not r.closed
    returning r.id into asked;
  if asked is not null then
    insert into outbox_event (customer_id, type, payload, created_at)
      values (p_customer, 'TRANSACTION_UPDATED', jsonb_build_object('txnId', p_txn::text), p_now);
  end if;
  insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
    values (p_now, p_user, p_customer, 'TRANSACTION_DELETE_BY_ID', p_reference,
      case when asked is null then 'OPERATION_IMPOSSIBLE' else 'SUCCESS' end, p_txn::text);
  return asked is not null;
end
$$;

-- Gives back what a network has held and paid to nobody: it was recalled, or nobody came for it. The fee was earned by carrying it. Whoever
-- comes second changes nothing.
create function take_back_rail_order(p_order bigint, p_reason text, p_content jsonb, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r rail_order;
  o operation;
begin
  select * into strict r from rail_order x where x.id = p_order for no key update;
  select * into strict o from operation x where x.id = r.operation_id;
  if r.state <> 'sent' or o.debit_account_id is null then
    return false;
  end if;
  perform give_limit_back(o);
  perform book_return(o, o.leg_accounts[2], o.amount, 0, p_now);
  update rail_order x set state = 'returned', reason = p_reason, changed_at = p_now, closed = true where x.id = p_order;
  update txn t set status = 'RETURNED' where t.id = r.txn_id;
  insert into notification (user_id, txn_id, content, created_at) values (o.user_id, r.txn_id, p_content, p_now);
  insert into outbox_event (customer_id, user_id, type, payload, created_at) values
    (o.customer_id, null, 'TRANSACTION_UPDATED', jsonb_build_object('txnId', r.txn_id::text), p_now),
    (o.customer_id, o.user_id, 'NOTIFICATION',
      jsonb_build_object('title', (select jsonb_object_agg(c.key, c.value -> 'title') from jsonb_each(p_content) c)), p_now);
  return true;
end
$$;

-- What the systems of the demonstration hold; it stands for networks outside and is no part of the books.
create table sandbox_remittance (
  system text not null,
  control_number text not null,
  -- By this a bank that pays out speaks of the transfer; it says nothing to anybody else.
  payout_reference text not null unique default lpad(floor(random() * 1e12)::bigint::text, 12, '0'),
  -- The order that brought it here; none where it was sent elsewhere.
  key uuid unique,
  amount bigint not null check (amount > 0),
  currency text not null,
  sender text not null,
  recipient text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- When somebody picks it up elsewhere; nobody does where there is none.
  paid_elsewhere_at timestamptz,
  is_rejected boolean not null default false,
  recalled_at timestamptz,
  -- The one order that pays it out in a bank.
  payout_key uuid unique,
  primary key (system, control_number)
);

revoke all on function name_rail_order, ask_for_recall, take_back_rail_order from public;
grant execute on function name_rail_order, ask_for_recall, take_back_rail_order to tulpar_bank;
grant select on money_transfer_system, money_transfer_price, money_transfer_country to tulpar_bank;
grant select, insert on sandbox_remittance to tulpar_bank;
grant update (recalled_at, payout_key) on sandbox_remittance to tulpar_bank;
