-- True for a card in whose place another one is ordered and not yet handed out.
create or replace function is_card_being_replaced(p_card bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from application a join operation o on o.id = a.operation_id
      where a.product in ('makeCardReissue', 'makeCardRenewal') and a.state not in ('ACCEPTED', 'REJECTED', 'CANCELLED')
        and a.customer_id = (select c.customer_id from card c where c.id = p_card)
        and (o.request -> 'data' ->> 'cardId')::bigint = p_card)
$$;

grant execute on function is_card_being_replaced to tulpar_bank;
