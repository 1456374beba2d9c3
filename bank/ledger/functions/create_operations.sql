-- Makes several operations at once where nothing is in the way of any, and answers them by their places. Whatever is left out is
-- made alone, which says why it is refused or what was made before: refusals, repetitions, and kinds whose account is not there yet.
-- Each call is JSON by the names of the columns of `operation`, its plan apart. Rows are looked up call by call, so that no plan
-- made while a table was small can read all of it later; with hash and merge joins a creation takes 1.3 times the processor
-- (docs/bench.md).
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
      select x.place::integer as place, x.call ->> 'reference' as reference, x.call -> 'plan' -> 'legs' as legs,
          jsonb_populate_record(null::operation,
            '{"terms": {}, "booked_status": "ACCEPTED"}' || (x.call -> 'plan') || (x.call - 'plan') || '{"state": "created"}') as o
        from jsonb_array_elements(p_calls) with ordinality x (call, place)
        where x.call ->> 'refusal' is null
    ), planned as materialized (
      select a.place, a.reference, jsonb_populate_record(a.o, jsonb_build_object('id', nextval('operation_id_seq'),
            'debit_number', coalesce((debit.row).number, (a.o).debit_number),
            'debit_name', case when debit.row is null then (a.o).debit_name else owner.name end,
            'credit_number', coalesce((credit.row).number, (a.o).credit_number),
            'credit_name', case when credit.row is null then (a.o).credit_name else coalesce((a.o).credit_name, owner.name) end,
            'leg_accounts', leg.accounts, 'leg_amounts', leg.amounts)) as o
        from asked a
          cross join lateral (select c.name ->> 'ru' as name from customer c where c.id = (a.o).customer_id limit 1) owner
          left join lateral (select d as row from account d where d.id = (a.o).debit_account_id limit 1) debit on true
          left join lateral (select c as row from account c where c.id = (a.o).credit_account_id limit 1) credit on true
          left join lateral (select u as row from limit_use u
            where u.customer_id = (a.o).customer_id and u.limit_code = (a.o).limit_code limit 1) use on true
          left join lateral (select h as row from movement_hook h where h.txn_code = (a.o).txn_code limit 1) hook on true
          left join lateral (select true as exists from operation x
            where x.customer_id = (a.o).customer_id and x.operation_id = (a.o).operation_id limit 1) before on true
          cross join lateral (
            select array_agg(l.account order by l.place) as accounts, array_agg(l.amount order by l.place) as amounts,
                sum(l.amount) filter (where b.currency = (a.o).currency) as left_over,
                sum(l.amount) filter (where b.currency <> (a.o).currency) as credited_left_over,
                bool_and(b.currency in ((a.o).currency, (a.o).credited_currency)) as are_known
              from (select e.place, (e.leg ->> 'amount')::bigint as amount,
                    coalesce((e.leg ->> 'account')::bigint, account_of_bank(e.leg ->> 'class', e.leg ->> 'currency',
                      (a.o).operation_id)) as account
                  from jsonb_array_elements(a.legs) with ordinality e (leg, place)) l
                left join lateral (select b.currency from account b where b.id = l.account limit 1) b on true) leg
        where before.exists is null and leg.are_known and coalesce(leg.left_over, 0) = 0 and coalesce(leg.credited_left_over, 0) = 0
          and (hook.row).credit_account is null and booking_refusal(a.o, debit.row, credit.row, hook.row) is null
          and ((a.o).limit_code is null or limit_refusal(a.o, limit_use_on(use.row, bank_day((a.o).created_at))) is null)
    ), digested as materialized (
      select p.place, p.reference, p.o, operation_digest(p.o) as digest from planned p
    ), created as (
      insert into operation (id, customer_id, operation_id, user_id, code, request_hash, request, debit_account_id, credit_account_id,
          debit_number, credit_number, debit_name, credit_name, amount, fee, currency, purpose, digest, fingerprint, state, created_at,
          expires_at, txn_code, credited, credited_currency, terms, leg_accounts, leg_amounts, recipient_id, booked_status, confirm_before,
          late_refusal, limit_code, limit_amount, send_not_before, rail, paid_once, paid_refusal)
        overriding system value
        select (d.o).id, (d.o).customer_id, (d.o).operation_id, (d.o).user_id, (d.o).code, (d.o).request_hash, (d.o).request,
            (d.o).debit_account_id, (d.o).credit_account_id, (d.o).debit_number, (d.o).credit_number, (d.o).debit_name, (d.o).credit_name,
            (d.o).amount, (d.o).fee, (d.o).currency, (d.o).purpose, d.digest, operation_fingerprint(d.digest), (d.o).state,
              (d.o).created_at,
            (d.o).expires_at, (d.o).txn_code, (d.o).credited, (d.o).credited_currency, (d.o).terms, (d.o).leg_accounts, (d.o).leg_amounts,
            (d.o).recipient_id, (d.o).booked_status, (d.o).confirm_before, (d.o).late_refusal, (d.o).limit_code, (d.o).limit_amount,
            (d.o).send_not_before, (d.o).rail, (d.o).paid_once, (d.o).paid_refusal
          from digested d
        on conflict (customer_id, operation_id) do nothing
        returning *
    ), audited as (
      insert into audit_event (at, user_id, customer_id, event, reference_id, result, subject)
        select c.created_at, c.user_id, c.customer_id, c.code, d.reference, 'SUCCESS', c.operation_id::text
          from created c join digested d on (d.o).id = c.id
    )
    select d.place, null::text, c.debit_number::text, c.debit_name, c.credit_number, c.credit_name, c.amount::bigint, c.fee::bigint,
        c.currency::text,
        c.credited::bigint, c.credited_currency::text, c.txn_code, c.terms, c.purpose, c.expires_at, c.fingerprint
      from created c join digested d on (d.o).id = c.id;
end
$$;

grant execute on function create_operations to tulpar_bank;
