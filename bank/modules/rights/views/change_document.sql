-- Changes waiting for signatures, but those of an account that is not seen, and those that are about no account: they concern the whole
-- company, as the rights of its users do, and may name accounts that are not seen.
create or replace view seen.change_document with (security_invoker = true) as
  select c.* from public.change_document c
    where c.customer_id <> (select customer_of_reader())
      or (c.request ->> 'accountId')::bigint = any ((select accounts_of_reader())::bigint[]);

grant select, insert, update, delete on seen.change_document to tulpar_bank;
