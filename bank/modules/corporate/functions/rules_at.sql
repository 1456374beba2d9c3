-- Rules of a company as they were in an edition.
create or replace function rules_at(p_customer bigint, p_edition integer) returns setof approval_rule
language sql stable set search_path = public, pg_temp as $$
  select r.* from approval_rule r
    where r.customer_id = p_customer and r.edition <= p_edition and not r.ended
      and not exists (select from approval_rule later where later.customer_id = r.customer_id and later.rule_id = r.rule_id
        and later.edition > r.edition and later.edition <= p_edition)
    order by r.rule_id
$$;

grant execute on function rules_at to tulpar_bank;
