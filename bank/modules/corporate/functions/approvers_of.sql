-- Users who approve a document of a company about an account before it is signed; none where the company has no such step. It has one
-- where a user approves without signing: a signature of a user with both rights includes the approval. A maker does not approve,
-- and two logins of one telephone are one person. Without an account all approvers of the company are returned.
create or replace function approvers_of(p_customer bigint, p_maker bigint, p_account bigint default null) returns bigint[]
language sql stable set search_path = public, pg_temp as $$
  select case when bool_or(not 'sign' = any (u.rights)) then array_agg(u.id order by u.id) else '{}' end
    from app_user m join app_user u on u.customer_id = p_customer and u.id <> m.id and u.phone <> m.phone and 'approve' = any (u.rights)
    where m.id = p_maker and (p_account is null or may_see(u.id, p_account, true))
$$;

grant execute on function approvers_of to tulpar_bank;
