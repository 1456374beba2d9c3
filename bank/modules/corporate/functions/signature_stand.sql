-- Effect of a user's signature on a document: whether it takes a free place, is awaited by a rule now, or comes before its turn in the
-- order of one, and whether all signatures are there with it. `p_others` are the places others have signed in.
create or replace function signature_stand(o operation, p_signer app_user, p_needed integer, p_others smallint[], p_edition integer,
  out fills boolean, out awaited boolean, out early boolean, out complete boolean)
language plpgsql stable set search_path = public, pg_temp as $$
begin
  fills := coalesce(p_signer.signature_place <= p_needed and not p_signer.signature_place = any (p_others), false)
    and not exists (select from rule_signature s where s.operation_id = o.id and s.user_id = p_signer.id);
  select coalesce(bool_or(p_signer.id = any (n.in_turn)), false), coalesce(bool_or(p_signer.id = any (n.later)), false),
      cardinality(p_others) + signature_stand.fills::integer >= p_needed
        and coalesce(bool_and(n.lacks - (p_signer.id = any (n.in_turn))::integer <= 0), true)
    into awaited, early, complete from approval_needs(o, p_edition) n;
end
$$;

grant execute on function signature_stand to tulpar_bank;
