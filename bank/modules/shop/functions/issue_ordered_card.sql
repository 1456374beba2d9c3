-- Issues the card that was ordered by an application, in the transaction that accepts it, and tells open pages to read the cards again.
create or replace function issue_ordered_card(p_txn bigint, p_hash bytea, p_masked text, p_expires date, p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  o operation;
  replaced card;
  on_account bigint;
  issued bigint;
begin
  select x.* into strict o from application a join operation x on x.id = a.operation_id where a.txn_id = p_txn and a.state = 'ACCEPTED';
  select c.* into replaced from card c where c.id = (o.request -> 'data' ->> 'cardId')::bigint for update;
  on_account := coalesce(replaced.account_id, (o.request -> 'data' ->> 'cardAccountId')::bigint, open_credit_account(o, p_now));
  insert into card (number_hash, masked_number, expires_on, customer_id, account_id, created_at, scheme, supplementary, order_value, holder)
    values (p_hash, p_masked, p_expires, o.customer_id, on_account, p_now, scheme_of_order(p_txn), coalesce(replaced.supplementary, false),
      coalesce(replaced.order_value, (select coalesce(max(c.order_value) + 1, 0) from card c where c.customer_id = o.customer_id)),
      coalesce(o.terms -> 'details' ->> 'cardHolder', ''))
    returning id into issued;
  insert into issued_card (application_id, card_id) values (p_txn, issued);
  if replaced.id is not null then
    insert into card_limit (card_id, limit_type, daily)
      select issued, l.limit_type, l.daily from card_limit l where l.card_id = replaced.id;
    update card_request r set state = 'superseded', ended_at = p_now where r.card_id = replaced.id and r.state = 'waiting';
    update card c set custom_status = 'hardLock', replaced_by = issued where c.id = replaced.id;
  end if;
  insert into outbox_event (customer_id, type, payload, created_at) values (o.customer_id, 'UPDATED_ACCOUNT_CARD', '{}', p_now);
end
$$;

grant execute on function issue_ordered_card to tulpar_bank;
