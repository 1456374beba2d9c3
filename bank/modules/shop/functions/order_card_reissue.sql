-- Keeps a confirmed order for a card in place of another one as an application. A lost card is blocked at once, as if its owner had blocked
-- it, so that one which is found can be unblocked as long as the new one is not handed out.
create or replace function order_card_reissue(o operation, p_txn bigint, p_now timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  lost card;
begin
  perform open_application(o, p_txn, p_now);
  if o.request -> 'data' ->> 'reason' = 'LOST' then
    update card c set custom_status = 'softLock'
      where c.id = (o.request -> 'data' ->> 'cardId')::bigint and c.custom_status = 'active' returning * into lost;
  end if;
  if lost.id is not null then
    update card_request r set state = 'superseded', ended_at = p_now
      where r.card_id = lost.id and r.kind in ('block', 'unblock') and r.state = 'waiting';
    insert into card_request (card_id, user_id, operation_id, kind, made_at, due_by, ask_at)
      values (lost.id, o.user_id, o.operation_id, 'block', p_now, p_now + interval '15 minutes', p_now);
    insert into outbox_event (customer_id, type, payload, created_at)
      values (o.customer_id, 'UPDATED_ACCOUNT_CARD', jsonb_build_object('accountId', lost.account_id::text), p_now);
  end if;
end
$$;
