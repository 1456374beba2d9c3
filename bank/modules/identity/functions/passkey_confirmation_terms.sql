-- Reason an operation needs a code although its user has a passkey, and what it counts against the sum of the day, in minor units of
-- the som. A user whose ceiling is 0 confirms everything with codes. Money that stays with the customer counts nothing. A payee is
-- known whom one of the latest thousand operations of the customer has paid. Codes that were released and not used yet count for the
-- minute they are valid. No row where the user has no such operation.
create or replace function passkey_confirmation_terms(p_customer bigint, p_user bigint, p_operation uuid, p_day date, p_now timestamptz)
returns table (operation_row bigint, digest bytea, state operation_state, expires_at timestamptz, refusal text, amount bigint,
  ceiling bigint)
language sql stable set search_path = public, pg_temp as $$
  with asked as (
    select o.*, u.passkey_daily_sum,
        exists (select from account a where a.id = o.credit_account_id and a.customer_id = o.customer_id) as stays
      from operation o join app_user u on u.id = o.user_id
      where o.customer_id = p_customer and o.operation_id = p_operation and o.user_id = p_user
  ), counted as (
    select o.*, case when o.stays then 0 when o.currency = 'KGS' then o.amount + o.fee else o.limit_amount end as sum_of_day,
        (select coalesce(sum(c.amount), 0) from passkey_confirmation c join operation x on x.id = c.operation_id
          where c.user_id = p_user and c.day = p_day and c.operation_id <> o.id
            and (x.state = 'booked' or c.released_at > p_now - interval '1 minute')) as before
      from asked o
  )
  select o.id, o.digest, o.state, o.expires_at, case
      when o.passkey_daily_sum = 0 then 'PASSKEY_OFF'
      when o.stays then null
      when not exists (
        select from (select t.txn_id from txn_of_customer t where t.customer_id = p_customer
              order by t.created_at desc, t.txn_id desc limit 1000) latest
            join txn t on t.id = latest.txn_id
          where t.credit_number = o.credit_number and t.txn_code = o.txn_code and t.recipient_name = o.credit_name
            and t.status not in ('REJECTED', 'CANCELLED'))
        then 'PASSKEY_PAYEE_NOT_KNOWN'
      when o.sum_of_day is null or o.before + o.sum_of_day > o.passkey_daily_sum then 'PASSKEY_SUM_EXCEEDED'
    end, coalesce(o.sum_of_day, 0), o.passkey_daily_sum
    from counted o
$$;

grant execute on function passkey_confirmation_terms to tulpar_bank;
