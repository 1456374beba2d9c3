-- Opens the account that was ordered by an application, in the transaction that accepts it, and tells open pages of it.
create or replace function open_ordered_account(p_txn bigint, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ordered jsonb;
  opened account;
begin
  select o.terms -> 'details' into strict ordered from application a join operation o on o.id = a.operation_id
    where a.txn_id = p_txn and a.product = 'makeAccountOpening' and a.state = 'ACCEPTED';
  insert into account (number, customer_id, account_class, class_group, currency, lowest_balance, opened_at)
    select ordered ->> 'openedAccount', c.id, case c.kind when 'C' then '1020' else '1010' end, '1', ordered ->> 'openedCurrency', 0, p_now
      from application a join customer c on c.id = a.customer_id where a.txn_id = p_txn
    returning * into strict opened;
  perform tell_account_changed(opened, p_now);
end
$$;

grant execute on function open_ordered_account to tulpar_bank;
