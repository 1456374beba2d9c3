-- Takes back the counted miss of a query that had an answer.
create or replace function end_recipient_lookup(p_user bigint, p_address text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update recipient_lookup l set found = l.found + 1, missed = greatest(l.missed - 1, 0) where l.user_id = p_user;
  update recipient_lookup_source s set missed = greatest(s.missed - 1, 0) where s.network = lookup_network(p_address)
$$;

grant execute on function end_recipient_lookup to tulpar_bank;
