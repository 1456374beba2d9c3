-- Transfers to cards and from them: limits, tariffs, and how often a user may ask about somebody's card.

-- Cards are those of persons.
insert into limit_rule (limit_code, customer_kind, level, minimum, maximum, daily, monthly) values
  ('IPC_CARD', 'I', 'standard', 1000, 10000000, 30000000, 300000000),
  ('IPC_CARD', 'I', 'increased', 1000, 30000000, 100000000, 1000000000),
  ('VISA_OCT', 'I', 'standard', 1000, 10000000, 30000000, 300000000),
  ('VISA_OCT', 'I', 'increased', 1000, 30000000, 100000000, 1000000000),
  ('VISA_AFT', 'I', 'standard', 5000, 5000000, 15000000, 100000000),
  ('VISA_AFT', 'I', 'increased', 5000, 10000000, 50000000, 500000000);

insert into tariff (tariff_code, customer_kind, currency, up_to, fixed, basis_points, minimum) values
  ('IPC_CARD', 'I', 'KGS', null, 0, 30, 1000),
  ('VISA_OCT', 'I', 'KGS', null, 0, 80, 5000),
  ('VISA_OCT', 'I', 'USD', null, 0, 100, 100),
  ('VISA_AFT', 'I', 'KGS', null, 0, 100, 2000);

-- Counts a question about somebody's card as a miss before it is asked; false when the user has asked too often this hour.
create function begin_recipient_lookup(p_user bigint, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  this_hour constant timestamptz = date_trunc('hour', p_now);
  seen recipient_lookup;
begin
  insert into recipient_lookup (user_id, hour, found, missed) values (p_user, this_hour, 0, 1)
    on conflict (user_id) do update
      set hour = excluded.hour,
        found = case when recipient_lookup.hour = excluded.hour then recipient_lookup.found else 0 end,
        missed = case when recipient_lookup.hour = excluded.hour then least(recipient_lookup.missed, 10) else 0 end + 1
    returning * into seen;
  return seen.found < 100 and seen.missed <= 10;
end
$$;

-- The question had an answer, so it was no miss.
create function end_recipient_lookup(p_user bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  update recipient_lookup l set found = l.found + 1, missed = greatest(l.missed - 1, 0) where l.user_id = p_user
$$;

revoke all on function begin_recipient_lookup, end_recipient_lookup from public;
grant execute on function begin_recipient_lookup, end_recipient_lookup to tulpar_bank;
