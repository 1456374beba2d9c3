-- Changes waiting for signatures, but those of an account or a card that is not seen.
create or replace view seen.change_document with (security_invoker = true) as
  select c.* from public.change_document c
    where c.customer_id <> (select customer_of_reader()) or not c.request ? 'accountId'
      or (c.request ->> 'accountId')::bigint = any ((select accounts_of_reader())::bigint[]);

grant select, insert, update, delete on seen.change_document to tulpar_bank;
