-- The Bishkek day of a moment; there has been no other offset since 2005.
create or replace function bank_day(p_moment timestamptz) returns date
language sql immutable as $$ select (p_moment at time zone 'UTC' + interval '6 hours')::date $$;

grant execute on function bank_day to tulpar_bank;
