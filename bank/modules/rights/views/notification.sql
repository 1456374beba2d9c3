-- Notices but those of movements that touch no account that is seen.
create or replace view seen.notification with (security_invoker = true) as
  select n.* from public.notification n
    where n.txn_id is null or exists (
      select from public.txn t, (select accounts_of_reader() as ids) seen
        where t.id = n.txn_id and (t.debit_account_id = any (seen.ids) or t.credit_account_id = any (seen.ids)));

grant select, insert, update, delete on seen.notification to tulpar_bank;
