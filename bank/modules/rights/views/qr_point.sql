-- Points of sale that lead to accounts that are seen, those that lead to none, and those the reader is linked to, which are only read.
create or replace view seen.qr_point with (security_invoker = true) as
  select t.* from public.qr_point t
    where t.customer_id <> (select customer_of_reader()) or t.account_id is null
      or t.account_id = any ((select accounts_of_reader())::bigint[])
      or not current_setting('tulpar.working')::boolean and exists (select from public.qr_point_user x
        where x.point_id = t.id and x.user_id = current_setting('tulpar.reader')::bigint);

grant select, insert, update (name, address, sales_point_id, account_id, is_active, archived_at) on seen.qr_point to tulpar_bank;
