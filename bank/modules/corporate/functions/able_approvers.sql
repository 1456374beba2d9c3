-- Users whose signature counts under rules about an operation: with the right to sign, who may work with its account. Its author's does
-- not, under whichever login: logins of one telephone are one person.
create or replace function able_approvers(o operation) returns bigint[]
language sql stable set search_path = public, pg_temp as $$
  select coalesce(array_agg(u.id order by u.id), '{}') from app_user u join app_user author on author.id = o.user_id
    where u.customer_id = o.customer_id and u.phone <> author.phone and 'sign' = any (u.rights)
      and may_see(u.id, coalesce(o.debit_account_id, o.credit_account_id), true)
$$;

grant execute on function able_approvers to tulpar_bank;
