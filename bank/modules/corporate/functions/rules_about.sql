-- Rules of an edition about a document: it fulfils their conditions, and so does the sum of its day with it.
create or replace function rules_about(o operation, p_edition integer, p_now timestamptz) returns setof approval_rule
language sql stable set search_path = public, pg_temp as $$
  select r.* from (select subject_of(o, p_now) as s) x, rules_at(o.customer_id, p_edition) r
    where rule_matches(r, x.s) and (r.amount_from is null
      or rule_day_sum(r, x.s) + case when o.sent_at is not null and o.state in ('signing', 'booked') then 0 else (x.s).soms end
        >= r.amount_from)
    order by r.rule_id
$$;

grant execute on function rules_about to tulpar_bank;
