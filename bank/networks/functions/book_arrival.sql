-- Credits money a network has paid, and clears the claim. Returns the posting, or the first reason the account cannot be credited.
create or replace function book_arrival(o operation, p_now timestamptz, out refusal text, out posting_id bigint)
language plpgsql set search_path = public, pg_temp as $$
declare
  settlement constant bigint =
    (accounts_of_legs(jsonb_build_array(jsonb_build_object('class', 'SETTLEMENT', 'currency', o.currency)), o.operation_id))[1];
  credit account;
begin
  perform from account a where a.id = any (o.leg_accounts[:2] || array[settlement, o.credit_account_id]) order by a.id for no key update;
  select * into credit from account a where a.id = o.credit_account_id;
  refusal := booking_refusal(o, null, credit, null);
  if refusal is null then
    posting_id := post(array[o.leg_accounts[1], settlement, o.leg_accounts[2], credit.id],
      array[o.amount + o.fee, -(o.amount + o.fee), -o.amount, o.amount], p_now);
  end if;
end
$$;
