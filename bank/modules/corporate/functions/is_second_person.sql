-- True unless a user made a change of approval rules that one signature would complete: such a change needs another person to sign it.
create or replace function is_second_person(p_change bigint, p_user bigint) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select c.code not in ('SET_APPROVAL_RULE', 'DELETE_APPROVAL_RULE')
      or exists (select from customer k where k.id = c.customer_id and k.signatures_needed > 1)
      or exists (select from app_user maker, app_user u where maker.id = c.user_id and u.id = p_user and u.phone <> maker.phone)
    from change_document c where c.id = p_change
$$;

grant execute on function is_second_person to tulpar_bank;
