-- Applications of the reader; those others of the company have made may name accounts the reader does not see.
create or replace view seen.application with (security_invoker = true) as
  select t.* from public.application t
    where t.customer_id <> (select customer_of_reader()) or t.user_id = current_setting('tulpar.reader')::bigint;

grant select, update (state) on seen.application to tulpar_bank;
