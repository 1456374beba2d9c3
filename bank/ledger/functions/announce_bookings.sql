-- Writes the notices and events of bookings: one row of the outbox for each booking and customer. The arrays belong together by their
-- places. Without a user each user of the customer has the notice; without a notice the event alone is written. p_accounts are the changed
-- accounts as post_legs returns them. p_by_bank marks bookings without an order of the customer, which open pages do not expect. The
-- event is a BookingPayload (bank/db/eventPayloads.ts).
create or replace function announce_bookings(p_txns bigint[], p_customers bigint[], p_users bigint[], p_notices text[], p_accounts jsonb[],
  p_now timestamptz, p_by_bank boolean default null) returns void
language plpgsql as $$
begin
  with noticed as (
    insert into notification (user_id, txn_id, kind, created_at)
      select coalesce(r.user_id, u.id), r.txn_id, r.notice, p_now
        from unnest(p_txns, p_customers, p_users, p_notices) r (txn_id, customer_id, user_id, notice)
          left join app_user u on u.customer_id = case when r.user_id is null then r.customer_id end
        where r.notice is not null and coalesce(r.user_id, u.id) is not null
  )
  insert into outbox_event (customer_id, type, payload, created_at)
    select r.customer_id, 'BOOKING', jsonb_strip_nulls(jsonb_build_object('txnId', r.txn_id::text, 'notice', r.notice,
        'userId', r.user_id::text, 'byBank', p_by_bank, 'accounts', r.accounts)), p_now
      from unnest(p_txns, p_customers, p_users, p_notices, p_accounts) r (txn_id, customer_id, user_id, notice, accounts);
end
$$;
