-- The accounts of a plan: a leg names an account by its id, or one of the bank by its class and currency.
create or replace function accounts_of_legs(p_legs jsonb, p_operation uuid) returns bigint[]
language sql stable set search_path = public, pg_temp as $$
  select array_agg(
      case jsonb_typeof(l.leg -> 'account') when 'string' then (l.leg ->> 'account')::bigint
        else (select a.id from account a where a.customer_id is null and a.account_class = l.leg ->> 'class'
          and a.currency = l.leg ->> 'currency' and a.shard = get_byte(uuid_send(p_operation), 15) & 15) end
      order by l.place)
    from jsonb_array_elements(p_legs) with ordinality l (leg, place)
$$;
