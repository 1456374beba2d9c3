-- Users whose turn it is under a rule, as `approversInTurn` of src/domain/corporate/approvalRule.ts says.
create or replace function approvers_in_turn(p_signers bigint[], p_needed integer, p_in_order boolean, p_signed bigint[], p_able bigint[])
returns bigint[]
language sql immutable set search_path = public, pg_temp as $$
  with listed as (
      select s.id, s.place, s.id = any (p_signed) as signed, s.id = any (p_able) and not s.id = any (p_signed) as open
        from unnest(p_signers) with ordinality s (id, place)),
    stand as (
      select p_needed - count(*) filter (where l.signed) as wanted, coalesce(max(l.place) filter (where l.signed), 0) as last
        from listed l),
    behind as (
      select l.id, l.place, count(*) over (order by l.place desc) as with_those_after
        from listed l, stand s where l.open and l.place > s.last),
    ordered as (
      select array_agg(b.id order by b.place) as ids from behind b, stand s where b.with_those_after >= s.wanted)
  select case when s.wanted <= 0 then '{}'
      when p_in_order and o.ids is not null then o.ids
      else coalesce((select array_agg(l.id order by l.place) from listed l where l.open), '{}') end
    from stand s, ordered o
$$;

grant execute on function approvers_in_turn to tulpar_bank;
