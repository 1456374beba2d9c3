-- Refusal of a free account when the customer has got or ordered an account since. The customer stays locked until the booking ends, so
-- of two orders that are confirmed at one moment the second waits here.
create or replace function first_account_refusal(o operation) returns text
language plpgsql set search_path = public, pg_temp as $$
begin
  perform from customer c where c.id = o.customer_id for no key update;
  return case when has_or_opens_account(o.customer_id) then 'FIRST_ACCOUNT_EXISTS' end;
end
$$;
