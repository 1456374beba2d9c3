-- Documents of the ids as far as rules ask for them: the rules about each, and the users who may sign and have signed, whatever accounts
-- their reader sees.
create or replace function rule_facts(p_customer bigint, p_ids bigint[], p_now timestamptz)
returns table (id bigint, rules integer[], able text[], signed jsonb)
language sql stable set search_path = public, pg_temp as $$
  select o.id, array(select r.rule_id from rules_about(o, k.edition, p_now) r), able_approvers(o)::text[], (
      select jsonb_agg(jsonb_build_object('id', s.user_id::text, 'at', s.signed_at) order by s.signed_at, s.user_id) from (
        select x.user_id, x.signed_at from document_signature x where x.operation_id = o.id
        union all select x.user_id, x.signed_at from rule_signature x where x.operation_id = o.id) s)
    from approval_rule_set k join operation o on o.customer_id = k.customer_id
    where k.customer_id = p_customer and o.id = any (p_ids)
$$;

grant execute on function rule_facts to tulpar_bank;
