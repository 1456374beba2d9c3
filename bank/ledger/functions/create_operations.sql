-- Creates operations as planned and answers each by its place: with what was stored, or with the reason it is refused. An operation that
-- was stored before for the same request is answered with what is stored. Limits and booking rules are checked without blocking
-- anything until the operation is confirmed. A call is left out when another creates the same operation at the same moment; made again,
-- it finds that one stored.
-- Each call is JSON by the names of the columns of `operation`, with its plan apart, or the reason why there is none. Rows are looked up
-- call by call, so that no plan made while a table was small can read all of it later; with hash and merge joins a creation takes
-- 1.3 times the processor (docs/bench.md).
create or replace function create_operations(p_calls jsonb)
returns table (place integer, refusal text, debit_number text, debit_name text, credit_number text, credit_name text, amount bigint,
  fee bigint, currency text, credited bigint, credited_currency text, txn_code text, terms jsonb, purpose text,
  expires_at timestamptz, fingerprint text)
language plpgsql security definer set search_path = public, pg_temp
  set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
begin
  return query
    with asked as materialized (
      select x.place::integer, x.call ->> 'reference' as reference, x.call ->> 'refusal' as refusal, x.call -> 'plan' -> 'legs' as legs,
          jsonb_populate_record(null::operation,
            '{"terms": {}, "booked_status": "ACCEPTED"}' || (x.call -> 'plan') || (x.call - 'plan') || '{"state": "created"}') as o
        from jsonb_array_elements(p_calls) with ordinality x (call, place)
    ), checked as materialized (
      select a.place, a.reference, a.o as asked, (before.row).id is not null as is_stored, found.refusal,
          case when found.refusal is null then coalesce(before.row, planned_operation(a.o, debit.row, credit.row, owner.name, a.legs)) end
            as o
        from asked a
          cross join lateral (select c.name ->> 'ru' as name from customer c where c.id = (a.o).customer_id limit 1) owner
          left join lateral (select x as row from operation x
            where x.customer_id = (a.o).customer_id and x.operation_id = (a.o).operation_id limit 1) before on true
          left join lateral (select h as row from movement_hook h where h.txn_code = (a.o).txn_code limit 1) hook on true
          left join lateral (select d as row from account d where d.id = (a.o).debit_account_id limit 1) debit on true
          left join lateral (select c as row from account c
              where c.id = (a.o).credit_account_id and (hook.row).credit_account is null
            union all select hooked_account(hook.row, a.o, (a.o).created_at) where (hook.row).credit_account is not null
            limit 1) credit on true
          left join lateral (select u as row from limit_use u
            where u.customer_id = (a.o).customer_id and u.limit_code = (a.o).limit_code limit 1) use on true
          cross join lateral (select case
            when (before.row).request_hash <> (a.o).request_hash then 'OPERATION_ID_REUSED'
            when (before.row).id is null then coalesce(a.refusal,
              case when (a.o).limit_code is not null then limit_refusal(a.o, limit_use_on(use.row, bank_day((a.o).created_at))) end,
              booking_refusal(a.o, debit.row, credit.row, hook.row)) end as refusal offset 0) found
    ), created as (
      insert into operation overriding system value
        select (c.o).* from checked c where c.refusal is null and not c.is_stored
        on conflict (customer_id, operation_id) do nothing
        returning id
    ), answered as materialized (
      select c.* from checked c where c.is_stored or c.refusal is not null or (c.o).id in (select n.id from created n)
    ), audited as (
      insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
        select (a.asked).created_at, (a.asked).user_id, (a.asked).customer_id, (a.asked).code, a.reference, coalesce(a.refusal, 'SUCCESS'),
            (a.asked).operation_id::text
          from answered a
    )
    select a.place, a.refusal, (a.o).debit_number::text, (a.o).debit_name, (a.o).credit_number, (a.o).credit_name, (a.o).amount::bigint,
        (a.o).fee::bigint, (a.o).currency::text, (a.o).credited::bigint, (a.o).credited_currency::text, (a.o).txn_code, (a.o).terms,
        (a.o).purpose, (a.o).expires_at, (a.o).fingerprint
      from answered a;
end
$$;

grant execute on function create_operations to tulpar_bank;
