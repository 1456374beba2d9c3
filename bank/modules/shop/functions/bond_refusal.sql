-- Refusal of an order for bonds when fewer are left than were agreed on. The issue stays locked until the booking ends, so of two who
-- confirm at one moment the second waits here.
create or replace function bond_refusal(o operation) returns text
language plpgsql set search_path = public, pg_temp as $$
declare
  chosen bond_issue;
begin
  select * into strict chosen from bond_issue i where i.id = (o.terms -> 'details' ->> 'bondIssue')::integer for no key update;
  return case when bonds_left(chosen) < (o.terms -> 'details' ->> 'bondCount')::integer then 'OPERATION_IMPOSSIBLE' end;
end
$$;
