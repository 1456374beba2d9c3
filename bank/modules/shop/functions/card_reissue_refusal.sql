-- Refusal of a card in place of another one, when that one has been replaced or its replacement ordered since. The card stays locked until
-- the booking ends, so of two who confirm at one moment the second waits here.
create or replace function card_reissue_refusal(o operation) returns text
language plpgsql set search_path = public, pg_temp as $$
declare
  replaced card;
begin
  select * into strict replaced from card c where c.id = (o.request -> 'data' ->> 'cardId')::bigint for no key update;
  return case when replaced.replaced_by is not null or is_card_being_replaced(replaced.id) then 'OPERATION_IMPOSSIBLE' end;
end
$$;
