-- Confirms several operations at once where nothing stands in the way of any, and answers them by their places. It never waits for a
-- lock, so two groups can never wait for each other. Whatever is left out is confirmed alone, which says why it is refused: what is
-- held by somebody else, what is not in order, what may not be affordable after those before it in the group, and
-- movements that claim what is paid once or have a hook. One statement locks what the group needs and one judges its members
-- and writes what it books; limits, recipients and orders to networks follow where there are any. What it writes for a member is what
-- `write_bookings` writes for an operation confirmed alone (docs/adr/0072, 0073).
create or replace function confirm_operations(p_customers bigint[], p_users bigint[], p_operations uuid[], p_code_hashes bytea[],
  p_references text[], p_nows timestamptz[], p_sessions bigint[] default null)
returns table (place integer, refusal text, tries_remaining integer, transaction_id bigint, booked_at timestamptz, fingerprint text,
  status text)
language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
  set enable_hashjoin = off set enable_mergejoin = off set enable_material = off set enable_bitmapscan = off as $$
#variable_conflict use_column
declare
  at_once constant timestamptz = (select max(x.now) from unnest(p_nows) x (now));
  operations bigint[];
  places integer[];
  accounts bigint[];
  has_limits boolean;
  has_others boolean;
  held_limits text[];
  within_limits bigint[];
  most_of_user constant integer = 10;
  booked_members integer;
begin
  -- Nobody's codes are judged here beside another call that judges them, nor more of one user than may be wrong in a row: the wrong
  -- ones are counted when the right ones are booked. Deposits and loans have terms of their own, which whoever books on them holds besides.
  with free as materialized (
    select o.id, x.place::integer, o.leg_accounts, o.limit_code is not null as has_limit,
        o.rail is not null or o.recipient_id <> o.customer_id as has_other
      from unnest(p_customers, p_users, p_operations) with ordinality x (customer_id, user_id, operation_id, place)
        join operation o on o.customer_id = x.customer_id and o.operation_id = x.operation_id and o.user_id = x.user_id
      where o.state = 'created' and o.expires_at > at_once and o.paid_once is null
        and not exists (select from movement_hook h where h.txn_code = o.txn_code)
        and (x.place <= most_of_user or cardinality(array_positions(p_users[:x.place::integer], x.user_id)) <= most_of_user)
        and pg_try_advisory_xact_lock(wrong_codes_lock('user', x.user_id))
      for no key update of o skip locked)
  select array_agg(f.id), array_agg(f.place), coalesce(bool_or(f.has_limit), false), coalesce(bool_or(f.has_other), false),
      array(select a.id from account a where a.id = any (array(select l.account from free f cross join unnest(f.leg_accounts) l (account)))
        and a.product = 'current' for no key update skip locked)
    into operations, places, has_limits, has_others, accounts from free f;
  if operations is null then
    return;
  end if;
  if has_limits then
    held_limits := array(select u.customer_id || ' ' || u.limit_code from limit_use u
      where (u.customer_id, u.limit_code) in (select o.customer_id, o.limit_code from operation o where o.id = any (operations))
      for no key update skip locked);
    within_limits := array(select limited.id from (
      select o.id, limit_refusal(o, limit_use_with(use, bank_day(at_once),
          (sum(o.limit_amount) over by_limit)::bigint - o.limit_amount)) as refusal
        from unnest(operations, places) x (id, place)
          join operation o on o.id = x.id
          left join limit_use use on use.customer_id = o.customer_id and use.limit_code = o.limit_code
        where o.customer_id || ' ' || o.limit_code = any (held_limits)
        window by_limit as (partition by o.customer_id, o.limit_code order by x.place)) limited where limited.refusal is null);
  end if;
  return query
    with fit as materialized (
      select j.o, j.place, j.code_id, nextval('posting_id_seq') as posting_id, nextval('txn_id_seq') as txn_id,
          case when (j.o).booked_status = 'ACCEPTED' then 'transferBooked' when (j.o).rail is null then 'orderAccepted'
            else 'paymentAccepted' end as notice
        from (
          select o, x.place, code.id as code_id,
              booking_refusal(o, debit, credit, null) is null
              and debit.balance - debit.blocked - debit.lowest_balance >= sum(o.amount + o.fee) over by_account as is_fit
            from unnest(operations, places) x (id, place)
              join operation o on o.id = x.id
              join account debit on debit.id = o.debit_account_id
              left join account credit on credit.id = o.credit_account_id
              cross join lateral (select from code_subject s where s.subject_kind = 'operation' and s.subject_id = o.id
                and s.tries_left > 0 limit 1) open
              -- The digest is made anew from the row that would be booked, so a row changed after the code was sent fails the code.
              cross join lateral (select c.id from (select c.id, c.code_hash, c.digest, c.used_at, c.expires_at from one_time_code c
                  where c.subject_kind = 'operation' and c.subject_id = o.id order by c.id desc limit 1) c
                where c.code_hash = p_code_hashes[x.place] and c.digest = operation_digest(o) and c.used_at is null
                  and c.expires_at > at_once) code
            where not exists (select from wrong_codes w where w.owner_kind = 'user' and w.owner_id = o.user_id)
              and o.leg_accounts <@ accounts and coalesce(o.confirm_before > at_once, true)
              and (o.limit_code is null or o.id = any (within_limits))
              -- The same operation twice is booked by the first of the two calls; the other is answered alone.
              and array_position(operations, o.id) = array_position(places, x.place)
            window by_account as (partition by o.debit_account_id order by x.place)
        ) j where j.is_fit
    ), leg as materialized (
      select f.posting_id, l.account, l.amount, l.place > 1 and l.account = (f.o).debit_account_id as is_fee,
          sum(l.amount) over whole as total, count(*) over whole as legs, sum(l.amount) over so_far as total_so_far,
            count(*) over so_far as place
        from fit f cross join unnest((f.o).leg_accounts, (f.o).leg_amounts) with ordinality l (account, amount, place)
        where l.amount <> 0
        window whole as (partition by l.account), so_far as (partition by l.account order by f.posting_id, l.place)
    ), changed as (
      update account a
        set balance = a.balance + l.total, data_version = a.data_version + l.legs, last_operation_at = at_once
        from leg l where a.id = l.account and l.place = l.legs
        returning a.id, a.customer_id, a.currency, a.balance, a.data_version
    ), written as materialized (
      select c.id, c.customer_id, c.currency, c.data_version - l.legs + l.place as version, l.posting_id, l.amount, l.is_fee,
          c.balance - l.total + l.total_so_far as balance
        from leg l join changed c on c.id = l.account
    ), entered as (
      insert into entry (account_id, account_version, posting_id, amount, currency, balance_after, is_fee)
        select w.id, w.version, w.posting_id, w.amount, w.currency, w.balance, w.is_fee from written w
    ), posted as (
      insert into posting (id, created_at) overriding system value select f.posting_id, at_once from fit f
    ), told as (
      insert into txn (id, posting_id, operation_id, txn_code, status, created_at, debit_account_id, debit_number, debit_currency,
          debit_amount, credit_account_id, credit_number, credit_currency, credit_amount, fee, total_debited,
          sender_name, recipient_name, purpose, fingerprint, terms)
        overriding system value
        select f.txn_id, f.posting_id, (f.o).operation_id, (f.o).txn_code, (f.o).booked_status, at_once, (f.o).debit_account_id,
            (f.o).debit_number,
            (f.o).currency, (f.o).amount, (f.o).credit_account_id, (f.o).credit_number, (f.o).credited_currency, (f.o).credited, (f.o).fee,
            (f.o).amount + (f.o).fee, (f.o).debit_name, (f.o).credit_name, (f.o).purpose, (f.o).fingerprint, (f.o).terms
          from fit f
    ), listed as (
      insert into txn_of_customer (customer_id, created_at, txn_id) select (f.o).customer_id, at_once, f.txn_id from fit f
    ), noticed as (
      insert into notification (user_id, txn_id, kind, created_at) select (f.o).user_id, f.txn_id, f.notice, at_once from fit f
    ), announced as (
      insert into outbox_event (customer_id, user_id, type, payload, created_at)
        select w.customer_id, null, 'UPDATED_ACCOUNT', jsonb_build_object('accountId', w.id::text, 'dataVersion', w.version::text), at_once
          from written w where w.customer_id is not null
        union all
        select (f.o).customer_id, (f.o).user_id, 'TRANSACTION_NOTIFICATION', jsonb_build_object('txnId', f.txn_id::text, 'notice',
            f.notice), at_once
          from fit f
    ), spent as (
      update one_time_code c set used_at = at_once from fit f where c.id = f.code_id
    ), booked as (
      update operation o set state = 'booked', booked_at = at_once, txn_id = f.txn_id from fit f where o.id = (f.o).id
    ), audited as (
      insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
        select at_once, (f.o).user_id, (f.o).customer_id, 'CONFIRM', p_references[f.place], 'SUCCESS', (f.o).operation_id::text from fit f
    )
    select f.place, null::text, null::integer, f.txn_id, at_once, (f.o).fingerprint, (f.o).booked_status::text from fit f;
  get diagnostics booked_members = row_count;
  if booked_members < cardinality(operations) then
    -- Wrong codes are answered and counted here: alone they would be counted only after others had been judged.
    return query
      select x.place, c.* from (
          select x.place, o.customer_id, o.user_id, o.operation_id
            from unnest(operations, places) x (id, place)
              join operation o on o.id = x.id and o.state = 'created'
              left join lateral (select c.code_hash, c.digest from one_time_code c
                where c.subject_kind = 'operation' and c.subject_id = o.id order by c.id desc limit 1) code on true
            where (code.code_hash = p_code_hashes[x.place] and code.digest = operation_digest(o)) is not true
            order by x.place offset 0) x
        cross join lateral confirm_operation(x.customer_id, x.user_id, x.operation_id, p_code_hashes[x.place], p_references[x.place],
          at_once, p_sessions[x.place]) c;
  end if;
  if has_limits then
    update limit_use u set day = n.day, used_today = n.used_today, used_this_month = n.used_this_month
      from (select o.customer_id, o.limit_code, sum(o.limit_amount)::bigint as amount from operation o
          where o.id = any (operations) and o.state = 'booked' and o.limit_code is not null group by o.customer_id, o.limit_code) counted
        join limit_use before on before.customer_id = counted.customer_id and before.limit_code = counted.limit_code
        cross join lateral limit_use_with(before, bank_day(at_once), counted.amount) n
      where u.customer_id = counted.customer_id and u.limit_code = counted.limit_code;
  end if;
  if has_others then
    select array_agg(o.id), array_agg(o.txn_id) into operations, accounts from operation o where o.id = any (operations)
      and o.state = 'booked';
    perform tell_others(operations, accounts, at_once);
  end if;
end
$$;

grant execute on function confirm_operations to tulpar_bank;
