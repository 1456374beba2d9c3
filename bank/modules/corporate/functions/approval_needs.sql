-- Rules of an edition about a sent document: the signatures each still lacks, whose turn it is, and whose comes later in its order.
create or replace function approval_needs(o operation, p_edition integer)
returns table (rule_id integer, lacks integer, in_turn bigint[], later bigint[])
language sql stable set search_path = public, pg_temp as $$
  with given as materialized (
    select x.able, coalesce((select array_agg(s.user_id order by s.signed_at, s.user_id) from (
        select d.user_id, d.signed_at from document_signature d where d.operation_id = o.id
        union all select d.user_id, d.signed_at from rule_signature d where d.operation_id = o.id) s
      where s.user_id = any (x.able)), '{}') as signed
    from (select able_approvers(o) as able) x)
  select r.rule_id, open.lacks, open.in_turn, case when r.in_order and open.lacks > 0 then array(select s from unnest(r.signers) s
      where s = any (given.able) and not s = any (given.signed) and not s = any (open.in_turn)) else '{}' end
    from rules_about(o, p_edition, o.sent_at) r, given,
      lateral (select greatest(r.needed - (select count(*) from unnest(r.signers) s where s = any (given.signed)), 0)::integer as lacks,
        approvers_in_turn(r.signers, r.needed, r.in_order, given.signed, given.able) as in_turn) open
$$;

grant execute on function approval_needs to tulpar_bank;
