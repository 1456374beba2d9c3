-- Books the step a network reports of an outgoing payment; returns the kind of the notice to the customer.
create or replace function book_outgoing_step(o operation, p_state text, p_now timestamptz) returns text
language plpgsql set search_path = public, pg_temp as $$
declare
  transit constant bigint = o.leg_accounts[2];
  settlement constant bigint =
    (accounts_of_legs(jsonb_build_array(jsonb_build_object('class', 'SETTLEMENT', 'currency', o.currency)), o.operation_id))[1];
begin
  if p_state = 'settled' then
    perform from account a where a.id in (transit, settlement) order by a.id for no key update;
    perform post(array[transit, settlement], array[-o.amount, o.amount], p_now);
    return 'paymentDone';
  elsif p_state = 'rejected' then
    -- Nothing was done for the fee.
    perform give_limit_back(o);
    perform book_return(o, o.leg_accounts[2], o.amount, o.fee, p_now);
    return 'paymentRejected';
  elsif p_state = 'returned' then
    perform book_return(o, settlement, o.amount, 0, p_now);
    return 'paymentReturned';
  end if;
  return null;
end
$$;
