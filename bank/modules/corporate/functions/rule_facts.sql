-- Documents as far as rules ask for them: those of the ids, and those that count together with them, whatever accounts their reader sees.
create or replace function rule_facts(p_customer bigint, p_ids bigint[], p_now timestamptz)
returns table (id bigint, is_asked boolean, is_counted boolean, author_id text, day text, soms bigint, code text, account_id text,
  credit_number text, credit_name text, inn text, able text[], signed jsonb)
language sql stable set search_path = public, pg_temp as $$
  with asked as (
      select o.* from operation o where o.customer_id = p_customer and o.id = any (p_ids)),
    days as (
      select distinct a.user_id, bank_day(coalesce(a.sent_at, p_now)) as day from asked a),
    counted as (
      select o as o from days d join operation o on o.user_id = d.user_id and o.customer_id = p_customer
          and o.sent_at >= (d.day - 1)::timestamp at time zone 'UTC' and o.sent_at < (d.day + 1)::timestamp at time zone 'UTC'
          and bank_day(o.sent_at) = d.day
        where o.state in ('signing', 'booked'))
  select (f.o).id, (f.o).id = any (p_ids), (f.o).sent_at is not null and (f.o).state in ('signing', 'booked'), (f.o).user_id::text,
      bank_day(coalesce((f.o).sent_at, p_now))::text, som_amount(f.o), (f.o).code,
      coalesce((f.o).debit_account_id, (f.o).credit_account_id, 0)::text, (f.o).credit_number, (f.o).credit_name, payee_inn(f.o),
      case when (f.o).id = any (p_ids) then able_approvers(f.o)::text[] end,
      case when (f.o).id = any (p_ids) then (
        select jsonb_agg(jsonb_build_object('id', s.user_id::text, 'at', s.signed_at) order by s.signed_at, s.user_id) from (
          select x.user_id, x.signed_at from document_signature x where x.operation_id = (f.o).id
          union all select x.user_id, x.signed_at from rule_signature x where x.operation_id = (f.o).id) s) end
    from (select c.o from counted c union all
      select (select o from operation o where o.id = a.id) from asked a where a.id not in (select (c.o).id from counted c)) f
$$;

grant execute on function rule_facts to tulpar_bank;
