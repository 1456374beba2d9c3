-- Payments to other banks: whom they can reach, on which days, and the orders that carry them.

-- Banks of the country by their identification code. An operator corrects what is not verified.
create table network_bank (
  bic text primary key check (bic ~ '^[0-9]{6}$'),
  swift text not null default '',
  name jsonb not null,
  verified boolean not null
);
insert into network_bank (bic, swift, verified, name)
  select b.bic, b.swift, b.verified, jsonb_build_object('ru', b.ru, 'en', b.en, 'kg', b.kg, 'cn', b.en)
    from (values
      ('118005', 'DEMIKG22', true, 'Демир Кыргыз Интернэшнл Банк', 'Demir Kyrgyz International Bank', 'Демир Кыргыз Интернэшнл Банк'),
      ('109022', 'ENEJKG22', true, 'Оптима Банк', 'Optima Bank', 'Оптима Банк'),
      ('109018', 'ENEJKG22', true, 'Оптима Банк, филиал 018', 'Optima Bank, branch 018', 'Оптима Банк, 018 филиалы'),
      ('124012', 'BAKAKG22', true, 'Бакай Банк', 'Bakai Bank', 'Бакай Банк'),
      ('124029', 'BAKAKG22', true, 'Бакай Банк, филиал 029', 'Bakai Bank, branch 029', 'Бакай Банк, 029 филиалы'),
      ('103002', 'KYRSKG22', true, 'MBank', 'MBank', 'MBank'),
      ('135001', 'AIYLKG22', false, 'Айыл Банк', 'Aiyl Bank', 'Айыл Банк'),
      ('134001', 'FIKBKG22', true, 'ФинансКредитБанк', 'FinanceCreditBank', 'ФинансКредитБанк'),
      ('129001', '', false, 'Элдик Банк', 'Eldik Bank', 'Элдик Банк'),
      ('101001', '', false, 'Национальный банк Кыргызской Республики', 'National Bank of the Kyrgyz Republic', 'Кыргыз Республикасынын Улуттук банкы'),
      ('440001', '', false, 'Центральное казначейство', 'Central Treasury', 'Борбордук казына')) b (bic, swift, verified, ru, en, kg);

-- Days on which banks rest besides Saturdays and Sundays.
create table holiday (day date primary key);
insert into holiday (day)
  select d::date from generate_series('2026-01-01'::date, '2026-01-07', '1 day') d
  union select d::date from generate_series('2026-05-01'::date, '2026-05-09', '1 day') d
  union select unnest(array['2026-03-08', '2026-03-20', '2026-03-21', '2026-05-27', '2026-08-31']::date[])
  union select d::date from generate_series('2027-01-01'::date, '2027-01-07', '1 day') d
  union select d::date from generate_series('2027-05-01'::date, '2027-05-09', '1 day') d
  union select unnest(array['2027-03-08', '2027-03-09', '2027-03-21', '2027-05-16', '2027-08-31']::date[]);

-- Codes of what payments are for. Only 42122700 is known from outside; an operator loads the classifier.
create table payment_purpose (
  code text primary key check (code ~ '^[0-9]{8}$'),
  name jsonb not null,
  verified boolean not null
);
insert into payment_purpose (code, verified, name)
  select p.code, p.verified, jsonb_build_object('ru', p.ru, 'en', p.en, 'kg', p.kg, 'cn', p.cn)
    from (values
      ('42122700', true, 'Услуги мобильной связи', 'Mobile communication services', 'Мобилдик байланыш кызматтары', '移动通信服务'),
      ('42120000', false, 'Услуги связи (прочие)', 'Communication services (other)', 'Байланыш кызматтары (башка)', '其他通信服务'),
      ('42130000', false, 'Коммунальные услуги', 'Utilities', 'Коммуналдык кызматтар', '公用事业服务'),
      ('42140000', false, 'Транспортные услуги', 'Transport services', 'Транспорт кызматтары', '运输服务'),
      ('41100000', false, 'Оплата за товары', 'Payment for goods', 'Товарлар үчүн төлөм', '货款'),
      ('41200000', false, 'Оплата за строительные материалы', 'Payment for building materials', 'Курулуш материалдары үчүн төлөм', '建材款'),
      ('43100000', false, 'Заработная плата', 'Salary', 'Эмгек акы', '工资'),
      ('43200000', false, 'Пенсии и пособия', 'Pensions and benefits', 'Пенсиялар жана жөлөкпулдар', '养老金和补助'),
      ('44100000', false, 'Погашение кредита', 'Loan repayment', 'Насыяны төлөө', '偿还贷款'),
      ('44200000', false, 'Пополнение депозита', 'Deposit replenishment', 'Депозитти толуктоо', '存款续存'),
      ('45100000', false, 'Перевод собственных средств', 'Transfer of own funds', 'Өз каражатын которуу', '自有资金转账'),
      ('45200000', false, 'Безвозмездный перевод', 'Gratuitous transfer', 'Акысыз которуу', '无偿转账'),
      ('11100000', false, 'Налоги (прочие)', 'Taxes (other)', 'Салыктар (башка)', '其他税款'),
      ('12100000', false, 'Взносы Социального фонда', 'Social Fund contributions', 'Социалдык фонддун төгүмдөрү', '社会基金缴款'))
      p (code, verified, ru, en, kg, cn);

-- A payment on its way. Written in the transaction of the booking, sent by nobody who holds a lock.
create table rail_order (
  id bigint generated always as identity primary key,
  -- By this the network knows the payment: sent twice under one key it is one payment.
  key uuid not null unique default gen_random_uuid(),
  operation_id bigint not null unique references operation,
  txn_id bigint not null references txn,
  state text not null default 'queued' check (state in ('queued', 'sent', 'settled', 'rejected', 'returned')),
  -- No word of the network is awaited any more.
  closed boolean not null default false,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  changed_at timestamptz not null,
  reason text not null default ''
) with (fillfactor = 70);
create index rail_order_waiting on rail_order (next_attempt_at, id) where not closed;

-- What the network of the demonstration has received; it stands for a system outside and keeps its own memory.
create table sandbox_payment (
  key uuid primary key,
  system text not null,
  credit_number text not null,
  value_date date not null,
  received_at timestamptz not null
);

alter table operation add column send_not_before timestamptz;

alter table notification drop constraint notification_kind;
alter table notification add constraint notification_kind check (kind in
  ('written', 'transferBooked', 'moneyReceived', 'moneySent', 'paymentAccepted', 'paymentDone', 'paymentRejected', 'paymentReturned'));

-- Takes at most p_limit payments whose time has come and keeps other processes from them for a minute; no lock outlives this.
create function take_rail_orders(p_limit integer, p_now timestamptz) returns setof rail_order
language sql security definer set search_path = public, pg_temp as $$
  update rail_order r set attempts = r.attempts + 1, next_attempt_at = p_now + interval '1 minute'
    where r.id in (select w.id from rail_order w where not w.closed and w.next_attempt_at <= p_now
      order by w.next_attempt_at, w.id limit p_limit for update skip locked)
    returning r.*
$$;

-- Nothing new is known of a payment: it is looked at again later, or never.
create function postpone_rail_order(p_order bigint, p_until timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  update rail_order r set next_attempt_at = coalesce(p_until, r.next_attempt_at), closed = p_until is null where r.id = p_order
$$;

-- Gives an amount of a payment back to the account it came from, and the fee as an entry of its own; keeps both for their owner when that
-- was closed. A posting and a line of history of its own, which names the line of the payment.
create function book_return(o operation, p_from bigint, p_amount bigint, p_fee bigint, p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  target bigint;
  fee_income bigint;
  new_posting bigint;
  new_txn bigint;
begin
  select case a.record_status when 'O' then a.id end into target from account a where a.id = o.debit_account_id;
  if target is null then
    target := (accounts_of_legs(jsonb_build_array(jsonb_build_object('class', 'UNCLAIMED', 'currency', o.currency)), o.operation_id))[1];
  end if;
  if p_fee > 0 then
    fee_income := (accounts_of_legs(jsonb_build_array(jsonb_build_object('class', 'FEE_INCOME', 'currency', o.currency)), o.operation_id))[1];
  end if;
  perform from account a where a.id in (p_from, target, fee_income) order by a.id for no key update;
  insert into posting (created_at) values (p_now) returning id into new_posting;
  if p_fee > 0 then
    perform book_legs_of(array_fill(new_posting, array[4]), array[p_from, target, fee_income, target],
      array[-p_amount, p_amount, -p_fee, p_fee], array[false, false, false, true], p_now);
  else
    perform book_legs(new_posting, array[p_from, target], array[-p_amount, p_amount], p_now);
  end if;
  insert into txn (posting_id, operation_id, txn_code, status, created_at, credit_account_id, credit_number, credit_currency,
      credit_amount, debit_number, debit_currency, debit_amount, fee, sender_name, recipient_name, purpose, return_of)
    values (new_posting, gen_random_uuid(), o.txn_code || '_RETURN', 'ACCEPTED', p_now, o.debit_account_id, o.debit_number, o.currency,
      p_amount, o.credit_number, o.currency, p_amount, p_fee, o.credit_name, o.debit_name, o.purpose, o.txn_id)
    returning id into new_txn;
  insert into txn_of_customer (customer_id, created_at, txn_id) values (o.customer_id, p_now, new_txn);
end
$$;

-- Writes down what the network has said of a payment: sent, settled, rejected or returned. Only a step forward changes
-- anything, so whoever comes second, in whatever process, changes nothing. Answers whether something has changed.
create function advance_rail_order(p_order bigint, p_state text, p_reason text, p_next timestamptz, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r rail_order;
  o operation;
  transit bigint;
  settlement bigint;
  notice text;
  new_posting bigint;
begin
  select * into strict r from rail_order x where x.id = p_order for no key update;
  if not ((r.state, p_state) in (('queued', 'sent'), ('queued', 'rejected'), ('sent', 'settled'), ('sent', 'rejected'), ('settled', 'returned'))) then
    return false;
  end if;
  select * into strict o from operation x where x.id = r.operation_id;
  transit := o.leg_accounts[2];
  settlement := (accounts_of_legs(jsonb_build_array(jsonb_build_object('class', 'SETTLEMENT', 'currency', o.currency)), o.operation_id))[1];
  if p_state = 'settled' then
    perform from account a where a.id in (transit, settlement) order by a.id for no key update;
    insert into posting (created_at) values (p_now) returning id into new_posting;
    perform book_legs(new_posting, array[transit, settlement], array[-o.amount, o.amount], p_now);
    notice := 'paymentDone';
  elsif p_state = 'rejected' then
    -- Nothing was done for the fee, and on the day of the booking the limit is given back.
    -- Limits are locked before accounts, as everywhere.
    update limit_use u set used_today = u.used_today - least(u.used_today, given_back), used_this_month = u.used_this_month - given_back
      from (select least(x.used_this_month, o.limit_amount) as given_back, x.customer_id, x.limit_code from limit_use x
        where x.customer_id = o.customer_id and x.limit_code = o.limit_code and x.day = bank_day(o.booked_at) for no key update) l
      where u.customer_id = l.customer_id and u.limit_code = l.limit_code;
    perform book_return(o, o.leg_accounts[2:], array(select -a from unnest(o.leg_amounts[2:]) a), p_now);
    notice := 'paymentRejected';
  elsif p_state = 'returned' then
    perform book_return(o, array[settlement], array[-o.amount], p_now);
    notice := 'paymentReturned';
  end if;
  update rail_order x set state = p_state, reason = p_reason, changed_at = p_now, attempts = 0,
      next_attempt_at = coalesce(p_next, x.next_attempt_at), closed = p_state in ('rejected', 'returned')
    where x.id = p_order;
  update txn t set status = case p_state when 'sent' then 'IN_PROCESS' when 'settled' then 'ACCEPTED'
      when 'rejected' then 'REJECTED' else 'RETURNED' end
    where t.id = r.txn_id;
  insert into outbox_event (customer_id, type, payload, created_at)
    values (o.customer_id, 'TRANSACTION_UPDATED', jsonb_build_object('txnId', r.txn_id::text), p_now);
  if notice is not null then
    insert into notification (user_id, txn_id, kind, created_at) values (o.user_id, r.txn_id, notice, p_now);
    insert into outbox_event (customer_id, user_id, type, payload, created_at) values (o.customer_id, o.user_id, 'TRANSACTION_NOTIFICATION',
      jsonb_build_object('txnId', r.txn_id::text, 'notice', notice), p_now);
  end if;
  return true;
end
$$;

revoke all on function take_rail_orders, postpone_rail_order, book_return, advance_rail_order from public;
grant execute on function take_rail_orders, postpone_rail_order, advance_rail_order to tulpar_bank;
grant select on network_bank, holiday, payment_purpose, rail_order to tulpar_bank;
grant select, insert on sandbox_payment to tulpar_bank;
