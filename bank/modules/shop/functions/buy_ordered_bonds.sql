-- Pays for the bonds of an application, in the transaction that accepts it: what waits for them goes to the state through settlement, or
-- becomes a debt of the bank when the bonds are its own. The key books it once.
create or replace function buy_ordered_bonds(p_txn bigint, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  o operation;
  payee_class text;
begin
  select x.* into strict o from application a join operation x on x.id = a.operation_id where a.txn_id = p_txn and a.state = 'ACCEPTED';
  select case i.issuer when 'bank' then 'BONDS_ISSUED' else 'SETTLEMENT' end into strict payee_class
    from bond_order b join bond_issue i on i.id = b.issue_id where b.application_id = p_txn;
  perform book_of_bank('bonds ' || p_txn, array[o.leg_accounts[2], account_of_bank(payee_class, o.currency, o.operation_id)],
    array[-o.amount, o.amount], null, p_now);
end
$$;

grant execute on function buy_ordered_bonds to tulpar_bank;
